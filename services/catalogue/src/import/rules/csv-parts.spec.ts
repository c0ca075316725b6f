import { describe, expect, it } from '@jest/globals';
import { readHeader } from './csv-header.js';
import { readRow, type RowCheck } from './csv-item.js';

/** The row of these cells by their columns. */
function read(cells: Readonly<Record<string, string>>): RowCheck | undefined {
  const all = { question: 'Which?', A: 'a', B: 'b', correct: 'A', ...cells };
  const check = readHeader(Object.keys(all));
  if (!check.ok) throw new Error(check.reason);
  return readRow(check.header, Object.values(all));
}

describe('the figures of a CSV row', () => {
  it('are read with their texts, in the form of JSON Lines', () => {
    expect(
      read({
        Figures: 'a.png | dir/b.svg',
        figures_alt: 'First, with \\| in it | ',
        'Passage Figure': 'data:image/png;base64,AA==',
        'passage figure alt': 'What |x| is',
        'passage table': '1 | 2',
        'figure B': 'c.png',
        'figure B alt': 'Option |B|',
      }),
    ).toMatchObject({
      ok: true,
      item: {
        figures: [{ file: 'a.png', alt: 'First, with | in it' }, { file: 'dir/b.svg' }],
        passage: {
          figures: [{ file: 'data:image/png;base64,AA==', alt: 'What |x| is' }],
          table: { rows: [['1', '2']] },
        },
        options: ['a', 'b'],
        optionFigures: [null, { file: 'c.png', alt: 'Option |B|' }],
      },
    });
  });

  it('may be options without texts, also without columns for these', () => {
    const columns = ['question', 'figure A', 'figure B', 'figure C', 'correct'];
    const check = readHeader(columns);
    if (!check.ok) throw new Error(check.reason);
    expect(readRow(check.header, ['Which?', 'a.png', 'b.png', '', 'B'])).toMatchObject({
      ok: true,
      item: {
        options: ['', ''],
        correct: 1,
        optionFigures: [{ file: 'a.png' }, { file: 'b.png' }],
      },
    });
  });

  it.each([
    [{ 'figures alt': 'A' }, 'the row has “figures alt”, but no “figures”'],
    [{ 'figure B alt': 'A' }, 'the row has “figure B alt”, but no “figure B”'],
    [{ figures: 'a.png||b.png' }, '“figures” names no file for figure 2'],
    [
      { 'passage figures': 'a|b', 'passage figures alt': 'A' },
      '“passage figures” names 2 files, but “passage figures alt” has 1 of their texts; put | between them',
    ],
    [{ 'passage title': 'T' }, 'the row has a passage title, but no passage'],
  ])('%j are refused with their column', (cells, reason) => {
    expect(read(cells)).toEqual({ ok: false, reason });
  });
});

describe('the table of a CSV row', () => {
  it.each([
    [
      'a|b\nc|d',
      {
        rows: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ],
    [
      '| a | |\r\n| | \\|x\\| |\n',
      {
        rows: [
          ['a', ''],
          ['', '|x|'],
        ],
      },
    ],
    ['List I | List II\n--- | :---:\nP | 1', { head: ['List I', 'List II'], rows: [['P', '1']] }],
    [
      'P | 1\n- | -',
      {
        rows: [
          ['P', '1'],
          ['-', '-'],
        ],
      },
    ],
  ])('%j is read', (table, expected) => {
    expect(read({ table })).toMatchObject({ ok: true, item: { table: expected } });
  });

  it('is none if the cell is empty', () => {
    const row = read({ table: ' ' });
    expect(row?.ok && Object.keys(row.item)).not.toContain('table');
  });
});
