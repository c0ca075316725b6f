import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { baseConfig, type Build } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { federation } from './federation.ts';
import { OfflineFiles } from './offline-files.ts';
import { PageFilesList } from './page-files.ts';
import { shellPage, standAlonePage } from './pages.ts';
import { serverConfig, type ServerBuild } from './server-config.ts';
import { containerName } from './sharing.ts';

/** The options of one app's build. */
export interface AppOptions {
  /** Name on the wire and in addresses: `shell`, `marketing`, `exams`, `test-runner`, `dashboard`. */
  name: string;
  /** The app's folder. */
  dir: string;
  /** The texts of the shell's page, by their names in its template. */
  texts?: Readonly<Record<string, string>>;
  /** Modules that the shell may load; none for the shell itself. */
  exposes?: Record<string, string>;
  /** The module that page-kit's server program runs, for an app with public pages, and the shell. */
  server?: ServerBuild;
  /** What single pages need before the app's scripts can ask for it. */
  routes?: readonly PageRoute[];
  /** For an app that starts offline, because the service worker caches it. */
  offline?: {
    /** Packages that are useless offline. */
    without?: readonly string[];
    /** Names of chunks that only some pages need: they are cached once they were loaded. */
    onDemand?: readonly string[];
    /** The entry of the service worker, which only the shell has. */
    worker?: string;
  };
}

/** What the page of a path needs (page-kit's `PageRoute` says more). */
export interface PageRoute {
  /** The pattern of the path: `/exam-details/:examId`. */
  path: string;
  /** Names of the chunks that only some pages need (`webpackChunkName`). */
  chunks?: readonly string[];
  /** Names of those that the page needs soon after. */
  later?: readonly string[];
  /** The parameters of the query that change the page, if it is rendered on a server. */
  search?: readonly string[];
  /** The first calls of a signed-in student's page. */
  calls?: readonly string[];
}

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
