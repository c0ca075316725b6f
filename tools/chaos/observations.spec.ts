import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Observations } from './observations.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('counts a wait where most of it was', () => {
  const seen = new Observations();
  now = 10_000;
  seen.begin('kill attempt');
  now = 22_000;
  seen.begin('kill auth');
  now = 24_000;
  seen.noteWait(14_700);
  seen.noteWait(3_000);
  now = 55_000;
  seen.noteWait(100_000);
  expect(seen.reports.map(({ name, maxWaitMs }) => [name, maxWaitMs])).toEqual([
    ['before the first', 100_000],
    ['kill attempt', 14_700],
    ['kill auth', 3_000],
  ]);
});
