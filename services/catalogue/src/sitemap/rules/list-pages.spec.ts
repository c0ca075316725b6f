import { describe, expect, it } from '@jest/globals';
import { listPages } from './list-pages.js';

const early = new Date('2026-11-20T10:00:00.000Z');
const late = new Date('2026-11-21T10:00:00.000Z');

describe('listPages', () => {
  it('lists the list of exams by page and category, each with its latest change', () => {
    const exams = [
      { id: 'a', categories: ['SSC', 'Junior Engineer'], changedAt: early },
      { id: 'b', categories: ['SSC'], changedAt: early },
      { id: 'c', categories: [], changedAt: late },
    ];
    const pages = listPages(exams, [{ id: 't', examId: 'a', changedAt: late }], 2);
    expect(pages.filter(({ changedAt }) => !changedAt).map(({ path }) => path)).toEqual([
      ...['/', '/help', '/terms', '/privacy', '/refunds', '/accessibility'],
    ]);
    expect(pages.filter(({ changedAt }) => changedAt)).toEqual([
      { path: '/exam-test-series', changedAt: late },
      { path: '/exam-test-series?page=2', changedAt: late },
      { path: '/exam-test-series?category=SSC', changedAt: early },
      { path: '/exam-test-series?category=Junior+Engineer', changedAt: early },
      { path: '/exam-details/a', changedAt: early },
      { path: '/exam-details/b', changedAt: early },
      { path: '/exam-details/c', changedAt: late },
      { path: '/test-details/a/t', changedAt: late },
    ]);
  });

  it('lists the list of exams of an empty catalogue', () => {
    expect(listPages([], [], 12).map(({ path }) => path)).toContain('/exam-test-series');
  });
});
