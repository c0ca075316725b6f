import { describe, expect, it } from '@jest/globals';
import { readCutoffs } from './read-cutoffs.js';

const UR = {
  stage: 'Tier 1',
  year: 2024,
  category: 'UR',
  marks: '150.04936',
  maxMarks: '200',
  source: 'Result of Tier 1, 5 December 2024',
  url: 'https://exams.example/cgl-2024.pdf',
};
const GOOD = { ...UR };

const csv = (...lines: string[]) => readCutoffs(lines.join('\n'), 'csv', 2026);
const json = (value: unknown) => readCutoffs(JSON.stringify(value), 'json', 2026);

describe('readCutoffs', () => {
  it('reads the same from JSON and from CSV', () => {
    const expected = {
      cutoffs: [UR, { ...UR, category: 'OBC', marks: '140', url: null }],
      problems: [],
    };
    expect(
      json([
        { ...UR, marks: 150.04936, maxMarks: 200 },
        { ...UR, year: '2024', category: ' OBC ', marks: '0140.000', url: null },
      ]),
    ).toEqual(expected);
    expect(
      csv(
        'Stage,Year,Category,Marks,Max marks,Source,URL',
        'Tier 1,2024,UR,150.04936,200,"Result of Tier 1, 5 December 2024",https://exams.example/cgl-2024.pdf',
        '',
        ',,,,,,',
        'Tier 1,2024,OBC,140.0,200.00,"Result of Tier 1, 5 December 2024",',
      ),
    ).toEqual(expected);
  });

  it('reads the files of spreadsheets with semicolons, without the columns that may be empty', () => {
    const { cutoffs, problems } = csv(
      'year;category;marks;max_marks;source\r',
      '2023;SC;-3,5;100;Notice\r',
      '2023;SC;-3.5;100;Notice, page 2\r',
    );
    expect(problems).toEqual([
      'Line 2: Write marks as a number with at most five decimals, as 150.04936, not "-3,5".',
    ]);
    expect(cutoffs).toEqual([
      {
        stage: '',
        year: 2023,
        category: 'SC',
        marks: '-3.5',
        maxMarks: '100',
        source: 'Notice, page 2',
        url: null,
      },
    ]);
  });

  it.each([
    [{ year: 2027 }, 'Write year as a year from 1950 to 2026, not "2027".'],
    [{ year: '24' }, 'Write year as a year from 1950 to 2026, not "24".'],
    [{ category: '' }, 'Add the category, as UR or OBC.'],
    [{ category: '\u200B' }, 'Add the category, as UR or OBC.'],
    [{ category: 'x'.repeat(41) }, 'Shorten category to at most 40 characters. It has 41.'],
    [{ stage: 'x'.repeat(61) }, 'Shorten stage to at most 60 characters. It has 61.'],
    [
      { marks: 1.123456 },
      'Write marks as a number with at most five decimals, as 150.04936, not "1.123456".',
    ],
    [{ marks: null }, 'Write marks as a number with at most five decimals, as 150.04936, not "".'],
    [{ marks: 201 }, 'Correct marks, 201, or maxMarks, 200: nobody can get that many.'],
    [{ marks: -201 }, 'Correct marks, -201, or maxMarks, 200: nobody can get that many.'],
    [{ maxMarks: 0 }, 'Write maxMarks as a number above zero: the maximum marks of the paper.'],
    [
      { maxMarks: 1e21 },
      'Write maxMarks as a number with at most five decimals, as 150.04936, not "1e+21".',
    ],
    [{ source: ' ' }, 'Add the source, as the title of the notice with its date.'],
    [
      { url: 'http://exams.example/' },
      'Write url as an address that begins with https://, or leave it out: "http://exams.example/".',
    ],
    [
      { url: 'javascript:alert(1)' },
      'Write url as an address that begins with https://, or leave it out: "javascript:alert(1)".',
    ],
    [
      { url: 'https://me:secret@exams.example/' },
      'Write url as an address that begins with https://, or leave it out: "https://me:secret@exams.example/".',
    ],
    [{ category: true }, 'Write category as a text or a number.'],
    [
      { colour: 'red' },
      'Remove the member "colour": only stage, year, category, marks, maxMarks, source, url are known.',
    ],
  ])('refuses %j and says what to do', (change, reason) => {
    expect(json([GOOD, { ...GOOD, year: 2023, ...change }]).problems).toEqual([
      `Cut-off 2: ${reason}`,
    ]);
  });

  it('names everything that is wrong at once', () => {
    const { problems } = csv('year,category,marks,maxMarks,source', 'x,,y,100,Notice', '2024,UR,1');
    expect(problems).toEqual([
      'Line 2: Write marks as a number with at most five decimals, as 150.04936, not "y".',
      'Line 2: Write year as a year from 1950 to 2026, not "x".',
      'Line 2: Add the category, as UR or OBC.',
      'Line 3: Write 5 cells, as in the header. There are 3. Put a cell with a comma in quotes.',
    ]);
  });

  it('refuses two cut-offs of one category, stage and year, whatever their case', () => {
    const { problems } = json([GOOD, { ...GOOD, stage: 'TIER 1', category: 'ur' }]);
    expect(problems).toEqual([
      'Cut-off 2: Remove it, or Cut-off 1: both are the cut-off of ur, TIER 1 of 2024.',
    ]);
  });

  it.each([
    ['json', '', /^The file is not JSON: Unexpected end of JSON input\.$/],
    ['json', '{"year": 2024}', /^Write a list of cut-offs: \[\{"stage"/],
    ['json', '[]', /^The file has no cut-offs\.$/],
    ['json', '[7]', /^Cut-off 1: Write it as an object, as in/],
    ['csv', '', /^The file has no cut-offs\.$/],
    ['csv', 'year,category,marks,maxMarks,source', /^The file has no cut-offs\.$/],
    ['csv', 'year,colour\n2024,red', /^Line 1: Remove the column "colour": only stage, year/],
    ['csv', 'year,year\n2024,2024', /^Line 1: Remove a column: year is there twice\.$/],
    ['csv', 'year,category\n2024,"UR', /^The file is not CSV: Quote Not Closed/],
  ] as const)('refuses the %s file %j', (format, text, reason) => {
    const { cutoffs, problems } = readCutoffs(text, format, 2026);
    expect([cutoffs, problems]).toEqual([[], [expect.stringMatching(reason)]]);
  });
});
