import { describe, expect, it } from '@jest/globals';
import { describeCountdown, livePhase, lobbyOpensAt } from './live-tests';

const test = { startsAt: '2026-12-06T04:30:00.000Z', closesAt: '2026-12-06T16:30:00.000Z' };

describe('livePhase', () => {
  it.each([
    ['2026-12-06T03:29:59.999Z', 'early'],
    ['2026-12-06T03:30:00.000Z', 'soon'],
    ['2026-12-06T04:19:59.999Z', 'soon'],
    ['2026-12-06T04:20:00.000Z', 'lobby'],
    ['2026-12-06T04:29:59.999Z', 'lobby'],
    ['2026-12-06T04:30:00.000Z', 'open'],
    ['2026-12-06T16:29:59.999Z', 'open'],
    ['2026-12-06T16:30:00.000Z', 'over'],
  ])('at %s is %s', (moment, phase) => {
    expect(livePhase(test, new Date(moment))).toBe(phase);
  });

  it('lets students in ten minutes before', () => {
    expect(lobbyOpensAt(test)).toEqual(new Date('2026-12-06T04:20:00.000Z'));
  });
});

describe('describeCountdown', () => {
  it.each([
    [-1, '0:00'],
    [1, '0:01'],
    [61_000, '1:01'],
    [600_000, '10:00'],
    [600_001, '11 min'],
    [3_600_000, '1 h'],
    [12_000_000, '3 h 20 min'],
    [86_400_000, '1 day'],
    [2 * 86_400_000 + 3 * 3_600_000, '2 days 3 h'],
  ])('of %d ms is %s', (ms, text) => {
    expect(describeCountdown(ms)).toBe(text);
  });
});
