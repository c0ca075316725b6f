import { describe, expect, it, jest } from '@jest/globals';
import * as computing from '../families/computing/computing-families.js';
import * as quantitative from '../families/quantitative/quantitative-families.js';
import * as reasoning from '../families/reasoning/reasoning-families.js';
import * as science from '../families/science/science-families.js';
import { SAMPLE_EXAMS } from '../sample-exams.js';
import { AUTHORED } from './syllabus.js';

// Thousands of questions are made; a busy machine needs its time for that.
jest.setTimeout(120_000);

const ALL = [computing, quantitative, reasoning, science].flatMap((field) =>
  Object.values(field).flat(),
);

describe('families and written questions', () => {
  it('are named so that no two are one', () => {
    const names = new Set(ALL.map(({ name }) => name));
    expect(names.size).toBe(new Set(ALL).size);
  });

  it('are each in the syllabus of an exam', () => {
    const used = new Set(
      SAMPLE_EXAMS.flatMap(({ sections }) =>
        sections.flatMap(({ families }) => families.map(({ name }) => name)),
      ),
    );
    expect(ALL.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('are each asked in an exam, as far as they are written', () => {
    const used = new Set(
      SAMPLE_EXAMS.flatMap(({ sections }) => sections.flatMap(({ authored }) => authored)),
    );
    const unused = Object.values(AUTHORED)
      .flat()
      .filter((question) => !used.has(question));
    expect(unused.map(([, , question]) => question)).toEqual([]);
  });
});
