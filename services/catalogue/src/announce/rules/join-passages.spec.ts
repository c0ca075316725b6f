import { describe, expect, it } from '@jest/globals';
import { joinPassages } from './join-passages.js';

describe('joinPassages', () => {
  it('moves questions to the first one with their passage', () => {
    const questions = [['a'], ['b', 'p'], ['c'], ['d', 'q'], ['e', 'p'], ['f'], ['g', 'p']];
    const joined = joinPassages(questions, ([, passage]) => passage ?? null);
    expect(joined.map(([name]) => name).join('')).toBe('abegcdf');
  });

  it('keeps the order of questions without passages', () => {
    const questions = [{ name: 'a' }, { name: 'b' }, { name: 'a' }];
    expect(joinPassages(questions, () => null)).toEqual(questions);
  });
});
