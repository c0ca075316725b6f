import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { containerName, facadeExports, shared } from './sharing.js';

interface AllowedImport {
  name: string;
  allowImportNames?: string[];
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));

describe('shared', () => {
  it('lets only the shell provide copies', () => {
    const shell = shared('shell', path.join(repository, 'shell'));
    const remote = shared('exams', path.join(repository, 'mfe-exams'));

    expect(shell['react']?.import).toBeUndefined();
    expect(shell['react']?.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Object.keys(remote)).toEqual(Object.keys(shell));
    for (const entry of Object.values(remote)) expect(entry.import).toBe(false);
  });

  it('requires the major version that the app was written for', () => {
    for (const entry of Object.values(shared('exams', path.join(repository, 'mfe-exams')))) {
      expect(entry).toMatchObject({ singleton: true, strictVersion: true });
      expect(entry.requiredVersion).toMatch(/^\^\d+/);
    }
  });

  it('names a dependency that the app does not list', () => {
    expect(() => shared('e2e', path.join(repository, 'e2e'))).toThrow(
      'must list react among its dependencies',
    );
  });
});

describe('facadeExports', () => {
  it('contains the names that a facade exports', () => {
    const names = facadeExports('react-router');
    expect(names).toEqual(expect.arrayContaining(['Routes', 'Link', 'useNavigate']));
    expect(names).not.toContain('RouterProvider');
  });

  it.each(['react-router', '@tanstack/react-query'])(
    'are the names of %s that the linter allows',
    (name) => {
      const { overrides } = JSON.parse(
        readFileSync(path.join(repository, '.oxlintrc.json'), 'utf8'),
      ) as { overrides: { rules: Record<string, [string, { paths?: AllowedImport[] }]> }[] };
      const allowed = overrides
        .flatMap(({ rules }) => rules['eslint/no-restricted-imports']?.[1].paths ?? [])
        .find((rule) => rule.name === name);
      expect(allowed?.allowImportNames).toEqual(facadeExports(name));
    },
  );
});

describe('containerName', () => {
  it('returns a valid script name for every app', () => {
    expect(containerName('test-runner')).toBe('mfe_test_runner');
    expect(containerName('shell')).toBe('shell');
  });
});
