import { describe, expect, it } from '@jest/globals';
import { fraction, parseFraction } from './fraction.js';
import type { MarkedAnswer, Outcome } from './mark-answer.js';
import { subjectShares } from './subject-shares.js';

function answer(outcome: Outcome, marks: string, maxMarks = '4'): MarkedAnswer {
  return {
    ...{ outcome, marks: parseFraction(marks), maxMarks: parseFraction(maxMarks) },
    counts: outcome !== 'dropped' && outcome !== 'not_counted',
  };
}

function sharesOf(answers: readonly (readonly [subject: string, MarkedAnswer])[]) {
  const questions = answers.map(([subject]) => ({ subject }));
  const marked = answers.map(([, one]) => one);
  return Object.fromEntries(subjectShares(questions, marked));
}

describe('the share of the marks of a subject', () => {
  it('counts partial and negative marks', () => {
    expect(
      sharesOf([
        ['Physics', answer('partly_right', '3')],
        ['Physics', answer('partly_right', '3')],
        ['Chemistry', answer('right', '4')],
        ['Chemistry', answer('wrong', '-4/3')],
        ['Maths', answer('wrong', '-1')],
      ]),
    ).toEqual({ Physics: 0.75, Chemistry: 1 / 3, Maths: -0.25 });
  });

  it('leaves out what does not count', () => {
    expect(
      sharesOf([
        ['Physics', answer('bonus', '4')],
        ['Physics', answer('dropped', '0', '0')],
        ['Physics', answer('not_counted', '0', '0')],
        ['Maths', answer('dropped', '0', '0')],
      ]),
    ).toEqual({ Physics: 1 });
  });

  it('is null where each right answer gives one mark, and nothing else does', () => {
    const [right, wrong] = [answer('right', '1', '1'), answer('wrong', '0', '1')];
    expect(
      sharesOf([
        ['Physics', right],
        ['Physics', wrong],
        ['Maths', wrong],
        ['English', { ...wrong, marks: fraction(-1, 3) }],
      ]),
    ).toEqual({ Physics: null, Maths: null, English: -1 / 3 });
  });

  it('is 0 without a maximum', () => {
    expect(sharesOf([['Physics', answer('right', '0', '0')]])).toEqual({ Physics: 0 });
  });
});
