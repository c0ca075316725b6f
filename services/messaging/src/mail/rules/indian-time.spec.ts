import { expect, it } from '@jest/globals';
import { indianTime } from './indian-time.js';

it('formats day, time and time zone', () => {
  const text = indianTime('2026-11-29T04:30:00.000Z');
  expect(text).toContain('29 November 2026');
  expect(text).toMatch(/10:00\sam, India time$/);
});
