/** What the documentation of the importer says about its formats. The formats and names are those of the code. */

/** By the reader's name for its format: how the page describes the format, and its size. */
export const formatNotes: Readonly<Record<string, readonly [format: string, size: string]>> = {
  'JSON Lines': ['[JSON Lines](#json-lines)', 'any; a line up to 1 MB'],
  CSV: ['[CSV](#csv)', 'any; a row up to 1 MB and 100 cells'],
  GIFT: ['[GIFT](#gift)', 'up to 10 MB'],
  Aiken: ['[Aiken](#aiken)', 'up to 10 MB'],
  'GIFT or Aiken': ['Aiken where a line says `ANSWER:` and a letter, or GIFT', 'up to 10 MB'],
  'Moodle XML or QTI': ['[Moodle XML](#moodle-xml), or one item of [QTI](#qti)', 'up to 10 MB'],
  'QTI package': ['a content package of [QTI](#qti)', 'up to 10 MB unpacked'],
};

/** The CSV columns in one row of the table, or a range of them from the first to the last. */
export interface CsvColumnNote {
  columns: readonly string[];
  isRange?: boolean;
  holds: string;
}

export const csvColumnNotes: readonly CsvColumnNote[] = [
  { columns: ['question'], holds: 'needed' },
  { columns: ['option A', 'option B'], holds: 'needed' },
  {
    columns: ['option C', 'option D', 'option E', 'option F', 'option G', 'option H'],
    isRange: true,
    holds: 'empty where a question has fewer options',
  },
  {
    columns: ['correct'],
    holds:
      "the letter of the right option, or its exact text; refused where one option's letter is another's text",
  },
  { columns: ['correct letter'], holds: 'a letter' },
  { columns: ['correct index'], holds: 'a number from 0' },
  { columns: ['correct number'], holds: 'a number from 1' },
  { columns: ['exam', 'subject'], holds: '' },
  { columns: ['topic'], holds: '' },
  { columns: ['difficulty'], holds: '`Easy`, `Moderate` (or `Medium`), `Hard` (or `Difficult`)' },
  { columns: ['explanation'], holds: '' },
  { columns: ['id'], holds: "the question's name in refusals" },
  { columns: ['source'], holds: '' },
  { columns: ['licence'], holds: '' },
];
