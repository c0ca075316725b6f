export { appConfig } from './app-config.ts';
export type { AppOptions } from './app-options.ts';
export { pageConfig } from './page-config.ts';
export { containerName, facadeExports, sharedPackages } from './sharing.ts';
