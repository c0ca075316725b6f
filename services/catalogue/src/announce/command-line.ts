import { parseArgs } from 'node:util';
import { readInstant } from '@abhyas/service-kit/rules';

export const HELP = `Usage: npm run catalogue:announce -- FILE --exam NAME --title TITLE --opens TIME --closes TIME [options]

Announces a live test of an exam, with the questions of a file: any file that the importer reads. They
must be new to the catalogue; all of them are taken, or nothing is. Times are India's: '2026-12-06 10:00'.

  --exam NAME                  the exam, which the catalogue has
  --title TITLE                what the test is called
  --opens TIME --closes TIME   when it may be started
  --registration-opens TIME    when students may register; at once if not given
  --registration-closes TIME   until when; until it closes if not given
  --places N                   the most who may register; no bound if not given
  --minutes N                  how long it takes; a minute for each question if not given
  --marks M                    for a right answer, as '2' or '3/2'; 1 if not given
  --penalty M                  for a wrong answer, as '1/3'; 0 if not given
  --help                       print this

Exit status: 0 announced; 1 not announced; 2 the command was not understood.
`;

export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

export interface AnnounceCommand {
  file: string;
  exam: string;
  title: string;
  opensAt: Date;
  closesAt: Date;
  registrationOpensAt: Date | null;
  registrationClosesAt: Date | null;
  capacity: number | null;
  minutes: number | null;
  /** Exact fractions. */
  marking: { correct: string; wrong: string };
}

/** The command is invalid; the message says why. */
export class UsageError extends Error {}

const OPTIONS = {
  exam: { type: 'string' },
  title: { type: 'string' },
  opens: { type: 'string' },
  closes: { type: 'string' },
  'registration-opens': { type: 'string' },
  'registration-closes': { type: 'string' },
  places: { type: 'string' },
  minutes: { type: 'string' },
  marks: { type: 'string', default: '1' },
  penalty: { type: 'string', default: '0' },
  help: { type: 'boolean', short: 'h' },
} as const;

const MAX_TITLE_LENGTH = 300;
const MAX_PLACES = 10_000_000;
const MAX_MINUTES = 600;

/** Parses the arguments. Returns 'help' if it was requested. Throws UsageError. */
export function readCommand(args: readonly string[]): AnnounceCommand | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('Name one file of questions.');
  const penalty = fraction(values.penalty, '--penalty');
  return {
    file,
    exam: text(values.exam, '--exam', MAX_TITLE_LENGTH),
    title: text(values.title, '--title', MAX_TITLE_LENGTH),
    opensAt: instant(text(values.opens, '--opens', MAX_TITLE_LENGTH), '--opens'),
    closesAt: instant(text(values.closes, '--closes', MAX_TITLE_LENGTH), '--closes'),
    registrationOpensAt: optional(values['registration-opens'], '--registration-opens', instant),
    registrationClosesAt: optional(values['registration-closes'], '--registration-closes', instant),
    capacity: optional(values.places, '--places', (given, name) => whole(given, name, MAX_PLACES)),
    minutes: optional(values.minutes, '--minutes', (given, name) =>
      whole(given, name, MAX_MINUTES),
    ),
    marking: {
      correct: fraction(values.marks, '--marks'),
      wrong: penalty === '0' ? '0' : `-${penalty}`,
    },
  };
}

function text(value: string | undefined, name: string, maxLength: number): string {
  const given = value?.replace(/\s+/g, ' ').trim() ?? '';
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

function whole(value: string, name: string, max: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max) {
    throw new UsageError(`${name} takes a whole number from 1 to ${max}, not "${value}".`);
  }
  return number;
}

function fraction(value: string, name: string): string {
  const isFraction = /^\d{1,3}(\/[1-9]\d{0,2})?$/.test(value);
  if (!isFraction) throw new UsageError(`${name} takes a number as 2 or 1/3, not "${value}".`);
  return /^0+(\/|$)/.test(value) ? '0' : value;
}

function parse(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
