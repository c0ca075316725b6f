import { describe, expect, it } from '@jest/globals';
import { trendText } from './trend-text';

describe('trendText', () => {
  it.each([
    [12, 'Up 12 points on your earlier tests.'],
    [-1, 'Down 1 point on your earlier tests.'],
    [0, 'The same as in your earlier tests.'],
    [null, 'Too few questions for a trend.'],
  ])('of %s is %s', (change, text) => {
    expect(trendText(change)).toBe(text);
  });
});
