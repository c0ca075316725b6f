import { describe, expect, it } from '@jest/globals';
import { ToolError } from '../stack/tool-error.ts';
import { readOptions } from './hunt-options.ts';

describe('readOptions', () => {
  it('is ten runs with a random seed without arguments', () => {
    const { seed, ...rest } = readOptions([]);
    expect(rest).toEqual({ runs: 10, acts: 25, replays: 6 });
    expect(Number.isInteger(seed)).toBe(true);
  });

  it('reads the arguments', () => {
    const args = ['--seed', '7', '--runs', '1', '--acts', '40', '--replays', '0'];
    expect(readOptions(args)).toEqual({ seed: 7, runs: 1, acts: 40, replays: 0 });
  });

  it.each([[['--runs', '0']], [['--seed', 'x']], [['--acts', '']], [['--students', '3']]])(
    'refuses %j',
    (args) => expect(() => readOptions(args)).toThrow(ToolError),
  );
});
