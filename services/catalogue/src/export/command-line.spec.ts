import { describe, expect, it } from '@jest/globals';
import { HELP, readCommand, UsageError } from './command-line.js';
import { giftWriter } from './writers/gift.writer.js';
import { jsonLinesWriter } from './writers/json-lines.writer.js';

describe('readCommand', () => {
  it('needs an exam and writes JSON Lines to standard output by default', () => {
    expect(readCommand(['--exam', 'SSC CGL'])).toEqual({
      exam: 'SSC CGL',
      writer: jsonLinesWriter,
    });
  });

  it('reads every option', () => {
    const args = ['--exam=SSC CGL', '--format', 'gift', '--out', 'ssc.gift'];
    expect(readCommand(args)).toEqual({ exam: 'SSC CGL', writer: giftWriter, out: 'ssc.gift' });
    expect(readCommand(['--help'])).toBe('help');
  });

  it.each([
    [[], 'No exam was named'],
    [['--exam', ' '], 'No exam was named'],
    [['--exam', 'SSC CGL', '--format', 'pdf'], 'not "pdf"'],
    [['--exam', 'SSC CGL', '--out='], '--out takes'],
    [['--exam', 'SSC CGL', 'ssc.gift'], 'ssc.gift'],
    [['--all'], '--all'],
  ])('refuses %j', (args, reason) => {
    expect(() => readCommand(args)).toThrow(UsageError);
    expect(() => readCommand(args)).toThrow(reason);
  });

  it('lists every format in its help', () => {
    expect(HELP).toMatch(/jsonl \(JSON Lines\), gift \(GIFT\)/);
  });
});
