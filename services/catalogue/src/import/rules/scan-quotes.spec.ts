import { describe, expect, it } from '@jest/globals';
import { scanQuotes } from './scan-quotes.js';

describe('scanQuotes', () => {
  it.each([
    ['a,b', false, { end: 'closed', cells: 2 }],
    ['a","b', true, { end: 'open', cells: 1, isOwn: true }],
    ['"a,b","c"', false, { end: 'closed', cells: 2 }],
    ['5" pipe,b"', false, { end: 'closed', cells: 2 }],
    ['a,"b', false, { end: 'open', cells: 2 }],
    ['a,"b""', false, { end: 'open', cells: 2 }],
    ['"a" b,c', false, { end: 'broken', cells: 1 }],
    [' "a" , b', false, { end: 'closed', cells: 2 }],
    ['a,b', true, { end: 'open', cells: 0 }],
    ['a,b",c', true, { end: 'closed', cells: 1 }],
    ['a,"b"', true, { end: 'broken', cells: 0 }],
    ['', false, { end: 'closed', cells: 1 }],
    ['', true, { end: 'open', cells: 0 }],
  ] as const)('scans %j, open before: %j', (text, isOpen, scan) => {
    expect(scanQuotes(text, ',', isOpen)).toEqual({ isOwn: !isOpen, ...scan });
  });

  it('treats a tab as delimiter, not as white space', () => {
    expect(scanQuotes('\t"a"\t', '\t', false)).toMatchObject({ end: 'closed', cells: 3 });
  });
});
