import { describe, expect, it } from '@jest/globals';
import { filterOf, isUnfiltered } from './history-filter.js';
import { HISTORY_SORTS, parseSort } from './history-sort.js';

describe('filterOf', () => {
  it('covers both days to their end, in India’s time', () => {
    expect(filterOf({ from: '2026-11-01', to: '2026-11-02' })).toMatchObject({
      startedFrom: new Date('2026-10-31T18:30:00Z'),
      startedBefore: new Date('2026-11-02T18:30:00Z'),
    });
  });

  it('separates words', () => {
    expect(filterOf({ q: ' tier  1 ' }).words).toEqual(['tier', '1']);
    expect(filterOf({ q: 'a '.repeat(50) }).words).toHaveLength(10);
  });

  it('filters nothing by default', () => {
    expect(isUnfiltered(filterOf({}))).toBe(true);
    expect(isUnfiltered(filterOf({ q: '  ', sort: '-date' }))).toBe(true);
    for (const wishes of [{ q: 'x' }, { examId: 'x' }, { to: '2026-11-02' }] as const) {
      expect(isUnfiltered(filterOf(wishes))).toBe(false);
    }
    expect(isUnfiltered(filterOf({ sort: 'date' }))).toBe(false);
  });
});

describe('parseSort', () => {
  it('reads every order', () => {
    expect(HISTORY_SORTS).toHaveLength(8);
    for (const sort of HISTORY_SORTS) {
      const { key, isDescending } = parseSort(sort);
      expect(`${isDescending ? '-' : ''}${key}`).toBe(sort);
    }
  });
});
