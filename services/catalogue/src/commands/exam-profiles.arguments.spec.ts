import { UsageError } from '@abhyas/service-kit/commands';
import { describe, expect, it } from '@jest/globals';
import { readArguments } from './exam-profiles.arguments.js';

describe('readArguments', () => {
  it('stores, composes, lists or shows', () => {
    expect(readArguments(['--exam', ' JEE Main ', '--file', 'jee.json', '--tests=4'])).toEqual({
      ...{ action: 'store', exam: 'JEE Main', file: 'jee.json', tests: 4, isDryRun: false },
    });
    expect(readArguments(['--exam=A', '--file=a.json', '--dry-run'])).toMatchObject({
      ...{ tests: 0, isDryRun: true },
    });
    expect(readArguments(['--exam=A', '--id=jee-main', '--tests=1'])).toEqual({
      ...{ action: 'compose', exam: 'A', id: 'jee-main', tests: 1, isDryRun: false },
    });
    expect(readArguments(['--list'])).toEqual({ action: 'list', exam: null });
    expect(readArguments(['--list', '--exam', 'A'])).toEqual({ action: 'list', exam: 'A' });
    expect(readArguments(['--show', 'jee-main'])).toEqual({ action: 'show', id: 'jee-main' });
  });

  it.each([
    [[], 'Say what to do by one of --file FILE, --id ID, --list and --show ID.'],
    [['--exam=A'], 'Say what to do'],
    [['--list', '--show=a'], 'Say what to do'],
    [['--file', 'a.json'], 'No exam was named'],
    [['--exam', ' ', '--id', 'a', '--tests', '1'], 'No exam was named'],
    [['--exam=A', '--id=a'], 'Say how many tests to compose: add --tests N.'],
    [
      ['--exam=A', '--file=a.json', '--tests=0'],
      '--tests takes a whole number from 1 to 100, not "0".',
    ],
    [['JEE Main', '--list'], 'Unexpected argument'],
    [['--nonsense'], 'nonsense'],
  ])('refuses %j', (args, reason) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(reason);
  });
});
