import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { OfflineFiles, type OfflineList } from './offline-files.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'offline-files-'));
  write(
    'main.js',
    `import('./later.js'); import(/* webpackChunkName: "tool" */ './tool.js'); import('charts'); console.log(font, small);`,
    [`import font from './large.woff2';`, `import small from './small.woff2';`],
  );
  write('later.js', 'export default 1;');
  write('tool.js', 'export default 2;');
  write('large.woff2', 'x'.repeat(100_001));
  write('small.woff2', 'x');
  write('node_modules/charts/package.json', '{"name":"charts","main":"index.js"}');
  write('node_modules/charts/index.js', 'module.exports = "bars";');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: string, imports: readonly string[] = []): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [...imports, content].join('\n'));
}

async function build(): Promise<OfflineList> {
  const output = path.join(folder, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    devtool: 'source-map',
    output: {
      path: output,
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    module: { rules: [{ test: /\.woff2$/, type: 'asset/resource' }] },
    plugins: [
      new OfflineFiles({ fileName: 'offline-files.json', without: ['charts'], onDemand: ['tool'] }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      const failure = error ?? stats?.compilation.errors[0];
      if (failure) reject(failure);
      else resolve();
    });
  });
  return JSON.parse(readFileSync(path.join(output, 'offline-files.json'), 'utf8')) as OfflineList;
}

describe('OfflineFiles', () => {
  it('lists the files that an app needs: no maps, large fonts or excluded packages', async () => {
    const { files, ifLoaded } = await build();
    expect(files.map((name) => name.replace(/[0-9a-f]{8}/, '#'))).toEqual([
      expect.stringMatching(/^\w+\.#\.js$/),
      'main.#.js',
      'small.#.woff2',
    ]);
    expect(ifLoaded.map((name) => name.replace(/[0-9a-f]{8}/, '#'))).toEqual([
      'large.#.woff2',
      'tool.#.js',
    ]);
  });
});
