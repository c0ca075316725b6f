import { describe, expect, it } from '@jest/globals';
import { topPercent } from './top-percent';

describe('topPercent', () => {
  it.each([
    [1, 1000, 'Top 1%'],
    [1, 20, 'Top 5%'],
    [51, 91, 'Top 57%'],
    [91, 91, 'Top 100%'],
  ])('formats rank %d of %d as %s', (rank, students, expected) => {
    expect(topPercent(rank, students)).toBe(expected);
  });
});
