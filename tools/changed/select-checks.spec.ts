import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readWorkspaces } from '../checks/workspaces.ts';
import { root } from '../stack/inventory.ts';
import { selectChecks, specPatterns } from './select-checks.ts';

const workspaces = [
  { folder: 'packages/build-kit', uses: [] },
  { folder: 'packages/service-kit', uses: [] },
  { folder: 'packages/ui', uses: ['packages/build-kit'] },
  { folder: 'services/attempt', uses: ['packages/service-kit'] },
  { folder: 'services/auth', uses: ['packages/service-kit'] },
  { folder: 'mfe-exams', uses: ['packages/ui'] },
  { folder: 'e2e', uses: ['tools'] },
  { folder: 'tools', uses: [] },
];

const select = (...paths: string[]) => selectChecks(paths, workspaces);

describe('selectChecks', () => {
  it('checks one service, its importing specs and its contract', () => {
    const file = 'services/attempt/src/taking/attempts.service.ts';
    expect(select(file)).toEqual({
      files: [file],
      code: [file],
      related: [file],
      whole: [],
      affected: ['services/attempt'],
      documents: false,
      contracts: ['attempt'],
    });
  });

  it('runs all specs of everything that depends on a package, in one step or in two', () => {
    const file = 'packages/build-kit/src/pages.ts';
    expect(select(file)).toMatchObject({
      related: [file],
      whole: ['packages/ui', 'mfe-exams'],
      affected: ['packages/build-kit', 'packages/ui', 'mfe-exams'],
      contracts: [],
    });
  });

  it('compares the contracts of all services if their kit changed', () => {
    expect(select('packages/service-kit/src/clock.ts').contracts).toEqual(['auth', 'attempt']);
  });

  it('skips the dependants if only a spec of a package changed', () => {
    expect(select('packages/service-kit/src/clock.spec.ts')).toMatchObject({
      whole: [],
      affected: ['packages/service-kit'],
      contracts: [],
    });
  });

  it('compares no contract if only specs of a service changed', () => {
    const selection = select('services/auth/src/a.spec.ts', 'services/auth/test/b.db-spec.ts');
    expect(selection).toMatchObject({ affected: ['services/auth'], contracts: [] });
  });

  it.each([
    'services/auth/openapi.json',
    'services/auth/internal.openapi.json',
    'services/auth/internal.openapi.released.json',
    'packages/web-kit/src/api/generated/auth.d.ts',
  ])('compares a contract that was edited: %s', (file) => {
    expect(select(file).contracts).toEqual(['auth']);
  });

  it.each(['services/auth/src/config.ts', 'services/catalogue/src/import/rules/limits.ts'])(
    'compares the documents with what their tables show: %s',
    (file) => {
      expect(select(file).documents).toBe(true);
    },
  );

  it('only formats documents and compares their tables', () => {
    expect(select('docs/api.md', 'mfe-exams/README.md')).toEqual({
      files: ['docs/api.md', 'mfe-exams/README.md'],
      code: [],
      related: [],
      whole: [],
      affected: [],
      documents: true,
      contracts: [],
    });
  });

  it.each(['package-lock.json', 'package.json', 'tsconfig.base.json', 'jest.config.mjs'])(
    'checks every workspace if %s changed',
    (file) => {
      const all = workspaces.map(({ folder }) => folder);
      expect(select(file)).toMatchObject({ whole: all, affected: all });
    },
  );

  it('type-checks the journeys if the tools changed', () => {
    expect(select('tools/stack/ports.ts').affected).toEqual(['e2e', 'tools']);
  });

  it.each(['packages/web-kit/src/api/contract.ts', 'services/auth/src/main.ts'])(
    'checks the tools and the journeys if what they import changed: %s',
    (file) => {
      const { whole } = selectChecks([file], readWorkspaces());
      expect(whole).toEqual(expect.arrayContaining(['e2e', 'tools']));
    },
  );

  it('finds the specs of the tools beside their code, and runs no journey', () => {
    const specs = globSync(specPatterns(['e2e', 'tools', 'packages/ui']), { cwd: root });
    expect(specs).toContain('tools/changed/select-checks.spec.ts');
    expect(specs).toContain('tools/chaos/chaos.db-spec.ts');
    expect(specs.filter((file) => file.startsWith('packages/ui/'))).not.toEqual([]);
    expect(specs.filter((file) => file.startsWith('e2e/'))).toEqual([]);
  });
});
