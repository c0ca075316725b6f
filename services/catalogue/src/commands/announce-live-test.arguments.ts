import { readOptions, UsageError, wholeNumber } from '@abhyas/service-kit/commands';
import { cleanText, readInstant } from '@abhyas/service-kit/rules';
import type { LiveTestRequest } from '../announce/announce-live-test.js';
import { deductionOf, readFraction } from '../announce/rules/fraction.js';
import { MAX_MINUTES } from '../announce/rules/pattern-file.js';

export const HELP = `Usage: npm run catalogue:announce -- FILE --exam NAME --title TITLE --opens TIME --closes TIME [options]

Announces a live test of an exam with the questions of a file, in any format that the importer reads. All
of them must be valid and new to the catalogue, or nothing is announced. Questions that share a passage are
put next to each other. Times are India's: '2026-12-06 10:00'.

  --exam NAME                  an exam of the catalogue
  --title TITLE                the title of the test
  --opens TIME --closes TIME   when students may start it
  --registration-opens TIME    when registration opens (default: at once)
  --registration-closes TIME   when registration closes (default: when the test closes)
  --places N                   maximum number of registrations (default: no maximum)
  --minutes N                  duration
  --marks M                    marks for a right answer, as '2' or '3/2'
  --penalty M                  marks deducted for a wrong answer, as '1/3'
  --pattern FILE               time, marks and sections, instead of the three options above
  --help                       print this help

Without --minutes, --marks and --penalty, the test has the time and the marks of the exam's full tests; the
time in proportion to the number of questions. Of an exam without full tests: one minute per question, one
mark for a right answer, none for a wrong one.

A pattern is a JSON file. The questions must fill its sections exactly, by subject; the paper has their order:
  { "minutes": 60, "marks": 2, "penalty": "1/2",
    "sections": [{ "subject": "Reasoning", "questions": 25 }, { "subject": "English", "questions": 25 }] }

Exit status: 0 announced; 1 not announced; 2 invalid usage.
`;

const OPTIONS = {
  exam: { type: 'string' },
  title: { type: 'string' },
  opens: { type: 'string' },
  closes: { type: 'string' },
  'registration-opens': { type: 'string' },
  'registration-closes': { type: 'string' },
  places: { type: 'string' },
  minutes: { type: 'string' },
  marks: { type: 'string' },
  penalty: { type: 'string' },
  pattern: { type: 'string' },
} as const;

const MAX_TITLE_LENGTH = 300;
const MAX_PLACES = 10_000_000;

/** The files of the command, and what its options say of the live test. */
export interface AnnounceCommand extends Omit<LiveTestRequest, 'sections'> {
  file: string;
  /** The file with the pattern; then the options say nothing of time and marks. */
  patternFile: string | null;
}

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): AnnounceCommand {
  const { values, positionals } = readOptions(args, { options: OPTIONS, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('Name one file of questions.');
  if (values.pattern !== undefined) {
    const contradiction = (['minutes', 'marks', 'penalty'] as const).find((name) => values[name]);
    if (contradiction)
      throw new UsageError(`--pattern sets the ${contradiction}: leave out --${contradiction}.`);
  }
  return {
    file,
    patternFile: values.pattern ?? null,
    exam: text(values.exam, '--exam', MAX_TITLE_LENGTH),
    title: text(values.title, '--title', MAX_TITLE_LENGTH),
    opensAt: instant(text(values.opens, '--opens', MAX_TITLE_LENGTH), '--opens'),
    closesAt: instant(text(values.closes, '--closes', MAX_TITLE_LENGTH), '--closes'),
    registrationOpensAt: optional(values['registration-opens'], '--registration-opens', instant),
    registrationClosesAt: optional(values['registration-closes'], '--registration-closes', instant),
    capacity: optional(values.places, '--places', (value, option) =>
      wholeNumber(option, value, { min: 1, max: MAX_PLACES }),
    ),
    minutes: optional(values.minutes, '--minutes', (value, option) =>
      wholeNumber(option, value, { min: 1, max: MAX_MINUTES }),
    ),
    marking: {
      correct: optional(values.marks, '--marks', fraction),
      wrong: optional(values.penalty, '--penalty', deduction),
    },
  };
}

function text(value: string | undefined, name: string, maxLength: number): string {
  const given = cleanText(value ?? '').replace(/\s+/g, ' ');
  if (given === '') throw new UsageError(`${name} is missing.`);
  if (given.length > maxLength)
    throw new UsageError(`${name} is longer than ${maxLength} characters.`);
  return given;
}

function optional<T>(
  value: string | undefined,
  name: string,
  read: (given: string, name: string) => T,
): T | null {
  return value === undefined ? null : read(value, name);
}

function instant(value: string, name: string): Date {
  const moment = readInstant(value);
  if (!moment) throw new UsageError(`${name} takes a time as 2026-12-06 10:00, not "${value}".`);
  return moment;
}

function deduction(value: string, name: string): string {
  return deductionOf(fraction(value, name));
}

function fraction(value: string, name: string): string {
  const given = readFraction(value);
  if (given !== undefined) return given;
  throw new UsageError(`${name} takes a number as 2 or 1/3, not "${value}".`);
}
