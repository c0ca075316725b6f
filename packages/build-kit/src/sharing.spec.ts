import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { containerName, routerFacadeExports, shared } from './sharing.js';

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

describe('routerFacadeExports', () => {
  it('contains the names that the facade exports', () => {
    expect(routerFacadeExports).toEqual(expect.arrayContaining(['Routes', 'Link', 'useNavigate']));
    expect(routerFacadeExports).not.toContain('RouterProvider');
  });
});

describe('containerName', () => {
  it('returns a valid script name for every app', () => {
    expect(containerName('test-runner')).toBe('mfe_test_runner');
    expect(containerName('shell')).toBe('shell');
  });
});
