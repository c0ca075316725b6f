import { readOptions, UsageError, wholeNumber } from '@abhyas/service-kit/commands';
import { cleanText } from '@abhyas/service-kit/rules';
import type { ImportRequest } from '../import/import-questions.js';
import { MAX_NAME_LENGTH } from '../import/rules/check-question.js';
import { MAX_TEST_SIZE, MIN_TEST_SIZE } from '../import/rules/plan-tests.js';

const DEFAULT_SIZE = 30;
const DEFAULT_PRICE = 499;
const MAX_PRICE = 1_000_000;

export const HELP = `Usage: npm run catalogue:import -- [options] FILE...

Imports questions with one right option. The file name's ending determines the format; docs/import.md
describes all formats and what is refused. JSON Lines has one object per line:
  { "id", "exam", "subject", "topic", "difficulty", "question", "options": [2 to 8 texts],
    "correct": the index of the right option or its letter, "explanation", "source", "licence" }
Missing exams are created, and tests by subject, by topic and as mixed sets.
Questions that the catalogue already has are corrected in the fields that a file provides; other fields keep
their values, white space does not count, and a second run changes nothing.

  --exam NAME the exam of all questions; overrides exams that a file names
  --size N    questions per test, ${MIN_TEST_SIZE} to ${MAX_TEST_SIZE}, one minute each (default: ${DEFAULT_SIZE})
  --price N   price of created exams in rupees (default: ${DEFAULT_PRICE})
  --replace   clear fields of existing questions that a file does not provide
  --dry-run   print what would change, field by field, and change nothing
  --strict    import nothing if any item is refused
  --json      print the report as JSON
  --help      print this help

Exit status: 0 everything imported; 1 nothing imported, because a file cannot be read or the import failed;
2 invalid usage; 3 some items refused, the others imported; 4 nothing imported, because of --strict and
refused items. A dry run exits with the status of the real run. Warnings do not change the status.
`;

export interface ImportArguments extends Omit<ImportRequest, 'read'> {
  files: readonly string[];
  isJson: boolean;
}

const OPTIONS = {
  exam: { type: 'string' },
  size: { type: 'string', default: String(DEFAULT_SIZE) },
  price: { type: 'string', default: String(DEFAULT_PRICE) },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = readOptions(args, { options: OPTIONS, allowPositionals: true });
  if (positionals.length === 0) throw new UsageError('No file was named.');
  const exam = readExam(values.exam);
  return {
    files: positionals,
    ...(exam !== undefined && { exam }),
    size: wholeNumber('--size', values.size, { min: MIN_TEST_SIZE, max: MAX_TEST_SIZE }),
    price: wholeNumber('--price', values.price, { min: 0, max: MAX_PRICE }),
    isReplacing: values.replace ?? false,
    isDryRun: values['dry-run'] ?? false,
    isStrict: values.strict ?? false,
    isJson: values.json ?? false,
  };
}

function readExam(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const name = cleanText(text).replace(/\s+/g, ' ');
  if (name !== '' && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name)) return name;
  throw new UsageError(`--exam takes a name of 1 to ${MAX_NAME_LENGTH} characters.`);
}
