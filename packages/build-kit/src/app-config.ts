import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { baseConfig, browserFile, type Build } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { federation } from './federation.ts';
import { OfflineFiles } from './offline-files.ts';
import { shellPage, standAlonePage } from './pages.ts';

/** The options of one app's build. */
export interface AppOptions {
  /** Name on the wire and in addresses: `shell`, `marketing`, `exams`, `test-runner`, `dashboard`. */
  name: string;
  /** The app's folder. */
  dir: string;
  /** Modules that the shell may load; none for the shell itself. */
  exposes?: Record<string, string>;
  /** For an app that starts offline, because the service worker caches it. */
  offline?: {
    /** Packages that are useless offline. */
    without?: readonly string[];
    /** The entry of the service worker, which only the shell has. */
    worker?: string;
  };
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
    if (!build.isServing) return worker ? [app, serviceWorker(build, worker)] : [app];
    const servedApp = { ...app, devServer: devServer(build.name) };
    return build.exposes ? [servedApp, standAlone(build)] : [servedApp];
  };
}

function shell(build: Build): AppConfiguration {
  const base = baseConfig(build, 'shell');
  return {
    ...base,
    entry: { main: [browserFile('nonce-prelude.js'), './src/main.ts'] },
    plugins: [
      ...(base.plugins ?? []),
      federation(build),
      ...shellPage(build),
      ...offlineFiles(build, 'assets/'),
    ],
  };
}

function remote(build: Build): AppConfiguration {
  const base = baseConfig(build, build.name);
  const plugins = [...(base.plugins ?? []), federation(build), ...offlineFiles(build, '')];
  return { ...base, entry: {}, plugins };
}

function offlineFiles({ offline, isProduction }: Build, prefix: string): OfflineFiles[] {
  if (!offline || !isProduction) return [];
  const { without = [] } = offline;
  return [new OfflineFiles({ fileName: `${prefix}offline-files.json`, without })];
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
