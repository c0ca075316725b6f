import { describe, expect, it } from '@jest/globals';
import { plainParagraphs } from './plain-paragraphs';

describe('plainParagraphs', () => {
  it.each([
    ['**bold** and *italic* and `code`', ['bold and italic and code']],
    ['__bold__ and _italic_', ['bold and italic']],
    ['one\n\ntwo\r\n \r\n\r\nthree', ['one', 'two', 'three']],
    ['• a\n• b', ['• a\n• b']],
    ['```js\ncode\n```', ['code']],
    ['2 * 3 * 4 and snake_case_name', ['2 * 3 * 4 and snake_case_name']],
    ['<b>stays</b>', ['<b>stays</b>']],
    [' \n\n ', []],
  ])('%j is shown as %j', (text, paragraphs) => {
    expect(plainParagraphs(text)).toEqual(paragraphs);
  });
});
