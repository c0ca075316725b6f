import { describe, expect, it } from '@jest/globals';
import { readCommand, UsageError } from './command-line.js';

describe('readCommand', () => {
  it('archives by default', () => {
    expect(readCommand(['--exam', 'SSC CGL'])).toEqual({
      exam: 'SSC CGL',
      action: 'archive',
      isDryRun: false,
    });
    expect(readCommand(['--exam=A', '--restore'])).toMatchObject({ action: 'restore' });
    expect(readCommand(['--exam=A', '--delete', '--dry-run'])).toMatchObject({
      action: 'delete',
      isDryRun: true,
    });
    expect(readCommand(['-h'])).toBe('help');
  });

  it.each([
    [[], 'No exam was named'],
    [['--exam', ' '], 'No exam was named'],
    [['SSC CGL'], 'Unexpected argument'],
    [['--exam', 'A', '--restore', '--delete'], 'contradict each other'],
    [['--exam', 'A', '--nonsense'], 'nonsense'],
  ])('refuses %j', (args, reason) => {
    expect(() => readCommand(args)).toThrow(UsageError);
    expect(() => readCommand(args)).toThrow(reason);
  });
});
