import { describe, expect, it } from '@jest/globals';
import { ASSERTIONS, assertionPool } from '../authored/assertions.ts';
import { PASSAGES, passagePool } from '../authored/passages.ts';
import { textKey } from '../family.ts';
import { SAMPLE_EXAMS } from '../sample-exams.ts';
import { AUTHORED_FILES, AUTHORED_POOLS, authoredPool } from './authored-pools.ts';
import { familyPool, FIELDS } from './family-pools.ts';
import { setPool } from './set-pools.ts';

const FAMILIES = Object.values(FIELDS).flat();
const SECTIONS = SAMPLE_EXAMS.flatMap(({ sections }) => sections);

describe('families and authored questions', () => {
  it('are named so that no two families share a name', () => {
    const names = new Set(FAMILIES.map(({ name }) => name));
    expect(names.size).toBe(new Set(FAMILIES).size);
  });

  it('have every family in the syllabus of an exam', () => {
    const used = new Set(SECTIONS.flatMap(({ families }) => families.map(({ name }) => name)));
    expect(FAMILIES.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('have every authored question in an exam', () => {
    const used = new Set(SECTIONS.flatMap(({ authored }) => authored));
    const all = [...AUTHORED_FILES.values()].flat();
    expect(all.filter((question) => !used.has(question))).toEqual([]);
  });

  it('have every assertion and every passage in an exam', () => {
    const used = new Set(SECTIONS.flatMap(({ fixed }) => fixed.map(textKey)));
    const all = [
      ...ASSERTIONS.flatMap(({ pool }) => assertionPool(pool, '')),
      ...PASSAGES.flatMap(({ pool }) => passagePool(pool, '')),
    ];
    expect(all.filter((question) => !used.has(textKey(question)))).toEqual([]);
  });

  it('have every set in an exam', () => {
    const used = new Set(SECTIONS.flatMap(({ sets }) => sets.map(({ name }) => name)));
    const all = [...setPool('tables'), ...setPool('charts')];
    expect(all.filter(({ name }) => !used.has(name))).toEqual([]);
  });

  it('have no empty pool of authored questions', () => {
    expect(AUTHORED_POOLS.filter((name) => authoredPool(name).length === 0)).toEqual([]);
  });

  it('refuse the name of a pool that does not exist', () => {
    expect(() => authoredPool('nothing')).toThrow('There is no pool nothing');
    expect(() => familyPool('nothing')).toThrow('There is no pool nothing');
    expect(() => setPool('nothing')).toThrow('There is no pool nothing');
    expect(() => assertionPool('nothing', '')).toThrow('There is no pool nothing');
    expect(() => passagePool('nothing', '')).toThrow('There is no pool nothing');
  });
});
