import { describe, expect, it } from '@jest/globals';
import {
  add,
  closingLine,
  nothing,
  single,
  skippedLine,
  tallyJest,
  tallyPlaywright,
} from './tally.ts';

describe('the tally of all runners', () => {
  it('adds up what each of them reports', () => {
    const jest = tallyJest({ numPassedTests: 10, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    const playwright = tallyPlaywright({
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      errors: [],
    });
    const sum = [jest, playwright, single(true), single(false)].reduce(add, nothing);
    expect(closingLine(sum)).toBe('17 passed, 5 failed');
  });

  it('names checks that were skipped, and does not count them', () => {
    const sum = [single(true), { ...nothing, skipped: ['content checks'] }].reduce(add, nothing);
    expect(closingLine(sum)).toBe('1 passed, 0 failed');
    expect(skippedLine(sum)).toBe('unchanged, skipped: content checks');
    expect(skippedLine(single(true))).toBeUndefined();
  });

  it('counts errors outside a test as failed', () => {
    expect(
      tallyPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['no browser'] }),
    ).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});
