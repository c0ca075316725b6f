import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paginate, readPageRequest } from './page.js';

const ITEMS = Array.from({ length: 30 }, (_, index) => index);

describe('paginate', () => {
  it.each([
    [undefined, undefined, 1, 12, 3],
    ['2', '10', 2, 10, 3],
    ['3', '12', 3, 6, 3],
    ['99', '12', 3, 6, 3],
    ['0', '0', 1, 12, 3],
    ['-1', '-5', 1, 12, 3],
    ['1e9', 'abc', 1, 12, 3],
    ['999999999999999', '1000000', 1, 30, 1],
    [['2', '3'], ['5'], 2, 5, 6],
  ])('page %j of %j', (page, limit, currentPage, length, totalPages) => {
    const cut = paginate(ITEMS, readPageRequest(page, limit));
    expect(cut).toMatchObject({ currentPage, totalPages, total: 30 });
    expect(cut.items).toHaveLength(length);
  });

  it('returns one empty page for an empty list', () => {
    const cut = paginate([], readPageRequest('5', '5'));
    expect(cut).toEqual({ items: [], currentPage: 1, totalPages: 1, total: 0 });
  });

  it('returns an existing page for any value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (page, limit) => {
        const cut = paginate(ITEMS, readPageRequest(page, limit));
        expect(cut.items.length).toBeGreaterThan(0);
        expect(cut.currentPage).toBeLessThanOrEqual(cut.totalPages);
      }),
    );
  });
});
