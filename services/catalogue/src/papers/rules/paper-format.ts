/** Papers as they were before formats had a number: single choices of text, one clock, one marking. */
const FIRST_FORMAT = 1;
/** Everything that papers have now. A later field that a caller must not drop needs the next number. */
const CURRENT_FORMAT = 2;

const FIRST_PAPER_FIELDS: ReadonlySet<string> = new Set([
  ...['testId', 'version', 'exam', 'title', 'category', 'duration', 'marking'],
  ...['opensAt', 'closesAt', 'questions'],
]);
const FIRST_QUESTION_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'version', 'question', 'options', 'correct', 'explanation'],
  ...['subject', 'topic', 'difficulty'],
]);

/**
 * The format that a caller must understand to store this paper: one that does not know a field drops it,
 * and what it stores never changes.
 */
export function formatOf(paper: { readonly questions: readonly object[] }): number {
  const isFirst =
    hasOnly(FIRST_PAPER_FIELDS, paper) &&
    paper.questions.every((question) => hasOnly(FIRST_QUESTION_FIELDS, question));
  return isFirst ? FIRST_FORMAT : CURRENT_FORMAT;
}

/** The latest format that a caller understands, as its query says. Earlier releases say nothing. */
export function readFormat(query: unknown): number {
  return typeof query === 'string' && /^\d{1,4}$/.test(query) ? Number(query) : FIRST_FORMAT;
}

function hasOnly(known: ReadonlySet<string>, value: object): boolean {
  return Object.entries(value).every(([name, field]) => field === undefined || known.has(name));
}
