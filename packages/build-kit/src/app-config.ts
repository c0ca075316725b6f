import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { AppOptions } from './app-options.ts';
import { baseConfig, type Build } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { federation } from './federation.ts';
import { OfflineFiles } from './offline-files.ts';
import { PageFilesList } from './page-files.ts';
import { shellPage, standAlonePage } from './pages.ts';
import { serverConfig } from './server-config.ts';
import { containerName } from './sharing.ts';

type AppConfiguration = Configuration & { devServer?: DevServerConfiguration };

interface CliEnvironment {
  WEBPACK_SERVE?: boolean;
}

/**
 * The webpack configuration of the shell or of a remote. With `webpack serve` a remote gets a second
 * build: its own page, in which it runs without the shell.
 */
export function appConfig(
  options: AppOptions,
): (env: CliEnvironment, argv: { mode?: string }) => AppConfiguration[] {
  return (env, argv) => {
    const build: Build = {
      ...options,
      isProduction: argv.mode !== 'development',
      isServing: env.WEBPACK_SERVE === true,
    };
    const app = build.exposes ? remote(build) : shell(build);
    const worker = build.offline?.worker;
    if (!build.isServing) {
      return [
        app,
        ...(worker ? [serviceWorker(build, worker)] : []),
        ...(build.server ? [serverConfig(build, build.server)] : []),
      ];
    }
    const servedApp = { ...app, devServer: devServer(build.name) };
    return build.exposes ? [servedApp, standAlone(build)] : [servedApp];
  };
}

/** What the shell shares is needed by every page, with its facades: one file instead of ten. */
const sharedChunk = {
  name: 'shared',
  test: /[\\/](?:node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]|build-kit[\\/]browser[\\/]react-)/,
  chunks: 'async',
  enforce: true,
} as const;

function shell(build: Build): AppConfiguration {
  const base = baseConfig(build, 'shell');
  return {
    ...base,
    entry: { main: './src/main.ts' },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { shared: sharedChunk } } },
    plugins: [
      ...(base.plugins ?? []),
      federation(build),
      ...shellPage(build),
      ...offlineFiles(build, 'assets/'),
      ...pageFiles(build, ['main', 'bootstrap']),
    ],
  };
}

function remote(build: Build): AppConfiguration {
  const base = baseConfig(build, build.name);
  const plugins = [
    ...(base.plugins ?? []),
    federation(build),
    ...offlineFiles(build, ''),
    ...pageFiles(build, [containerName(build.name), '__federation_expose_remote']),
  ];
  return { ...base, entry: {}, plugins };
}

function offlineFiles({ offline, isProduction }: Build, prefix: string): OfflineFiles[] {
  if (!offline || !isProduction) return [];
  const { without = [], onDemand = [] } = offline;
  return [new OfflineFiles({ fileName: `${prefix}offline-files.json`, without, onDemand })];
}

function pageFiles(
  { isProduction, routes = [] }: Build,
  entries: readonly string[],
): PageFilesList[] {
  return isProduction ? [new PageFilesList({ fileName: 'page-files.json', entries, routes })] : [];
}

/** One file whose name never changes, because browsers check the same URL for updates. */
function serviceWorker(build: Build, entry: string): AppConfiguration {
  const base = baseConfig(build, `${build.name}-worker`);
  return {
    ...base,
    // After the app's build, which empties the folder.
    dependencies: [build.name],
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': entry },
    output: { ...base.output, clean: false, filename: '[name].js' },
  };
}

function standAlone(build: Build): AppConfiguration {
  const base = baseConfig(build, `${build.name}-alone`);
  return { ...base, ...standAlonePage(build, base) };
}
