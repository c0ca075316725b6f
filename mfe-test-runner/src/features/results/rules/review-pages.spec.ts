import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildDetailedResult } from '../../../testing/result-builders';
import { pageOfQuestion, QUESTIONS_PER_PAGE, reviewPage } from './review-pages';

describe('the pages of a review', () => {
  it('contain every question once, in order, each where a jump finds it', () => {
    fc.assert(
      fc.property(fc.nat(120), (count) => {
        const all = Array.from({ length: count }, (_, index) => ({
          number: index + 1,
          result: buildDetailedResult(),
        }));
        const { pages } = reviewPage(all, 1);
        const cut = Array.from({ length: pages }, (_, index) => reviewPage(all, index + 1).items);
        expect(cut.flat()).toEqual(all);
        expect(Math.max(0, ...cut.map(({ length }) => length))).toBeLessThanOrEqual(
          QUESTIONS_PER_PAGE,
        );
        for (const item of all) {
          const page = pageOfQuestion(all, item.number);
          expect(reviewPage(all, page ?? 0).items).toContain(item);
        }
        expect(pageOfQuestion(all, count + 1)).toBeUndefined();
      }),
    );
  });

  it('show the last page if a later one is requested', () => {
    const all = [{ number: 1, result: buildDetailedResult() }];
    expect(reviewPage(all, 99)).toMatchObject({ page: 1, pages: 1, items: all });
    expect(reviewPage([], 3)).toEqual({ page: 1, pages: 1, items: [] });
  });
});
