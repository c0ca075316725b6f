import { describe, expect, it } from '@jest/globals';
import { topPercent } from './top-percent';

describe('topPercent', () => {
  it.each([
    [100, 'Top 1%'],
    [99.5, 'Top 1%'],
    [92, 'Top 8%'],
    [33.4, 'Top 67%'],
    [0, 'Top 100%'],
  ])('formats percentile %d as %s', (percentile, expected) => {
    expect(topPercent(percentile)).toBe(expected);
  });
});
