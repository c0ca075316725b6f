import { expect, it } from '@jest/globals';
import { readListAddress, writeListAddress } from './list-address';

it.each([
  ['', { text: '', category: '', page: 1 }],
  ['q=jee&category=SSC&page=2', { text: 'jee', category: 'SSC', page: 2 }],
])('reads %j, and writes it back', (query, view) => {
  expect(readListAddress(new URLSearchParams(query))).toEqual(view);
  expect(writeListAddress(view).toString()).toBe(query);
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'q=+&category=+'])(
  'ignores %j',
  (query) => {
    expect(readListAddress(new URLSearchParams(query))).toEqual({
      text: '',
      category: '',
      page: 1,
    });
  },
);
