import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SeenQuestions } from './seen-questions.js';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

describe('SeenQuestions', () => {
  it('tells what a map would tell', () => {
    const pairs = fc.array(fc.tuple(fc.nat(60), fc.nat(2)), { maxLength: 300 });
    fc.assert(
      fc.property(pairs, (given) => {
        const seen = new SeenQuestions();
        const known = new Map<number, number>();
        for (const [question, content] of given) {
          const earlier = known.get(question);
          if (earlier === undefined) known.set(question, content);
          const isKnown = earlier === undefined ? 'new' : earlier === content && 'same';
          const met = seen.meet(digest(`q${question}`), digest(`c${content}`));
          expect(met).toBe(isKnown || 'different');
        }
      }),
      { numRuns: 100 },
    );
  });

  it('forgets nothing while it grows', () => {
    const seen = new SeenQuestions();
    const numbers = Array.from({ length: 20_000 }, (_, index) => digest(String(index)));
    expect(numbers.every((it) => seen.meet(it, it) === 'new')).toBe(true);
    expect(numbers.every((it) => seen.meet(it, it) === 'same')).toBe(true);
    expect(numbers.every((it) => seen.meet(it, digest(it)) === 'different')).toBe(true);
  });

  it('knows digests of nothing but zeros', () => {
    const seen = new SeenQuestions();
    const zeros = Buffer.alloc(32).toString('base64url');
    expect([seen.meet(zeros, zeros), seen.meet(zeros, zeros)]).toEqual(['new', 'same']);
  });
});
