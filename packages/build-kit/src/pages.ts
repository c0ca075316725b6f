import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { browserFile, devPath, type Build } from './base-config.ts';
import { headScript } from './head-script.ts';
import { StaticFiles } from './static-files.ts';

/**
 * The shell's page, from its own template, with the script that runs before the first paint. URLs are absolute,
 * because the page is served on every path.
 */
export function shellPage(build: Build): WebpackPluginInstance[] {
  const publicPath = build.isServing ? `${devPath(build.name)}/` : '/';
  const pageBoot = headScript(path.join(build.dir, 'src/page-boot.js'));
  const page = new HtmlWebpackPlugin({
    template: path.join(build.dir, 'src/index.html'),
    templateParameters: { pageBoot, texts: build.texts },
    publicPath,
    scriptLoading: 'defer',
    // Minifying would rewrite the quotes around the gateway's server-side include.
    minify: false,
  });
  return [page, new StaticFiles(path.join(build.dir, 'src/public'))];
}

/** A page in which a remote runs without the shell, with its own copies of the shared packages. */
export function standAlonePage(
  build: Build,
  base: Configuration,
): Pick<Configuration, 'entry' | 'resolve' | 'output' | 'plugins'> {
  const exposed = Object.values(build.exposes ?? {})[0] ?? '';
  return {
    entry: { 'stand-alone': browserFile('stand-alone.tsx') },
    output: { ...base.output, clean: false, chunkFilename: 'alone.[name].js' },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, 'remote-at-work$': path.join(build.dir, exposed) },
    },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: browserFile('stand-alone.html'),
        title: build.name,
        publicPath: `${devPath(build.name)}/`,
        minify: false,
      }),
    ],
  };
}
