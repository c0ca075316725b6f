import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_PARTS } from '../questions/rules/question-parts.js';
import type { OptionalField, ProvidedQuestion } from './rules/provided-fields.js';
import { SeenQuestions } from './seen-questions.js';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The fields that an item provides. */
function provide({
  correct = 0,
  ...fields
}: Partial<Record<OptionalField, string>> & { correct?: number } = {}): ProvidedQuestion {
  const empty = { externalId: null, explanation: null, source: null, licence: null };
  const texts = { exam: 'E', question: 'Q', options: ['1', '2', '3', '4'], subject: 'General' };
  return {
    draft: {
      ...{ ...NO_PARTS, ...empty, ...texts, topic: 'General', difficulty: 'Moderate', ...fields },
      key: { kind: 'single', correct },
    },
    provided: new Set(Object.keys(fields)),
  } as ProvidedQuestion;
}

const Q = digest('q');

describe('SeenQuestions', () => {
  it('gives the same results as a map', () => {
    const provided = fc.record({
      correct: fc.nat(7),
      explanation: fc.constantFrom('a', 'b', undefined),
      topic: fc.constantFrom('a', undefined),
      difficulty: fc.constantFrom('Easy', 'Hard', undefined),
    });
    const items = fc.array(fc.tuple(fc.nat(60), provided), { maxLength: 300 });
    fc.assert(
      fc.property(items, (given) => {
        const seen = new SeenQuestions();
        const known = new Map<number, Record<string, unknown>>();
        for (const [question, all] of given) {
          const fields = Object.fromEntries(
            Object.entries(all).filter(([, value]) => value !== undefined),
          );
          const before = known.get(question);
          const isDifferent = Object.entries(fields).some(
            ([field, value]) => before && field in before && before[field] !== value,
          );
          const isMore = Object.keys(fields).some((field) => before && !(field in before));
          const expected = isDifferent ? 'different' : isMore ? 'more' : before ? 'same' : 'new';
          if (!isDifferent) known.set(question, { ...before, ...fields });
          expect(seen.record(digest(`q${question}`), provide(fields), 1)).toBe(expected);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('loses nothing while it grows', () => {
    const seen = new SeenQuestions();
    const numbers = Array.from({ length: 20_000 }, (_, index) => digest(String(index)));
    const record = (subject: string) =>
      new Set(numbers.map((it) => seen.record(it, provide({ subject: it + subject }), 1)));
    expect([record(''), record(''), record('x')]).toEqual(
      [['new'], ['same'], ['different']].map((each) => new Set(each)),
    );
  });

  it('stores digests with only zeros', () => {
    const seen = new SeenQuestions();
    const zeros = Buffer.alloc(32).toString('base64url');
    const record = () => seen.record(zeros, provide(), 1);
    expect([record(), record()]).toEqual(['new', 'same']);
  });

  it('ignores white space in texts', () => {
    const seen = new SeenQuestions();
    seen.record(Q, provide({ explanation: 'a\n\nb' }), 1);
    expect(seen.record(Q, provide({ explanation: 'a b' }), 1)).toBe('same');
    expect(seen.record(Q, provide({ explanation: 'ab' }), 1)).toBe('different');
  });

  it('returns the last file of a question', () => {
    const seen = new SeenQuestions();
    expect(seen.isTaken(Q, 1)).toBe(false);
    seen.record(Q, provide(), 1);
    expect([seen.isTaken(Q, 1), seen.isTaken(Q, 2)]).toEqual([true, false]);
    seen.record(Q, provide(), 2);
    expect([seen.isTaken(Q, 1), seen.isTaken(Q, 2)]).toEqual([false, true]);
  });

  it('reports that another item of the file was matched to a question', () => {
    const seen = new SeenQuestions();
    seen.claim(Q, provide(), 1);
    expect([seen.isTaken(Q, 1), seen.isClaimed(Q, 1), seen.isClaimed(Q, 2)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(seen.record(Q, provide(), 1)).toBe('contested');
    expect(seen.record(Q, provide({ correct: 1 }), 2)).toBe('different');
    expect(seen.record(Q, provide(), 2)).toBe('same');
    expect(seen.isClaimed(Q, 2)).toBe(false);
  });
});
