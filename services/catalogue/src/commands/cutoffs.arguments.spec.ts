import { UsageError } from '@abhyas/service-kit/commands';
import { describe, expect, it } from '@jest/globals';
import { readArguments } from './cutoffs.arguments.js';

describe('readArguments', () => {
  it('stores, removes or lists', () => {
    expect(readArguments(['--exam', 'SSC CGL', '--file', 'all/Cutoffs.CSV'])).toEqual({
      ...{ action: 'store', exam: 'SSC CGL', file: 'all/Cutoffs.CSV', format: 'csv' },
      isDryRun: false,
    });
    expect(readArguments(['--exam=A', '--remove', '--dry-run'])).toEqual({
      ...{ action: 'remove', exam: 'A', year: null, stage: null, isDryRun: true },
    });
    expect(readArguments(['--exam=A', '--remove', '--year=2024', '--stage='])).toMatchObject({
      year: 2024,
      stage: '',
    });
    expect(readArguments(['--list'])).toEqual({ action: 'list', exam: null });
    expect(readArguments(['--list', '--exam', 'A'])).toEqual({ action: 'list', exam: 'A' });
  });

  it.each([
    [[], 'Say what to do by one of --file FILE, --remove and --list.'],
    [['--exam=A'], 'Say what to do'],
    [['--exam=A', '--list', '--remove'], 'Say what to do'],
    [['--file', 'a.json'], 'No exam was named'],
    [['--exam', ' ', '--remove'], 'No exam was named'],
    [['--exam=A', '--file', 'a.xlsx'], '"a.xlsx" must end in .json or .csv.'],
    [['--exam=A', '--file', 'a.csv', '--year', '2024'], '--year and --stage belong to --remove.'],
    [
      ['--exam=A', '--remove', '--year', 'x'],
      '--year takes a whole number from 1 to 9999, not "x".',
    ],
    [['SSC CGL', '--list'], 'Unexpected argument'],
    [['--nonsense'], 'nonsense'],
  ])('refuses %j', (args, reason) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(reason);
  });
});
