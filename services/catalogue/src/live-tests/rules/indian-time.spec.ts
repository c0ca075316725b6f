import { expect, it } from '@jest/globals';
import { describeMoment } from './indian-time.js';

it('formats the time in India, even if the date differs elsewhere', () => {
  expect(describeMoment(new Date('2026-12-05T20:00:00Z'))).toEqual({
    date: '6 Dec 2026',
    time: '1:30 am',
  });
});
