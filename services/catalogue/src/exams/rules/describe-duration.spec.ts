import { expect, it } from '@jest/globals';
import { describeDuration } from './describe-duration.js';

it.each([
  [0, 0, 'N/A'],
  [1500, 1500, '25 min'],
  [1200, 5400, '20 min – 1 h 30 min'],
  [3600, 7200, '1 h – 2 h'],
])('formats durations from %i to %i seconds as %s', (shortest, longest, text) => {
  expect(describeDuration(shortest, longest)).toBe(text);
});
