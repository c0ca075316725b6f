import { describe, expect, it } from '@jest/globals';
import { changeFilter, filterParams, isFiltered, readFilter } from './bookmark-params';

const none = { page: 1, examId: '', subject: '', topic: '', q: '' };

describe('readFilter', () => {
  it.each([
    ['', none],
    ['page=3&subject=English&q=%20verb%20', { ...none, page: 3, subject: 'English', q: 'verb' }],
    ['page=-1', none],
    ['page=1e9', none],
    ['page=two&junk=%00', none],
  ])('reads %j', (query, filter) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(filter);
  });

  it('takes no more than 200 characters', () => {
    expect(readFilter(new URLSearchParams({ q: 'x'.repeat(10_000) })).q).toHaveLength(200);
  });
});

it('writes what it reads', () => {
  const filter = { ...none, page: 2, examId: 'e', topic: 'Algebra' };
  expect(filterParams(filter)).toEqual({ examId: 'e', topic: 'Algebra', page: '2' });
  expect(readFilter(new URLSearchParams(filterParams(filter)))).toEqual(filter);
});

it('forgets the narrower choices and the page with a wider choice', () => {
  const filter = { page: 4, examId: 'e', subject: 'Quant', topic: 'Algebra', q: 'x' };
  expect(changeFilter(filter, { examId: 'f' })).toEqual({ ...none, examId: 'f', q: 'x' });
  expect(changeFilter(filter, { subject: 'English' })).toEqual({
    ...filter,
    subject: 'English',
    topic: '',
    page: 1,
  });
  expect(changeFilter(filter, { q: '' })).toEqual({ ...filter, q: '', page: 1 });
});

it('knows whether anything is filtered', () => {
  expect(isFiltered(none)).toBe(false);
  expect(isFiltered({ ...none, q: 'x' })).toBe(true);
});
