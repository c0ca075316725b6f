import { expect, it } from '@jest/globals';
import { readInstant } from './indian-instant.js';

it.each([
  ['2026-12-06 10:00', '2026-12-06T04:30:00.000Z'],
  ['2026-12-06T10:00', '2026-12-06T04:30:00.000Z'],
  ['2026-12-06T10:00:30+05:30', '2026-12-06T04:30:30.000Z'],
  ['2026-12-06T10:00Z', '2026-12-06T10:00:00.000Z'],
  ['2028-02-29 00:00', '2028-02-28T18:30:00.000Z'],
])('reads %s as %s', (text, instant) => {
  expect(readInstant(text)?.toISOString()).toBe(instant);
});

it.each([
  '',
  'tomorrow',
  '2026-12-06',
  '2026-02-30 10:00',
  '2026-13-01 10:00',
  '2026-12-06 25:00',
  '2026-12-06 10:61',
  '2026-12-06T10:00+99:99',
])('reads nothing out of %j', (text) => {
  expect(readInstant(text)).toBeUndefined();
});
