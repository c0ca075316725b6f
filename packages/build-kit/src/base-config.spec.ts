import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { baseConfig } from './base-config.js';

// Below the repository, so that its packages are found.
const parent = path.resolve(import.meta.dirname, '../../../.cache');
let folder: string;

beforeAll(() => {
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(path.join(parent, 'base-config-'));
  writeFileSync(path.join(folder, 'package.json'), '{"name":"app","version":"1.0.0"}');
  writeFileSync(path.join(folder, 'main.js'), `console.log("${'words '.repeat(100)}");`);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function build(): Promise<void> {
  const shape = { isProduction: true, isServing: false, exposes: {} };
  const options = { name: 'app', dir: folder, ...shape };
  const config = { ...baseConfig(options, 'app'), entry: './main.js', cache: false };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      const failure = error ?? stats?.compilation.errors[0];
      if (failure) reject(failure);
      else resolve();
    });
  });
}

it('completes what a build that was killed has left behind', async () => {
  await build();
  const dist = path.join(folder, 'dist');
  const names = readdirSync(dist).filter((name) => /\.(?:js|gz|br)$/.test(name));
  expect(names.filter((name) => /\.js\.(?:gz|br)$/.test(name))).toHaveLength(2);
  // A file is created before its content is written.
  for (const name of names) writeFileSync(path.join(dist, name), '');
  await build();
  const [zipped = ''] = names.filter((name) => name.endsWith('.js.gz'));
  const content = gunzipSync(readFileSync(path.join(dist, zipped)));
  expect(content).toEqual(readFileSync(path.join(dist, zipped.replace('.gz', ''))));
  expect(content.toString()).toContain('words');
});

it('has its scripts compiled as they arrive', async () => {
  await build();
  const dist = path.join(folder, 'dist');
  const [name = ''] = readdirSync(dist).filter((file) => file.endsWith('.js'));
  expect(readFileSync(path.join(dist, name), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
