/** A column that questions have; options have theirs by letter. */
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
  | 'explanation'
  | 'source'
  | 'licence'
  | `option ${string}`
  | 'left out';

export interface Header {
  columns: readonly Column[];
}

export type HeaderCheck = { ok: true; header: Header } | { ok: false; reason: string };

/** Options beyond the fourth are known so that a question which has them can be refused for it. */
const LETTERS = [...'ABCDEFGH'];

const NAMES: Readonly<Record<Exclude<Column, `option ${string}` | 'left out'>, readonly string[]>> =
  {
    id: ['id', 'identifier'],
    exam: ['exam'],
    subject: ['subject'],
    topic: ['topic', 'chapter'],
    difficulty: ['difficulty', 'level'],
    question: ['question', 'question text', 'stem'],
    correct: ['correct', 'correct option', 'correct answer', 'answer', 'key'],
    'correct letter': ['correct letter'],
    'correct index': ['correct index'],
    'correct number': ['correct number'],
    explanation: ['explanation', 'solution', 'rationale'],
    source: ['source'],
    licence: ['licence', 'license'],
  };

const KNOWN: ReadonlyMap<string, Column> = new Map([
  ...Object.entries(NAMES).flatMap(([column, names]) =>
    names.map((name): [string, Column] => [squeeze(name), column as Column]),
  ),
  ...LETTERS.flatMap((letter, index) =>
    [letter, `option ${letter}`, `option ${index + 1}`].map((name): [string, Column] => [
      squeeze(name),
      `option ${letter}`,
    ]),
  ),
]);

const NEEDED: readonly Column[] = ['question', 'option A', 'option B', 'option C', 'option D'];
const KEYS: readonly Column[] = ['correct', 'correct letter', 'correct index', 'correct number'];

/** How many of these cells are names of columns. */
export function countKnown(cells: readonly string[]): number {
  return cells.filter((cell) => KNOWN.has(squeeze(cell))).length;
}

/**
 * Reads the names of the columns. Case, blanks and punctuation in them do not matter; a column whose
 * name is empty or begins with `#` is left out. A name that is not known is a fault: what it holds would
 * be lost without a word.
 */
export function readHeader(cells: readonly string[]): HeaderCheck {
  const columns = cells.map(toColumn);
  const strange = cells.filter((_, index) => columns[index] === undefined);
  if (strange.length > 0) {
    const names = strange.slice(0, 5).map((name) => JSON.stringify(name.slice(0, 40)));
    return fault(`its first line names columns that are not known: ${names.join(', ')}`);
  }
  const known = columns.filter((column) => column !== undefined);
  const missing = NEEDED.filter((column) => !known.includes(column));
  if (missing.length > 0) return fault(`its first line does not name ${missing.join(', ')}`);
  const keys = known.filter((column) => KEYS.includes(column));
  if (keys.length !== 1) return fault(`its first line must name one of ${KEYS.join(', ')}`);
  const twice = known.find(
    (column, index) => column !== 'left out' && known.indexOf(column) !== index,
  );
  if (twice) return fault(`its first line names ${twice} twice`);
  return { ok: true, header: { columns: known } };
}

function toColumn(name: string): Column | undefined {
  const bare = name.trim();
  return bare === '' || bare.startsWith('#') ? 'left out' : KNOWN.get(squeeze(bare));
}

function squeeze(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function fault(reason: string): HeaderCheck {
  return { ok: false, reason };
}
