import { describe, expect, it } from '@jest/globals';
import {
  isDueForRenewal,
  lifetimeOf,
  ORDINARY_SECONDS,
  REMEMBERED_SECONDS,
} from './token-lifetime.js';

const issuedAt = new Date('2026-11-21T06:00:00Z');
const after = (seconds: number): Date => new Date(issuedAt.getTime() + seconds * 1000);

describe('token lifetime', () => {
  it('is thirty days with “Remember me”, otherwise twelve hours', () => {
    expect(lifetimeOf({ isRemembered: true })).toBe(30 * 86_400);
    expect(lifetimeOf({ isRemembered: false })).toBe(12 * 3_600);
  });

  it.each([
    ['fresh', REMEMBERED_SECONDS, 0, false],
    ['at half', REMEMBERED_SECONDS, REMEMBERED_SECONDS / 2, false],
    ['past half', REMEMBERED_SECONDS, REMEMBERED_SECONDS / 2 + 1, true],
    ['a short one, fresh', ORDINARY_SECONDS, 0, false],
    ['a short one, six hours before its end', ORDINARY_SECONDS, 6 * 3_600, true],
    ['ended', ORDINARY_SECONDS, ORDINARY_SECONDS + 1, true],
  ])('decides about renewal: %s', (_name, lifetime, age, expected) => {
    expect(isDueForRenewal(issuedAt, after(lifetime), after(age))).toBe(expected);
  });
});
