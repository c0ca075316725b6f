import { OPTION_LETTERS } from '../../questions/rules/options.js';

/** A column of a question; columns of options and their figures are named by letter. */
export type Column =
  | 'id'
  | 'exam'
  | 'subject'
  | 'topic'
  | 'difficulty'
  | 'question'
  | 'correct'
  | 'correct letter'
  | 'correct index'
  | 'correct number'
  | 'answer'
  | 'answer from'
  | 'answer to'
  | 'unit'
  | 'kind'
  | 'passage'
  | 'passage title'
  | 'passage table'
  | 'passage figures'
  | 'passage figures alt'
  | 'table'
  | 'figures'
  | 'figures alt'
  | 'explanation'
  | 'explanation figures'
  | 'explanation figures alt'
  | 'source'
  | 'licence'
  | `option ${string}`
  | `figure ${string}`
  | 'left out';

export interface Header {
  columns: readonly Column[];
}

export type HeaderCheck = { ok: true; header: Header } | { ok: false; reason: string };

type Lettered = `option ${string}` | `figure ${string}`;

const NAMES: Readonly<Record<Exclude<Column, Lettered | 'left out'>, readonly string[]>> = {
  question: ['question', 'question text', 'stem'],
  correct: ['correct', 'key', 'correct option', 'correct answer'],
  'correct letter': ['correct letter'],
  'correct index': ['correct index'],
  'correct number': ['correct number'],
  answer: ['answer'],
  'answer from': ['answer from'],
  'answer to': ['answer to'],
  unit: ['unit'],
  kind: ['kind'],
  passage: ['passage', 'directions'],
  'passage title': ['passage title'],
  'passage table': ['passage table'],
  'passage figures': ['passage figures', 'passage figure'],
  'passage figures alt': ['passage figures alt', 'passage figure alt'],
  table: ['table'],
  figures: ['figures', 'figure'],
  'figures alt': ['figures alt', 'figure alt'],
  exam: ['exam'],
  subject: ['subject'],
  topic: ['topic', 'chapter'],
  difficulty: ['difficulty', 'level'],
  explanation: ['explanation', 'solution', 'rationale'],
  'explanation figures': [
    'explanation figures',
    'explanation figure',
    'solution figures',
    'solution figure',
  ],
  'explanation figures alt': [
    'explanation figures alt',
    'explanation figure alt',
    'solution figures alt',
    'solution figure alt',
  ],
  id: ['id', 'identifier'],
  source: ['source'],
  licence: ['licence', 'license'],
};

/**
 * The names of each column, its own first.
 *
 * @public read by tools/docs
 */
export const COLUMN_NAMES: ReadonlyMap<Column, readonly string[]> = new Map([
  ...(Object.entries(NAMES) as [Column, readonly string[]][]),
  ...OPTION_LETTERS.map((letter, index): [Column, readonly string[]] => [
    `option ${letter}`,
    [`option ${letter}`, letter, `option ${index + 1}`],
  ]),
  ...OPTION_LETTERS.flatMap((letter): [Column, readonly string[]][] =>
    ['', ' alt'].map((alt) => [`figure ${letter}${alt}`, [`figure ${letter}${alt}`]]),
  ),
]);

const KNOWN: ReadonlyMap<string, Column> = new Map(
  [...COLUMN_NAMES].flatMap(([column, names]) =>
    names.map((name): [string, Column] => [squeeze(name), column]),
  ),
);

/** A question has at least these options, each a text or a figure. */
const OPTIONS = ['A', 'B'] as const;
const KEYS: readonly Column[] = ['correct', 'correct letter', 'correct index', 'correct number'];
const RANGE: readonly Column[] = ['answer from', 'answer to'];

/** Counts the cells that are names of columns. */
export function countKnown(cells: readonly string[]): number {
  return cells.filter((cell) => KNOWN.has(squeeze(cell))).length;
}

/**
 * Reads the column names. Case, spaces and punctuation in them do not matter. A column whose name is
 * empty or begins with `#` is ignored. An unknown name is an error, because the column's data would be
 * lost silently.
 */
export function readHeader(cells: readonly string[]): HeaderCheck {
  const columns = cells.map(toColumn);
  const unknown = cells.filter((_, index) => columns[index] === undefined);
  if (unknown.length > 0) {
    const names = unknown.slice(0, 5).map((name) => JSON.stringify(name.slice(0, 40)));
    return invalid(`its first line names columns that are not known: ${names.join(', ')}`);
  }
  const known = columns.filter((column) => column !== undefined);
  const missing = neededColumns(known).filter((column) => !known.includes(column));
  if (missing.length > 0) return invalid(`its first line does not name ${missing.join(', ')}`);
  const keys = known.filter((column) => KEYS.includes(column));
  const hasNumbers = known.some((column) => column === 'answer' || RANGE.includes(column));
  if (keys.length > 1 || (keys.length === 0 && !hasNumbers)) {
    return invalid(`its first line must name one of ${KEYS.join(', ')}`);
  }
  const twice = known.find(
    (column, index) => column !== 'left out' && known.indexOf(column) !== index,
  );
  if (twice) return invalid(`its first line names ${twice} twice`);
  return { ok: true, header: { columns: known } };
}

/** A file with numeric questions only needs no options. A range needs both of its ends. */
function neededColumns(known: readonly Column[]): Column[] {
  const hasOption = (letter: string): boolean =>
    known.includes(`option ${letter}`) || known.includes(`figure ${letter}`);
  const isOnlyNumeric =
    !OPTION_LETTERS.some(hasOption) && !known.some((column) => KEYS.includes(column));
  const hasNumbers = known.some((column) => column === 'answer' || RANGE.includes(column));
  return [
    'question',
    ...(isOnlyNumeric && hasNumbers ? [] : OPTIONS.filter((letter) => !hasOption(letter))).map(
      (letter): Column => `option ${letter}`,
    ),
    ...(known.some((column) => RANGE.includes(column)) ? RANGE : []),
  ];
}

function toColumn(name: string): Column | undefined {
  const bare = name.trim();
  return bare === '' || bare.startsWith('#') ? 'left out' : KNOWN.get(squeeze(bare));
}

function squeeze(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function invalid(reason: string): HeaderCheck {
  return { ok: false, reason };
}
