import { describe, expect, it } from '@jest/globals';
import { isLive, judgeWindow } from './test-window.js';

const OPENS = '2026-11-21T10:00:00.000Z';
const CLOSES = '2026-11-21T12:00:00.000Z';

describe('the window of a live test', () => {
  it.each([
    ['2026-11-21T09:59:59.999Z', 'not_yet'],
    [OPENS, 'open'],
    ['2026-11-21T11:59:59.999Z', 'open'],
    [CLOSES, 'over'],
  ])('at %s is %s', (now, verdict) => {
    expect(judgeWindow({ opensAt: OPENS, closesAt: CLOSES }, new Date(now))).toBe(verdict);
  });

  it('is always open when the test has none', () => {
    expect(judgeWindow({}, new Date(0))).toBe('open');
    expect(judgeWindow({ opensAt: null, closesAt: null }, new Date(0))).toBe('open');
  });

  it('makes a test live', () => {
    expect(isLive({ opensAt: OPENS, closesAt: CLOSES })).toBe(true);
    expect([isLive({}), isLive({ opensAt: null, closesAt: null })]).toEqual([false, false]);
  });
});
