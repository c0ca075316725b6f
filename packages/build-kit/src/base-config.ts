import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import type { AppOptions } from './app-options.ts';
import { readPackage, replacements } from './sharing.ts';

export { browserFile } from './sharing.ts';

/** One app in one mode. */
export interface Build extends AppOptions {
  isProduction: boolean;
  isServing: boolean;
}

const kitDir = fileURLToPath(new URL('..', import.meta.url));
const repository = path.resolve(kitDir, '../..');

/** The path prefix of an app's dev server. */
export function devPath(name: string): string {
  return `/dev/${name}`;
}

/** The configuration of every bundle. `id` separates the caches and class names of bundles. */
export function baseConfig(build: Build, id: string): Configuration {
  const { dir, isProduction } = build;
  // The shell's files share the origin's root with its page. A remote has its own folder.
  const prefix = build.exposes ? '' : 'assets/';
  const hash = isProduction ? '.[contenthash:8]' : '';
  return {
    name: id,
    mode: isProduction ? 'production' : 'development',
    context: dir,
    target: ['web', 'es2022'],
    // Never an eval- variant: the page's policy forbids eval, also in development.
    devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist'),
      clean: isProduction,
      // Otherwise a file with a hash in its name counts as complete, though a build was killed before it wrote it.
      compareBeforeEmit: !isProduction,
      publicPath: 'auto',
      chunkLoadTimeout: 10_000,
      uniqueName: `abhyas-${id}`,
      filename: `${prefix}[name]${hash}.js`,
      chunkFilename: `${prefix}[name]${hash}.js`,
      assetModuleFilename: `${prefix}[name].[contenthash:8][ext]`,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: replacements(dir),
    },
    module: {
      rules: [
        scripts(),
        styles(id, 'module', isProduction),
        styles(id, 'plain', isProduction),
        assets(),
      ],
    },
    plugins: [
      constants(build),
      new MiniCssExtractPlugin({
        filename: `${prefix}[name]${hash}.css`,
        chunkFilename: `${prefix}[name]${hash}.css`,
      }),
      ...(isProduction ? [compileHints(), ...precompression()] : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${id}-${isProduction ? 'production' : 'development'}-${shortHash(dir)}`,
      cacheDirectory: path.join(repository, '.cache/webpack'),
      version: configurationHash(dir),
    },
    performance: false,
    stats: { preset: 'errors-warnings', builtAt: false },
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * Browsers that know this comment (Chromium, since 136) compile all functions of a script while it arrives, beside the main
 * thread. Otherwise each is compiled on the main thread when it is called first.
 */
function compileHints(): WebpackPluginInstance {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // Minification would remove it.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** What the build writes into the code. */
export function constants({ dir, name, isServing }: Build): WebpackPluginInstance {
  return new webpack.DefinePlugin({
    __APP_VERSION__: JSON.stringify(readPackage(dir).version),
    __BASENAME__: JSON.stringify(isServing ? devPath(name) : ''),
  });
}

export function scripts(): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // Never the development runtime: a built shell does not share it with a remote under development.
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  };
}

function styles(id: string, kind: 'module' | 'plain', isProduction: boolean): RuleSetRule {
  const isModule = kind === 'module';
  return {
    test: /\.css$/,
    [isModule ? 'include' : 'exclude']: /\.module\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: { modules: isModule && classNames(id, isProduction) },
      },
    ],
  };
}

/** css-loader's options for the names of classes, the same in the browser's and the server's build. */
export function classNames(id: string, isProduction: boolean): object {
  return {
    // Each app bundles its own copy of the components. Their class names must not collide.
    // Short in production, because every name is in the scripts of a page too.
    localIdentName: isProduction ? '[hash:base64:6]' : `${id}-[local]-[hash:base64:5]`,
    localIdentHashSalt: id,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
}

export function assets(): RuleSetRule {
  return {
    oneOf: [
      { resourceQuery: /asset/, type: 'asset/resource' },
      { test: /\.(svg|png|webp|avif|woff2|ico)$/, type: 'asset/resource' },
      { test: /\.md$/, type: 'asset/source' },
    ],
  };
}

function precompression(): WebpackPluginInstance[] {
  // No .html, because the gateway changes the page (server-side includes).
  const test = /\.(js|css|svg|json)$/;
  return [
    new CompressionPlugin({ test, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin<zlib.BrotliOptions>({
      test,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
}

/** Two folders may contain builds with the same name, such as releases in tests. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** A change of this kit or of the app's dependencies invalidates the cache. */
function configurationHash(dir: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(dir, 'package.json')));
  for (const folder of ['src', 'browser']) {
    for (const file of readdirSync(path.join(kitDir, folder)).toSorted()) {
      hash.update(readFileSync(path.join(kitDir, folder, file)));
    }
  }
  return hash.digest('hex');
}
