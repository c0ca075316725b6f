import { describe, expect, it } from '@jest/globals';
import {
  add,
  closingLine,
  failuresLine,
  nothing,
  repeatedLine,
  single,
  tallyJest,
  tallyPlaywright,
  tallyReported,
} from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/a.spec.ts',
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

const journey = (status: string, ...messages: string[]) => ({
  title: 'a journey',
  tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
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

  it('warns of each test that passed only when repeated', () => {
    const flaky = tallyPlaywright({
      suites: [
        { file: 'a.spec.ts', specs: [journey('expected')] },
        {
          file: 'b.spec.ts',
          suites: [{ file: 'b.spec.ts', specs: [journey('flaky')] }],
        },
      ],
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      errors: [],
    });
    const sum = [single(true), flaky, { ...nothing, repeated: ['c.spec.ts'] }].reduce(add, nothing);
    expect(closingLine(sum)).toBe('3 passed, 0 failed');
    expect(repeatedLine(sum)).toBe(
      '⚠ passed only when repeated:\n    e2e/b.spec.ts › a journey\n    c.spec.ts',
    );
    expect(repeatedLine(single(true))).toBeUndefined();
  });

  it('names the files whose tests failed, and what the first test of each reported', () => {
    const journeys = tallyPlaywright({
      suites: [
        {
          file: 'a.spec.ts',
          suites: [
            {
              file: 'a.spec.ts',
              specs: [journey('unexpected', '\u001b[31mexpected 1\u001b[39m\ngot 2')],
            },
          ],
        },
        { file: 'b.spec.ts', specs: [journey('flaky', 'too late')] },
      ],
      stats: { expected: 0, unexpected: 1, flaky: 1 },
      errors: [],
    });
    const specs = tallyJest({
      testResults: [
        { ...file('failed'), name: 'c.spec.ts', message: 'cannot be loaded' },
        {
          name: 'd.spec.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'd works', failureMessages: [] },
            { status: 'failed', fullName: 'd also works', failureMessages: ['it does not'] },
          ],
        },
        file('passed', 'passed'),
      ],
    });
    const step = { ...nothing, failed: 1, failures: [{ file: 'lint' }] };
    const sum = [journeys, specs, step].reduce(add, nothing);
    expect(failuresLine(sum)?.split('\n')).toEqual([
      '✖ e2e/a.spec.ts',
      '    a journey',
      '    expected 1',
      '    got 2',
      '',
      '✖ c.spec.ts',
      '    cannot be loaded',
      '',
      '✖ d.spec.ts',
      '    d also works',
      '    it does not',
      '',
      'failed: e2e/a.spec.ts, c.spec.ts, d.spec.ts, lint',
    ]);
    expect(failuresLine(single(true))).toBeUndefined();
  });

  it('keeps the reports of failures short', () => {
    const long = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
    const testResults = Array.from({ length: 20 }, () => ({ ...file('failed'), message: long }));
    const lines = failuresLine(tallyJest({ testResults }))?.split('\n') ?? [];
    expect(lines.length).toBeLessThan(100);
    expect(lines.at(-1)).toMatch(/^failed: (\/a\.spec\.ts(, )?){20}$/);
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
