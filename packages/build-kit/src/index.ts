export { appConfig, type AppOptions } from './app-config.ts';
export { pageConfig } from './page-config.ts';
export { containerName, facadeExports, sharedPackages } from './sharing.ts';
