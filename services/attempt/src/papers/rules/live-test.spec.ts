import { describe, expect, it } from '@jest/globals';
import { isSameWindow, solutionsFrom, windowOf } from './live-test.js';

const window = windowOf({
  opensAt: '2026-11-29T10:00:00.000Z',
  closesAt: '2026-11-29T12:00:00+05:30',
});
const live = { testId: 'live', ...window, closedAt: null, publishedAt: null };

describe('solutionsFrom', () => {
  it('is nothing for a practice test, and for a live test once they are public', () => {
    expect(solutionsFrom(undefined)).toBeNull();
    expect(solutionsFrom({ ...live, closedAt: new Date(), publishedAt: new Date() })).toBeNull();
  });

  it('is the end of the window before, also when nobody can start any more', () => {
    expect(solutionsFrom(live)).toEqual(live.closesAt);
    expect(solutionsFrom({ ...live, closedAt: new Date() })).toEqual(live.closesAt);
  });
});

describe('windowOf', () => {
  it('reads instants, and never closes without an end', () => {
    expect(window.closesAt).toEqual(new Date('2026-11-29T06:30:00.000Z'));
    expect(windowOf({ opensAt: null }).opensAt).toEqual(new Date(0));
    expect(windowOf({}).closesAt.getFullYear()).toBe(9999);
  });
});

it('windows are the same if both ends are', () => {
  expect(isSameWindow(window, { ...window })).toBe(true);
  expect(isSameWindow(window, { ...window, closesAt: new Date() })).toBe(false);
});
