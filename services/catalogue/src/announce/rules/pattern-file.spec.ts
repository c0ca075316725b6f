import { describe, expect, it } from '@jest/globals';
import { readPattern } from './pattern-file.js';

const PATTERN = {
  minutes: 60,
  marks: 2,
  penalty: '1/2',
  sections: [
    { subject: ' General  Awareness', questions: 25 },
    { subject: 'English', questions: 75 },
  ],
};
const read = (change: object) => readPattern(JSON.stringify({ ...PATTERN, ...change }));

describe('a pattern file', () => {
  it('sets time, marks and sections', () => {
    expect(read({})).toEqual({
      pattern: {
        minutes: 60,
        marking: { correct: '2', wrong: '-1/2' },
        sections: [
          { subject: 'General Awareness', questions: 25 },
          { subject: 'English', questions: 75 },
        ],
      },
    });
    expect(read({ marks: '3/2', penalty: 0 })).toMatchObject({
      pattern: { marking: { correct: '3/2', wrong: '0' } },
    });
  });

  it.each<[string, object, string]>([
    ['no minutes', { minutes: undefined }, '"minutes" must be a whole number from 1 to 600.'],
    ['half a minute', { minutes: 0.5 }, '"minutes" must be a whole number from 1 to 600.'],
    ['eleven hours', { minutes: 660 }, '"minutes" must be a whole number from 1 to 600.'],
    ['no marks', { marks: 0 }, '"marks" must be more than zero: 2 or "3/2".'],
    ['marks that are no number', { marks: 'two' }, '"marks" must be more than zero: 2 or "3/2".'],
    [
      'a penalty below zero',
      { penalty: '-1/3' },
      '"penalty" must be what a wrong answer costs: 0 or "1/3".',
    ],
    [
      'a decimal penalty',
      { penalty: 0.25 },
      '"penalty" must be what a wrong answer costs: 0 or "1/3".',
    ],
    [
      'no sections',
      { sections: [] },
      '"sections" must be a list with at least one object of "subject" and "questions".',
    ],
    [
      'a section without a name',
      { sections: [{ subject: '\u200B', questions: 5 }] },
      'Section 1: "subject" must be a text of at most 120 characters.',
    ],
    [
      'an empty section',
      { sections: [PATTERN.sections[0], { subject: 'English', questions: 0 }] },
      'Section 2: "questions" must be a whole number from 1 to 200.',
    ],
    [
      'a subject twice',
      { sections: [...PATTERN.sections, { subject: 'ENGLISH', questions: 5 }] },
      'ENGLISH is in two sections: make it one.',
    ],
    [
      'too many questions',
      { sections: [...PATTERN.sections, { subject: 'Maths', questions: 101 }] },
      'The sections have 201 questions. A live test has at most 200.',
    ],
    ['an unknown field', { duration: 60 }, '"duration" is no field of a pattern.'],
    [
      'an unknown field of a section',
      { sections: [{ subject: 'English', questions: 5, minutes: 3 }] },
      'Section 1: "minutes" is no field of a section.',
    ],
  ])('is refused with %s', (_what, change, error) => {
    expect(read(change)).toEqual({ errors: [error] });
  });

  it('is refused with every error at once', () => {
    expect(read({ minutes: 0, marks: '', penalty: true })).toEqual({
      errors: [
        '"minutes" must be a whole number from 1 to 600.',
        '"marks" must be more than zero: 2 or "3/2".',
        '"penalty" must be what a wrong answer costs: 0 or "1/3".',
      ],
    });
  });

  it.each(['[]', 'null', '"60"'])('is refused if it is %s', (text) => {
    expect(readPattern(text)).toEqual({
      errors: ['The pattern must be an object with "minutes", "marks", "penalty" and "sections".'],
    });
  });

  it('is refused if it is not JSON', () => {
    expect(readPattern('minutes: 60')).toEqual({
      errors: [expect.stringMatching(/^It is not JSON: .*\.$/)],
    });
  });
});
