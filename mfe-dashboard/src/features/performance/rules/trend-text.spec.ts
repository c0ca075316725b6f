import { describe, expect, it } from '@jest/globals';
import { trendText } from './trend-text';

describe('trendText', () => {
  it.each([
    [12, '12 points better than in your earlier tests.'],
    [-1, '1 point worse than in your earlier tests.'],
    [0, 'The same as in your earlier tests.'],
    [null, 'Not enough questions yet to see a trend.'],
  ])('of %s is %s', (change, text) => {
    expect(trendText(change)).toBe(text);
  });
});
