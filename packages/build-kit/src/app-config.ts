import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { baseConfig, browserFile, type Build } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { federation } from './federation.ts';
import { shellPage, standAlonePage } from './pages.ts';

/** What distinguishes one app's build from the others. */
export interface AppOptions {
  /** Name on the wire and in addresses: `shell`, `marketing`, `exams`, `test-runner`, `dashboard`. */
  name: string;
  /** The app's folder. */
  dir: string;
  /** Modules that the shell may load; none for the shell itself. */
  exposes?: Record<string, string>;
}

type AppConfiguration = Configuration & { devServer?: DevServerConfiguration };

interface CliEnvironment {
  WEBPACK_SERVE?: boolean;
}

/**
 * The webpack configuration of the shell or of a remote. Under `webpack serve` a remote gets a
 * second build, a page of its own, in which it runs without the shell.
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
    if (!build.isServing) return [app];
    const served = { ...app, devServer: devServer(build.name) };
    return build.exposes ? [served, standAlone(build)] : [served];
  };
}

function shell(build: Build): AppConfiguration {
  const base = baseConfig(build, 'shell');
  return {
    ...base,
    entry: { main: [browserFile('nonce-prelude.js'), './src/main.ts'] },
    plugins: [...(base.plugins ?? []), federation(build), ...shellPage(build)],
  };
}

function remote(build: Build): AppConfiguration {
  const base = baseConfig(build, build.name);
  return { ...base, entry: {}, plugins: [...(base.plugins ?? []), federation(build)] };
}

function standAlone(build: Build): AppConfiguration {
  const base = baseConfig(build, `${build.name}-alone`);
  return { ...base, ...standAlonePage(build, base) };
}
