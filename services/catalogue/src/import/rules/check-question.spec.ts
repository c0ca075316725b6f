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

const KEYS =
  'expected is the index of the right option, a number from 0 to 3, or its letter from A to D';

function reasonOf(change: Record<string, unknown>): string {
  const check = checkQuestion({ ...GOOD, ...change });
  return check.ok ? 'taken' : check.reason;
}

describe('checkQuestion', () => {
  it('accepts a valid question, even with options that differ only in case', () => {
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

  it('accepts the letter of the right option', () => {
    expect(checkQuestion({ ...GOOD, correct: 'C' })).toMatchObject({ draft: { correct: 2 } });
    const options = ['A', 'B', 'AB', 'O'];
    expect(checkQuestion({ ...GOOD, options, correct: ' b' })).toMatchObject({
      draft: { correct: 1 },
    });
  });

  it('uses the subject for a missing topic', () => {
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
    [{ correct: 4 }, `correct is 4; ${KEYS}`],
    [{ correct: -1 }, `correct is -1; ${KEYS}`],
    [{ correct: 1.5 }, `correct is 1.5; ${KEYS}`],
    [{ correct: '1' }, `correct is “1”; ${KEYS}`],
    [{ correct: 'E' }, `correct is “E”; ${KEYS}`],
    [{ correct: [1, 2] }, `correct is [1,2]; ${KEYS}`],
    [{ correct: 'x'.repeat(99) }, `correct is “${'x'.repeat(40)}…”; ${KEYS}`],
    [{ correct: undefined }, `correct is missing; ${KEYS}`],
    [{ correct: null }, `correct is missing; ${KEYS}`],
    [
      { correct: 'A', options: ['O', 'A', 'AB', 'B'] },
      'correct is A, which is the text of option B; give the index',
    ],
    [{ question: 'Hear http\\://x.in/a.mp3' }, 'question: it needs a sound (http\\://x.in/a.mp3)'],
    [{ options: ['a', 'b', 'a.mp4', 'd'] }, 'option C: it needs a film (a.mp4)'],
    [{ explanation: 'See youtu.be/x' }, 'explanation: it needs a film (youtu.be/x)'],
    [{ difficulty: 'Impossible' }, 'difficulty is not one of Easy, Moderate, Hard'],
    [{ explanation: ['x'] }, 'explanation is not a text'],
  ])('refuses %j', (change, reason) => {
    expect(reasonOf(change)).toBe(reason);
  });

  it('never throws for any value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(GOOD)), fc.anything()), (change) => {
        expect(typeof reasonOf(change)).toBe('string');
      }),
    );
  });
});
