import { describe, expect, it } from '@jest/globals';
import federation from '../browser/federation-runtime.js';

const { init, consumes, initContainerEntry } = federation.bundlerRuntime;

type WebpackRequire = Parameters<typeof init>[0]['webpackRequire'];

/** An app's run time, as the plugin generates it: module 1 is an import of React in chunk 7. */
function newApp(name: string, requiredVersion: string, provides?: string): WebpackRequire {
  const get = () => Promise.resolve(() => `React of ${name}`);
  const shared = { react: [{ version: provides ?? '', get, scope: ['default'], shareConfig: {} }] };
  const app: WebpackRequire = {
    m: {},
    c: {},
    federation: { initOptions: { name, ...(provides && { shared }) } },
    consumesLoadingData: {
      chunkMapping: { 7: ['1'] },
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'react', requiredVersion } },
    },
  };
  init({ webpackRequire: app });
  return app;
}

/** Loads the chunk and runs the import. */
async function importIn(app: WebpackRequire): Promise<unknown> {
  const promises: Promise<unknown>[] = [];
  consumes({ chunkId: '7', promises, installedModules: {}, webpackRequire: app });
  await Promise.all(promises);
  const module = { exports: undefined as unknown };
  app.m['1']?.(module);
  return module.exports;
}

function join(shell: WebpackRequire, remote: WebpackRequire): void {
  initContainerEntry({ webpackRequire: remote, shareScope: shell.S?.['default'] ?? {} });
}

describe('the federation run time', () => {
  it('gives a remote the shell’s copy', async () => {
    const shell = newApp('shell', '^19.3.1', '19.3.1');
    const remote = newApp('mfe_exams', '^19.0.0');
    join(shell, remote);

    expect(await importIn(shell)).toBe('React of shell');
    expect(await importIn(remote)).toBe('React of shell');
  });

  it('takes a copy that the app of another build has loaded', async () => {
    const remote = newApp('mfe_exams', '^19.0.0');
    const copy = { version: '19.0.0', lib: () => 'loaded', get: () => () => 'again' };
    initContainerEntry({
      webpackRequire: remote,
      shareScope: { react: { '19.0.0': copy } } as never,
    });
    expect(await importIn(remote)).toBe('loaded');
  });

  it('requires the same major version', async () => {
    const shell = newApp('shell', '^19.3.1', '19.3.1');
    const older = newApp('mfe_exams', '^18.0.0');
    join(shell, older);
    await expect(importIn(older)).rejects.toThrow(
      'Version 19.3.1 from shell of shared singleton module react does not satisfy ^18.0.0, which mfe_exams requires',
    );
  });

  it('says what nobody provides, and tries again with the next chunk', async () => {
    const shell = newApp('shell', '^19.3.1', '19.3.1');
    const remote = newApp('mfe_exams', '^19.0.0');
    await expect(importIn(remote)).rejects.toThrow(
      'No app provides the shared singleton module react to mfe_exams',
    );
    join(shell, remote);
    expect(await importIn(remote)).toBe('React of shell');
  });

  it('loads an import once for several chunks', async () => {
    const app = newApp('shell', '^19.3.1', '19.3.1');
    const installedModules = {};
    const promises: Promise<unknown>[] = [];
    const load = () => {
      consumes({ chunkId: '7', promises, installedModules, webpackRequire: app });
    };
    load();
    load();
    expect(promises[1]).toBe(promises[0]);
    await Promise.all(promises);
    load();
    expect(promises).toHaveLength(2);
  });
});
