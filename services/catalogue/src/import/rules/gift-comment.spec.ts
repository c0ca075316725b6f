import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readGiftComment, writeGiftComment } from './gift-comment.js';

describe('readGiftComment', () => {
  it.each([
    ['// question: 5  name: Sums', { tags: [] }],
    ['// [id:a\\]b] [tag:easy] [tag:own work]', { id: 'a]b', tags: ['easy', 'own work'] }],
    ['// [id:C:\\new\\x]', { id: 'C:\new\\x', tags: [] }],
    ['// [id:never closed', { tags: [] }],
    ['// [id:] [tag:[tag:x]', { tags: ['[tag:x'] }],
  ])('reads %j as %j', (line, comment) => {
    expect(readGiftComment(line)).toEqual(comment);
  });

  it('reads what writeGiftComment writes', () => {
    const piece = fc.oneof(
      fc.constantFrom('[', ']', '\\', '\n', '[id:', '[tag:', '\\n'),
      fc.string(),
    );
    const mark = fc
      .array(piece)
      .map((pieces) => pieces.join('').trim())
      .filter((text) => text !== '' && !text.includes('\r'));
    fc.assert(
      fc.property(mark, fc.array(mark), (id, tags) => {
        const line = writeGiftComment({ id, tags });
        expect(line).not.toContain('\n');
        expect(readGiftComment(line)).toEqual({ id, tags });
      }),
      { numRuns: 1000 },
    );
  });
});
