/** What the documentation of the importer says about its formats. The formats and names are those of the code. */

/** By the reader's name for its format: how the page describes the format, and its size. */
export const formatNotes: Readonly<Record<string, readonly [format: string, size: string]>> = {
  'JSON Lines': ['[JSON Lines](#json-lines)', 'any; a line up to 1 MB'],
  CSV: ['[CSV](#csv)', 'any; a row up to 1 MB and 100 cells'],
  GIFT: ['[GIFT](#gift)', 'up to 10 MB'],
  Aiken: ['[Aiken](#aiken)', 'up to 10 MB'],
  'GIFT or Aiken': ['Aiken where a line says `ANSWER:` and a letter, or GIFT', 'up to 10 MB'],
  'Moodle XML or QTI': ['[Moodle XML](#moodle-xml), or one item of [QTI](#qti)', 'up to 10 MB'],
  package: [
    'a content package of [QTI](#qti), or JSON Lines and CSV with their [figures](#figures)',
    'up to 200 MB unpacked, 10 MB without pictures, JSON Lines and CSV',
  ],
};

/** The CSV columns in one row of the table, or a range of them from the first to the last. */
export interface CsvColumnNote {
  columns: readonly string[];
  isRange?: boolean;
  holds: string;
}

export const csvColumnNotes: readonly CsvColumnNote[] = [
  { columns: ['question'], holds: 'needed' },
  {
    columns: ['option A', 'option B'],
    holds: 'needed, unless all questions are numeric, or the option has a column for its figure',
  },
  {
    columns: ['option C', 'option D', 'option E', 'option F', 'option G', 'option H'],
    isRange: true,
    holds: 'empty where a question has fewer options, and in all rows of numeric questions',
  },
  {
    columns: ['correct'],
    holds:
      "the letter of the right option, or its exact text; refused where one option's letter is another's text; several letters (`A;C`) for several right options",
  },
  { columns: ['correct letter'], holds: 'a letter, or several' },
  { columns: ['correct index'], holds: 'a number from 0, or several' },
  { columns: ['correct number'], holds: 'a number from 1, or several' },
  {
    columns: ['answer'],
    holds:
      'the right number of a question without options, a range (`9.79 to 9.82`), or several of these with semicolons; if the file has none of the four columns above, also what `correct` holds',
  },
  { columns: ['answer from', 'answer to'], holds: 'the ends of a range of right numbers' },
  { columns: ['unit'], holds: 'the unit of the number, shown beside the field' },
  {
    columns: ['kind'],
    holds:
      '`single`, `multiple` or `numeric`; needed only where one option is right and students may choose several',
  },
  { columns: ['passage'], holds: 'the text that the question shares with others, in each of them' },
  { columns: ['passage title'], holds: '' },
  { columns: ['passage table'], holds: 'as `table`' },
  { columns: ['passage figures'], holds: 'as `figures`' },
  { columns: ['passage figures alt'], holds: 'as `figures alt`' },
  {
    columns: ['table'],
    holds:
      'a line for each row, with `|` between its cells, and a backslash before one that is text; a line `--- | ---` below the first one makes that the head',
  },
  {
    columns: ['figures'],
    holds: 'the names of the files in the archive, with `|` between them; only in a `.zip`',
  },
  {
    columns: ['figures alt'],
    holds: 'their alternative texts in the same order, as many as files, with `|` between them',
  },
  {
    columns: [
      'figure A',
      'figure B',
      'figure C',
      'figure D',
      'figure E',
      'figure F',
      'figure G',
      'figure H',
    ],
    isRange: true,
    holds: 'the file of the option, whose text may then be empty',
  },
  {
    columns: [
      'figure A alt',
      'figure B alt',
      'figure C alt',
      'figure D alt',
      'figure E alt',
      'figure F alt',
      'figure G alt',
      'figure H alt',
    ],
    isRange: true,
    holds: 'its alternative text',
  },
  { columns: ['exam', 'subject'], holds: '' },
  { columns: ['topic'], holds: '' },
  { columns: ['difficulty'], holds: '`Easy`, `Moderate` (or `Medium`), `Hard` (or `Difficult`)' },
  { columns: ['explanation'], holds: '' },
  { columns: ['explanation figures'], holds: 'as `figures`' },
  { columns: ['explanation figures alt'], holds: 'as `figures alt`' },
  { columns: ['id'], holds: "the question's name in refusals" },
  { columns: ['source'], holds: '' },
  { columns: ['licence'], holds: '' },
];
