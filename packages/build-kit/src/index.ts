export { appConfig, type AppOptions } from './app-config.ts';
export { pageConfig } from './page-config.ts';
export { containerName, routerFacadeExports, sharedPackages } from './sharing.ts';
