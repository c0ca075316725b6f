export { appConfig, type AppOptions } from './app-config.ts';
export { containerName, routerFacadeExports, sharedPackages } from './sharing.ts';
