import { describe, expect, it } from '@jest/globals';
import { replaceTable } from './replace-table.ts';

const document = 'Before\n<!-- rates -->\nold\n<!-- end of rates -->\nAfter';

describe('replaceTable', () => {
  it('replaces what is between the markers', () => {
    const table = [
      ['name', 'value'],
      ['a|b', '`1`'],
    ];
    expect(replaceTable(document, 'rates', table)).toBe(
      [
        'Before\n<!-- rates -->\n',
        '| name | value |\n| --- | --- |\n| a\\|b | `1` |\n',
        '<!-- end of rates -->\nAfter',
      ].join('\n'),
    );
  });

  it('writes an example as a code block', () => {
    const example = { language: 'csv', text: 'a,b' };
    expect(replaceTable(document, 'rates', example)).toContain(
      '<!-- rates -->\n\n```csv\na,b\n```\n\n<!-- end of rates -->',
    );
  });

  it('fails if a marker is missing', () => {
    expect(() => replaceTable(document, 'limits', [])).toThrow('<!-- limits -->');
  });
});
