import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { containerName, routerFacadeExports, shared } from './sharing.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

describe('shared', () => {
  it('lets the shell alone provide copies', () => {
    const shell = shared('shell', path.join(repository, 'shell'));
    const remote = shared('exams', path.join(repository, 'mfe-exams'));

    expect(shell['react']?.import).toBeUndefined();
    expect(shell['react']?.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Object.keys(remote)).toEqual(Object.keys(shell));
    for (const entry of Object.values(remote)) expect(entry.import).toBe(false);
  });

  it('asks for the major version that the app was written for', () => {
    for (const entry of Object.values(shared('exams', path.join(repository, 'mfe-exams')))) {
      expect(entry).toMatchObject({ singleton: true, strictVersion: true });
      expect(entry.requiredVersion).toMatch(/^\^\d+/);
    }
  });

  it('says which dependency an app forgot to list', () => {
    expect(() => shared('e2e', path.join(repository, 'e2e'))).toThrow(
      'must list react among its dependencies',
    );
  });
});

describe('routerFacadeExports', () => {
  it('reads the names that the facade hands out', () => {
    expect(routerFacadeExports).toEqual(expect.arrayContaining(['Routes', 'Link', 'useNavigate']));
    expect(routerFacadeExports).not.toContain('RouterProvider');
  });
});

describe('containerName', () => {
  it('gives a valid script name for every app', () => {
    expect(containerName('test-runner')).toBe('mfe_test_runner');
    expect(containerName('shell')).toBe('shell');
  });
});
