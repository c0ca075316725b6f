import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { ServerBuild } from './app-options.ts';
import { assets, baseConfig, classNames, constants, scripts, type Build } from './base-config.ts';
import { sameOnServers } from './sharing.ts';

/**
 * The configuration of an app's server build: one file for Node, with everything in it. Class names and
 * addresses of files are those of the browser's build.
 */
export function serverConfig(build: Build, server: ServerBuild): Configuration {
  const { name, dir, exposes } = build;
  const { mode, context, resolve, output, cache, stats, infrastructureLogging } = baseConfig(
    build,
    name,
  );
  return {
    name: `${name}-server`,
    mode,
    context,
    resolve: {
      ...resolve,
      alias: { ...sameOnServers(dir), [`${server.as}$`]: path.join(dir, server.module) },
    },
    stats,
    infrastructureLogging,
    target: 'node24',
    devtool: false,
    entry: { main: serverProgram(exposes ? 'renderer' : 'page-server') },
    output: {
      path: path.join(dir, 'dist-server'),
      clean: true,
      publicPath: exposes ? `/remotes/${name}/` : '/',
      filename: '[name].cjs',
      assetModuleFilename: output?.assetModuleFilename ?? '',
    },
    module: {
      rules: [
        scripts(),
        namesOfClasses(build),
        // Styles reach the browser by its own build.
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
        { ...assets(), generator: { emit: false } },
      ],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [
      constants(build),
      new webpack.DefinePlugin({
        __PROGRAM__: JSON.stringify(exposes ? `renderer-${name}` : 'pages'),
      }),
    ],
    optimization: { minimize: false },
    performance: false,
    cache: { ...(cache as { type: 'filesystem' }), name: `${name}-server` },
  };
}

/** A program of page-kit. */
function serverProgram(folder: string): string {
  return fileURLToPath(new URL(`../../page-kit/src/${folder}/main.ts`, import.meta.url));
}

function namesOfClasses({ name, isProduction }: Build): RuleSetRule {
  return {
    test: /\.module\.css$/,
    loader: 'css-loader',
    options: { modules: { ...classNames(name, isProduction), exportOnlyLocals: true } },
  };
}
