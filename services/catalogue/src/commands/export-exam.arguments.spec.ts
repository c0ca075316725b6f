import { UsageError } from '@abhyas/service-kit/commands';
import { describe, expect, it } from '@jest/globals';
import { giftWriter } from '../export/writers/gift.writer.js';
import { jsonLinesWriter } from '../export/writers/json-lines.writer.js';
import { HELP, readArguments } from './export-exam.arguments.js';

describe('readArguments', () => {
  it('needs an exam and writes JSON Lines to standard output by default', () => {
    expect(readArguments(['--exam', 'SSC CGL'])).toEqual({
      exam: 'SSC CGL',
      writer: jsonLinesWriter,
    });
  });

  it('reads every option', () => {
    const args = ['--exam=SSC CGL', '--format', 'gift', '--out', 'ssc.gift'];
    expect(readArguments(args)).toEqual({ exam: 'SSC CGL', writer: giftWriter, out: 'ssc.gift' });
  });

  it.each([
    [[], 'No exam was named'],
    [['--exam', ' '], 'No exam was named'],
    [['--exam', 'SSC CGL', '--format', 'pdf'], 'not "pdf"'],
    [['--exam', 'SSC CGL', '--out='], '--out takes'],
    [['--exam', 'SSC CGL', 'ssc.gift'], 'ssc.gift'],
    [['--all'], '--all'],
  ])('refuses %j', (args, reason) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(reason);
  });

  it('lists every format in its help', () => {
    expect(HELP).toMatch(
      /jsonl \(JSON Lines\), zip \(JSON Lines with pictures\), csv \(CSV\), gift \(GIFT\)/,
    );
  });
});
