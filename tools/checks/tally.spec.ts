import { describe, expect, it } from '@jest/globals';
import {
  add,
  closingLine,
  failuresLine,
  nothing,
  repeatedLine,
  single,
  skippedLine,
  tallyJest,
  tallyPlaywright,
  tallyReported,
} from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/a.spec.ts',
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

describe('the tally of all runners', () => {
  it('adds up what each of them reports', () => {
    const jest = tallyJest({
      testResults: [
        file('passed', 'passed', 'passed', 'pending'),
        file('failed', 'passed', 'failed', 'failed'),
        // It cannot be loaded, or fails after its last test.
        file('failed'),
        file('failed', 'passed'),
      ],
    });
    expect(jest).toMatchObject({ passed: 4, failed: 4 });
    const playwright = tallyPlaywright({
      suites: [],
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      errors: [],
    });
    const sum = [jest, playwright, single(true), single(false)].reduce(add, nothing);
    expect(closingLine(sum)).toBe('11 passed, 6 failed');
  });

  it('names checks that were skipped, and does not count them', () => {
    const sum = [single(true), { ...nothing, skipped: ['content checks'] }].reduce(add, nothing);
    expect(closingLine(sum)).toBe('1 passed, 0 failed');
    expect(skippedLine(sum)).toBe('unchanged, skipped: content checks');
    expect(skippedLine(single(true))).toBeUndefined();
  });

  it('counts errors outside a test as failed', () => {
    expect(
      tallyPlaywright({
        suites: [],
        stats: { expected: 0, unexpected: 0, flaky: 0 },
        errors: ['no browser'],
      }),
    ).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('names the files that passed only when repeated', () => {
    const flaky = tallyPlaywright({
      suites: [
        { file: 'a.spec.ts', specs: [{ tests: [{ status: 'expected' }] }] },
        {
          file: 'b.spec.ts',
          suites: [{ file: 'b.spec.ts', specs: [{ tests: [{ status: 'flaky' }] }] }],
        },
      ],
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      errors: [],
    });
    const sum = [single(true), flaky, { ...nothing, repeated: ['c.spec.ts'] }].reduce(add, nothing);
    expect(closingLine(sum)).toBe('3 passed, 0 failed');
    expect(repeatedLine(sum)).toBe('passed only when repeated: e2e/b.spec.ts, c.spec.ts');
    expect(repeatedLine(single(true))).toBeUndefined();
  });

  it('names the files whose tests failed', () => {
    const journeys = tallyPlaywright({
      suites: [
        { file: 'a.spec.ts', specs: [{ tests: [{ status: 'unexpected' }] }] },
        { file: 'b.spec.ts', specs: [{ tests: [{ status: 'flaky' }] }] },
      ],
      stats: { expected: 0, unexpected: 1, flaky: 1 },
      errors: [],
    });
    const specs = tallyJest({
      testResults: [{ ...file('failed'), name: 'c.spec.ts' }, file('passed', 'passed')],
    });
    const sum = [journeys, specs].reduce(add, nothing);
    expect(failuresLine(sum)).toBe('failed: e2e/a.spec.ts, c.spec.ts');
    expect(failuresLine(single(true))).toBeUndefined();
  });

  it('fails for a runner that fails without a failed test, or writes no report', () => {
    const passed = () => ({ passed: 3, failed: 0 });
    expect(tallyReported({ report: {}, hasFailed: false }, passed)).toEqual({
      passed: 3,
      failed: 0,
    });
    expect(tallyReported({ report: {}, hasFailed: true }, passed)).toEqual({
      passed: 3,
      failed: 1,
    });
    expect(tallyReported({ report: undefined, hasFailed: true }, passed)).toEqual(single(false));
  });
});
