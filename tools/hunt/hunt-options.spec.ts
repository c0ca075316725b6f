import { describe, expect, it } from '@jest/globals';
import { ToolError } from '../stack/tool-error.ts';
import { readOptions } from './hunt-options.ts';

describe('readOptions', () => {
  it('is ten runs of a seed of its own when nothing is given', () => {
    const { seed, ...rest } = readOptions([]);
    expect(rest).toEqual({ runs: 10, acts: 25, replays: 6 });
    expect(Number.isInteger(seed)).toBe(true);
  });

  it('takes what is given', () => {
    const args = ['--seed', '7', '--runs', '1', '--acts', '40', '--replays', '0'];
    expect(readOptions(args)).toEqual({ seed: 7, runs: 1, acts: 40, replays: 0 });
  });

  it.each([[['--runs', '0']], [['--seed', 'x']], [['--acts', '']], [['--students', '3']]])(
    'refuses %j',
    (args) => expect(() => readOptions(args)).toThrow(ToolError),
  );
});
