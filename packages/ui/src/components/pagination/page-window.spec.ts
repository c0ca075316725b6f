import { describe, expect, it } from '@jest/globals';
import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 8, [1, 2, 3, 4, 5]],
    [5, 8, [1, 2, 3, 4, 5]],
    [6, 8, [2, 3, 4, 5, 6]],
    [8, 8, [4, 5, 6, 7, 8]],
    [1, 0, []],
  ])('offers for page %d of %d: %j', (page, totalPages, expected) => {
    expect(pageWindow(page, totalPages, 5)).toEqual(expected);
  });
});
