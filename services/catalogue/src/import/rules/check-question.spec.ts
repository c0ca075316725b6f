import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkQuestion } from './check-question.js';

const GOOD = {
  id: 'q-1',
  exam: 'SSC  CGL',
  subject: 'English',
  topic: 'Spelling',
  difficulty: 'Easy',
  question: 'Which is right?',
  options: ['Aa', 'AA', 'aA', 'aa'],
  correct: 2,
  explanation: '',
  source: 'made',
  licence: 'MIT',
};

function reasonOf(change: Record<string, unknown>): string {
  const check = checkQuestion({ ...GOOD, ...change });
  return check.ok ? 'taken' : check.reason;
}

describe('checkQuestion', () => {
  it('takes a good one, options that differ by case only among them', () => {
    expect(checkQuestion(GOOD)).toEqual({
      ok: true,
      draft: {
        externalId: 'q-1',
        exam: 'SSC CGL',
        subject: 'English',
        topic: 'Spelling',
        difficulty: 'Easy',
        question: 'Which is right?',
        options: ['Aa', 'AA', 'aA', 'aa'],
        correct: 2,
        explanation: null,
        source: 'made',
        licence: 'MIT',
      },
    });
  });

  it('takes the subject for a missing topic', () => {
    const check = checkQuestion({ ...GOOD, topic: undefined });
    expect(check).toMatchObject({ draft: { topic: 'English' } });
  });

  it.each([
    [{ exam: undefined }, 'exam is missing or empty'],
    [{ subject: '  ' }, 'subject is missing or empty'],
    [{ question: 7 }, 'question is not a text'],
    [{ question: null }, 'question is missing or empty'],
    [{ question: 'a\u0000b' }, 'question holds characters that cannot be shown'],
    [{ exam: 'x'.repeat(121) }, 'exam is longer than 120 characters'],
    [{ options: 'abcd' }, 'options is not a list'],
    [{ options: ['a', 'b', 'c'] }, 'there are 3 options, not 4'],
    [{ options: ['a', 'b', 'c', 'd', 'e'] }, 'there are 5 options, not 4'],
    [{ options: ['a', 'b', '', 'd'] }, 'option C is missing or empty'],
    [{ options: ['a', 'b', 3, 'd'] }, 'option C is not a text'],
    [{ options: ['a', 'b', 'c', ' b '] }, 'options B and D are equal'],
    [{ correct: 4 }, 'correct is not 0, 1, 2 or 3'],
    [{ correct: -1 }, 'correct is not 0, 1, 2 or 3'],
    [{ correct: 1.5 }, 'correct is not 0, 1, 2 or 3'],
    [{ correct: '1' }, 'correct is not 0, 1, 2 or 3'],
    [{ correct: undefined }, 'correct is not 0, 1, 2 or 3'],
    [{ difficulty: 'Impossible' }, 'difficulty is not one of Easy, Moderate, Hard'],
    [{ explanation: ['x'] }, 'explanation is not a text'],
  ])('refuses %j', (change, reason) => {
    expect(reasonOf(change)).toBe(reason);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(GOOD)), fc.anything()), (change) => {
        expect(typeof reasonOf(change)).toBe('string');
      }),
    );
  });
});
