import { describe, expect, it } from '@jest/globals';
import { filtersFrom, historyQuery, isNarrowed, pageFrom } from './history-filters';

const read = (query: string) => filtersFrom(new URLSearchParams(query));

describe('the filters of a history', () => {
  it('leave out what is empty or usual, and keep what is wrong', () => {
    expect(read('q=%20tier%201&examId=&from=junk&sort=-date&page=3&x=1')).toEqual({
      q: 'tier 1',
      from: 'junk',
    });
    expect(read('sort=score')).toEqual({ sort: 'score' });
  });

  it('go into the URL with the page, unless it is the first', () => {
    expect(historyQuery({ q: 'tier' })).toEqual({ q: 'tier' });
    expect(historyQuery({ q: 'tier' }, 2)).toEqual({ q: 'tier', page: '2' });
  });

  it('narrow the list, unlike an order', () => {
    expect(isNarrowed(read('sort=score'))).toBe(false);
    expect(isNarrowed(read('to=2026-11-23'))).toBe(true);
  });

  it.each([
    ['page=2', 2],
    ['page=0', 1],
    ['page=two', 1],
    ['page=1e99', 1],
    ['', 1],
  ])('%s is page %d', (query, page) => {
    expect(pageFrom(new URLSearchParams(query))).toBe(page);
  });
});
