import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { baseConfig } from './base-config.ts';

/** The options of a page for developers. */
interface PageOptions {
  name: string;
  /** The package's folder. */
  dir: string;
  /** The script of the page, relative to the folder. */
  entry: string;
  /** The page's HTML, relative to the folder. */
  template: string;
}

/**
 * The webpack configuration of a page for developers, which is never released: no federation, no
 * minifying. `webpack serve` serves it on loopback and prints its address.
 */
export function pageConfig({
  name,
  dir,
  entry,
  template,
}: PageOptions): Configuration & { devServer: DevServerConfiguration } {
  const base = baseConfig({ name, dir, isProduction: false, isServing: false }, name);
  return {
    ...base,
    entry: { [name]: entry },
    output: { ...base.output, clean: true },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({ template: path.join(dir, template), publicPath: '/' }),
    ],
    devServer: {
      host: '127.0.0.1',
      port: 'auto',
      hot: false,
      static: false,
      devMiddleware: { publicPath: '/' },
      onListening: ({ server }) => {
        const address = server?.address();
        if (address && typeof address === 'object') {
          console.warn(`${name}: http://127.0.0.1:${address.port}/`);
        }
      },
    },
  };
}
