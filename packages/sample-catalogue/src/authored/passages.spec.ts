import { describe, expect, it } from '@jest/globals';
import { ASSERTIONS, assertionPool } from './assertions.ts';
import { PASSAGES, passagePool } from './passages.ts';

describe('assertions with reasons', () => {
  it('are different, and end as sentences', () => {
    expect(new Set(ASSERTIONS.map(({ assertion }) => assertion)).size).toBe(ASSERTIONS.length);
    for (const { assertion, reason, explanation } of ASSERTIONS) {
      for (const text of [assertion, reason, explanation]) expect(text).toMatch(/^\S.*\.$/);
    }
  });

  it('have every answer, none of them more than half of the time', () => {
    const counts = Map.groupBy(ASSERTIONS, ({ answer }) => answer);
    expect(counts.size).toBe(4);
    for (const [, own] of counts) expect(own.length).toBeLessThanOrEqual(ASSERTIONS.length / 2);
  });

  it('mark the option that says what the answer says', () => {
    const marked = assertionPool('biology', 'Biology').map(
      ({ options, correct }) => options[correct],
    );
    const answers = ASSERTIONS.filter(({ pool }) => pool === 'biology').map(({ answer }) => answer);
    const parts = {
      explains: 'is the correct',
      both: 'is not the correct',
      assertion: 'A is true, but R is false',
      reason: 'A is false, but R is true',
    };
    for (const [index, answer] of answers.entries()) expect(marked[index]).toContain(parts[answer]);
  });
});

describe('passages', () => {
  it('have five different questions, whose right option is marked', () => {
    for (const { questions } of PASSAGES) {
      expect(new Set(questions.map(({ question }) => question)).size).toBe(5);
      for (const { right, wrong } of questions) expect(new Set([right, ...wrong]).size).toBe(4);
    }
    const made = passagePool('reading', 'Reading');
    const rights = PASSAGES.flatMap(({ questions }) => questions.map(({ right }) => right));
    expect(made.map(({ options, correct }) => options[correct])).toEqual(rights);
  });

  it('are long enough to be read for a minute', () => {
    for (const { text } of PASSAGES) expect(text.split(' ').length).toBeGreaterThan(120);
  });
});
