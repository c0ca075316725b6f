import { expect, it } from '@jest/globals';
import { describeMoment } from './indian-time.js';

it('reads a moment in India, whatever the day elsewhere', () => {
  expect(describeMoment(new Date('2026-12-05T20:00:00Z'))).toEqual({
    date: '6 Dec 2026',
    time: '1:30 am',
  });
});
