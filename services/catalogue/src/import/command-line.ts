import { parseArgs } from 'node:util';
import { MAX_NAME_LENGTH } from './rules/check-question.js';
import { MAX_TEST_SIZE, MIN_TEST_SIZE } from './rules/plan-tests.js';

const DEFAULT_SIZE = 30;
const DEFAULT_PRICE = 499;
const MAX_PRICE = 1_000_000;

export const HELP = `Usage: npm run catalogue:import -- [options] FILE...

Takes multiple-choice questions into the catalogue. The format goes by the file name's ending: docs/import.md
describes each, and what is refused. JSON Lines, one object a line:
  { "id", "exam", "subject", "topic", "difficulty", "question", "options": [4 texts], "correct": 0-3,
    "explanation", "source", "licence" }
Exams that are missing are made; tests are made by subject, by topic and in mixed sets.
What the catalogue has already is corrected where a file says otherwise: what a file does not say stays,
white space does not count, and a second run changes nothing.

  --exam NAME the exam of all questions, for files that name none; it goes before what a file names
  --size N    questions per test, ${MIN_TEST_SIZE} to ${MAX_TEST_SIZE} (default ${DEFAULT_SIZE}); a minute for each
  --price N   rupees, for exams that are made (default ${DEFAULT_PRICE})
  --replace   what a file does not say is taken away from questions that the catalogue has
  --dry-run   say what would happen, field by field, and change nothing
  --strict    take nothing when any item does not fit
  --json      print the report as JSON
  --help      print this

Exit status: 0 all taken; 1 a file could not be read or the import failed, nothing taken;
2 the command was not understood; 3 some items did not fit, the rest is taken;
4 some items did not fit and --strict was given, nothing taken.
A dry run ends with the status that the run would end with. Warnings change no status.
`;

export const EXIT = { done: 0, failed: 1, usage: 2, someRefused: 3, noneTaken: 4 } as const;

export interface ImportCommand {
  files: string[];
  exam?: string;
  size: number;
  price: number;
  isReplacing: boolean;
  isDryRun: boolean;
  isStrict: boolean;
  isJson: boolean;
}

/** The command is invalid; the message says why. */
export class UsageError extends Error {}

/** Parses the arguments. Returns 'help' if it was requested. Throws UsageError. */
export function readCommand(args: readonly string[]): ImportCommand | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  if (positionals.length === 0) throw new UsageError('No file was named.');
  const exam = readExam(values.exam);
  return {
    files: positionals,
    ...(exam !== undefined && { exam }),
    size: wholeNumber('--size', values.size, MIN_TEST_SIZE, MAX_TEST_SIZE) ?? DEFAULT_SIZE,
    price: wholeNumber('--price', values.price, 0, MAX_PRICE) ?? DEFAULT_PRICE,
    isReplacing: values.replace ?? false,
    isDryRun: values['dry-run'] ?? false,
    isStrict: values.strict ?? false,
    isJson: values.json ?? false,
  };
}

const OPTIONS = {
  exam: { type: 'string' },
  size: { type: 'string' },
  price: { type: 'string' },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Parsed = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;

function parse(args: readonly string[]): Parsed {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readExam(text: string | undefined): string | undefined {
  const name = text?.trim().replace(/\s+/g, ' ');
  if (name === undefined) return undefined;
  if (name !== '' && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name)) return name;
  throw new UsageError(`--exam takes a name of 1 to ${MAX_NAME_LENGTH} characters.`);
}

function wholeNumber(
  name: string,
  text: string | undefined,
  min: number,
  max: number,
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${name} takes a whole number from ${min} to ${max}, not "${text}".`);
}
