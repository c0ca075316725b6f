import { describe, expect, it } from '@jest/globals';
import {
  isInWindow,
  judgeRegistration,
  registrationEnd,
  seatsLeft,
  type LiveBounds,
} from './registration.js';

const at = (time: string) => new Date(`2026-12-06T${time}Z`);

function live(change: Partial<LiveBounds> = {}): LiveBounds {
  return {
    opensAt: at('10:00:00.000'),
    closesAt: at('12:00:00.000'),
    registrationOpensAt: null,
    registrationClosesAt: null,
    capacity: null,
    ...change,
  };
}

describe('judgeRegistration', () => {
  it.each([
    ['07:59:59.999', 'not_yet'],
    ['08:00:00.000', 'open'],
    ['08:59:59.999', 'open'],
    ['09:00:00.000', 'closed'],
  ])('uses the registration window: %s is %s', (now, state) => {
    const bounds = live({
      registrationOpensAt: at('08:00:00.000'),
      registrationClosesAt: at('09:00:00.000'),
    });
    expect(judgeRegistration(bounds, 0, at(now))).toBe(state);
  });

  it.each([
    ['00:00:00.000', 'open'],
    ['11:59:59.999', 'open'],
    ['12:00:00.000', 'closed'],
  ])('without a window opens at once and closes with the test: %s is %s', (now, state) => {
    expect(judgeRegistration(live(), 1_000_000, at(now))).toBe(state);
  });

  it.each([
    [0, 0, 'full'],
    [1, 0, 'open'],
    [1, 1, 'full'],
    [1, 2, 'full'],
  ])('with %i places and %i taken is %s', (capacity, taken, state) => {
    expect(judgeRegistration(live({ capacity }), taken, at('09:00:00.000'))).toBe(state);
  });

  it('reports closed or not yet open registration even if the test is full', () => {
    const bounds = live({ capacity: 1, registrationOpensAt: at('08:00:00.000') });
    expect(judgeRegistration(bounds, 1, at('07:00:00.000'))).toBe('not_yet');
    expect(judgeRegistration(bounds, 1, at('12:00:00.000'))).toBe('closed');
  });
});

it('closes registration at the latest with the test', () => {
  const late = live({ registrationClosesAt: at('23:00:00.000') });
  expect(registrationEnd(late)).toEqual(late.closesAt);
  expect(judgeRegistration(late, 0, at('12:00:00.000'))).toBe('closed');
});

it.each([
  ['09:59:59.999', false],
  ['10:00:00.000', true],
  ['11:59:59.999', true],
  ['12:00:00.000', false],
])('is in the window at %s: %s', (now, isOpen) => {
  expect(isInWindow(live(), at(now))).toBe(isOpen);
});

it('counts the free places, at least 0', () => {
  expect([seatsLeft(null, 5), seatsLeft(5, 3), seatsLeft(5, 7)]).toEqual([null, 2, 0]);
});
