import { describe, expect, it } from '@jest/globals';
import { trendText } from './trend-text';

describe('trendText', () => {
  it.each([
    [12, '+12%'],
    [-1, '−1%'],
    [0, 'no change'],
  ])('of %s is %s', (change, text) => {
    expect(trendText(change)).toBe(text);
  });
});
