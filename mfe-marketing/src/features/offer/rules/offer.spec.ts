import { describe, expect, it } from '@jest/globals';
import { countFreeTests, countTests, examsNamed, notOffered, type OfferedExam } from './offer';

function exam(name: string, examCategories: string[], totalTests = 10): OfferedExam {
  return { name, examCategories, totalTests, freeTests: 3 } as OfferedExam;
}

const cgl = exam('SSC CGL', ['SSC'], 90);
const gate = exam('GATE CSE', ['Engineering']);
const ctet = exam('CTET', ['Teaching']);
const offer = { exams: [cgl, gate, ctet], totals: { exams: 3, tests: 110, questions: 900 } };

describe('examsNamed', () => {
  it.each([
    ['ssc', [cgl]],
    ['Engineering', [gate]],
    ['GATE', [gate]],
    // No part of a word counts.
    ['TET', []],
    ['CAT', []],
  ])('%s', (name, exams) => {
    expect(examsNamed(offer, name)).toEqual(exams);
  });
});

describe('notOffered', () => {
  it('keeps the names that mean no exam', () => {
    expect(notOffered(offer, ['SSC', 'CAT', 'GATE', 'GRE'])).toEqual(['CAT', 'GRE']);
  });
});

describe('counts', () => {
  it('add up the tests of exams', () => {
    expect(countTests(offer.exams)).toBe(110);
    expect(countFreeTests(offer.exams)).toBe(9);
  });
});
