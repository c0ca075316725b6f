import { UsageError } from '@abhyas/service-kit/commands';
import { describe, expect, it } from '@jest/globals';
import { readArguments } from './archive-exam.arguments.js';

describe('readArguments', () => {
  it('archives by default', () => {
    expect(readArguments(['--exam', 'SSC CGL'])).toEqual({
      exam: 'SSC CGL',
      action: 'archive',
      isDryRun: false,
    });
    expect(readArguments(['--exam=A', '--restore'])).toMatchObject({ action: 'restore' });
    expect(readArguments(['--exam=A', '--delete', '--dry-run'])).toMatchObject({
      action: 'delete',
      isDryRun: true,
    });
  });

  it.each([
    [[], 'No exam was named'],
    [['--exam', ' '], 'No exam was named'],
    [['SSC CGL'], 'Unexpected argument'],
    [['--exam', 'A', '--restore', '--delete'], 'contradict each other'],
    [['--exam', 'A', '--nonsense'], 'nonsense'],
  ])('refuses %j', (args, reason) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(reason);
  });
});
