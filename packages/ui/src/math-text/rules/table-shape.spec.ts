import { describe, expect, it } from '@jest/globals';
import { tableShape } from './table-shape';

describe('tableShape', () => {
  it('has row headings and numbers in a table of data', () => {
    const rows = [
      ['Rice', '1,250', '48%', '₹ 2.50'],
      ['Wheat', '−3.5', '–', '.5'],
    ];
    expect(tableShape(['Crop', '2019', 'Share', 'Price'], rows)).toEqual({
      hasRowHeads: true,
      numericColumns: [false, true, true, true],
    });
  });

  it('has row headings for an assertion and its reason', () => {
    const rows = [
      ['Assertion (A)', 'Ice floats on water.'],
      ['Reason (R)', 'Ice is less dense than water.'],
    ];
    expect(tableShape([], rows).hasRowHeads).toBe(true);
  });

  it.each([
    ['matching lists', ['List I', 'List II'], [['P. Force', '1. Joule']]],
    ['lists with numbers as names', ['', 'List I', '', 'List II'], [['(a)', 'Ohm', '1', 'R']]],
    ['one column', ['Statements'], [['Water is wet.']]],
    ['one column without a name', [], [['5']]],
    ['three columns without names', [], [['a', 'b', 'c']]],
    ['numbers alone', ['x', 'y'], [['1', '2']]],
  ])('has no row headings for %s', (_what, head, rows) => {
    expect(tableShape(head, rows).hasRowHeads).toBe(false);
  });

  it.each(['12 kg', '1e5', 'x', '1.2.3', '−', ''])('takes %j for no number', (cell) => {
    expect(tableShape(['Name', 'Value'], [['a', cell]]).numericColumns).toEqual([false, false]);
  });

  it('has the columns of its longest row', () => {
    expect(tableShape(['Name'], [['a', '1', '2'], ['b']]).numericColumns).toEqual([
      false,
      true,
      true,
    ]);
  });
});
