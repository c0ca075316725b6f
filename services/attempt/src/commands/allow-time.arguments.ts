import { userInfo } from 'node:os';
import type { ParseArgsConfig } from 'node:util';
import { readOptions, UsageError, wholeNumber } from '@abhyas/service-kit/commands';
import { parseInstant } from '../taking/rules/instant.js';
import type { CreditWindow } from '../taking/rules/time-credit.js';

const MAX_MINUTES = 1440;
const MAX_PER_HOUR = 60;
const MAX_NAME_LENGTH = 64;
const MAX_REASON_LENGTH = 300;
const MAX_GRANTER_LENGTH = 100;

export const HELP = `Usage: npm run attempts:allow -- outage NAME --minutes N --reason "…"
                                    [--from TIME [--until TIME]] [--test TEST] [--student WHO]
       npm run attempts:allow -- student WHO (--minutes N | --per-hour N) --reason "…" [--test TEST]
       npm run attempts:allow -- list

outage   gives open attempts N more minutes, because the product did not work for some time. With
         --from and --until (default: now): all attempts that ran at some time in between. Without
         them: all attempts that run now. Choose any NAME. An attempt gets a credit of one name only
         once, so you can safely repeat the command. Finished attempts do not change: give the credit
         before students' time is over. After a long outage, give it before you start the attempt
         service.
student  gives a student extra time in all tests that they start from now on: N minutes, or N minutes
         for each hour of the test. --minutes 0 ends it.
list     shows the last credits.

  TEST       a test's id or title; default: all tests
  WHO        a student's id or email address (an address needs the auth service)
  TIME       10:20 or "2026-11-21 10:20" in India time, or ISO 8601 with a zone
  --reason   stored with the grant; leave out private facts
  --by       who grants it; default: your user name
  --dry-run  print what would happen and change nothing
`;

interface Grant {
  /** Id or title of the test; null for all tests. */
  readonly test: string | null;
  readonly reason: string;
  readonly grantedBy: string;
  readonly isDryRun: boolean;
}

export type AllowanceCommand =
  | { readonly what: 'list' }
  | (Grant & {
      readonly what: 'outage';
      readonly name: string;
      readonly minutes: number;
      readonly student: string | null;
      readonly window: CreditWindow | null;
    })
  | (Grant & {
      readonly what: 'student';
      readonly student: string;
      readonly minutes: number;
      readonly minutesPerHour: number;
    });

const text = { type: 'string' } as const;
const OPTIONS = {
  minutes: text,
  'per-hour': text,
  from: text,
  until: text,
  test: text,
  student: text,
  reason: text,
  by: text,
  'dry-run': { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  return readOptions(args, { options: OPTIONS, allowPositionals: true });
}

/** Parses the arguments. Invalid ones throw a UsageError that says what to do. */
export function readArguments(args: readonly string[], now: Date): AllowanceCommand {
  const { values, positionals } = parse(args);
  const [what, subject, ...more] = positionals;
  if (more.length > 0)
    throw new UsageError(`"${more.join(' ')}" is not expected. Put names with spaces in quotes.`);
  switch (what) {
    case 'list':
      return { what };
    case 'outage':
      return readOutage(subject, values, now);
    case 'student':
      return readStudent(subject, values);
    default:
      throw new UsageError('Start with what to do: outage, student or list.');
  }
}

function readOutage(subject: string | undefined, values: Values, now: Date): AllowanceCommand {
  if (values['per-hour'] !== undefined) {
    throw new UsageError('--per-hour is only for students. Use --minutes for an outage.');
  }
  if (values.minutes === undefined) throw new UsageError('Say how many minutes: add --minutes N.');
  return {
    what: 'outage',
    name: required(subject, MAX_NAME_LENGTH, 'a name for the credit'),
    minutes: wholeNumber('--minutes', values.minutes, { min: 1, max: MAX_MINUTES }),
    student: values.student ?? null,
    window: readWindow(values, now),
    ...readGrant(values),
  };
}

function readStudent(subject: string | undefined, values: Values): AllowanceCommand {
  if (values.from !== undefined || values.until !== undefined || values.student !== undefined) {
    throw new UsageError('--from, --until and --student are for outages.');
  }
  if (values.minutes === undefined && values['per-hour'] === undefined) {
    throw new UsageError(
      'Say how many minutes: add --minutes N or --per-hour N. --minutes 0 ends an allowance.',
    );
  }
  return {
    what: 'student',
    student: required(subject, MAX_REASON_LENGTH, 'which student, by id or email address'),
    minutes: wholeNumber('--minutes', values.minutes ?? '0', { min: 0, max: MAX_MINUTES }),
    minutesPerHour: wholeNumber('--per-hour', values['per-hour'] ?? '0', {
      min: 0,
      max: MAX_PER_HOUR,
    }),
    ...readGrant(values),
  };
}

function readGrant(values: Values): Grant {
  return {
    test: values.test ?? null,
    reason: required(values.reason, MAX_REASON_LENGTH, 'why, with --reason "…"'),
    grantedBy: required(values.by ?? userName(), MAX_GRANTER_LENGTH, 'who you are, with --by'),
    isDryRun: values['dry-run'] === true,
  };
}

/** In a container the user may have no name. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

function readWindow(values: Values, now: Date): CreditWindow | null {
  if (values.from === undefined) {
    if (values.until === undefined) return null;
    throw new UsageError('--until needs --from.');
  }
  const from = instant(values.from, '--from', now);
  const until = values.until === undefined ? null : instant(values.until, '--until', now);
  if (until && from > until) throw new UsageError('--from is later than --until.');
  return { from, until };
}

function instant(input: string, option: string, now: Date): Date {
  const read = parseInstant(input, now);
  if (!read) {
    throw new UsageError(
      `${option} "${input}" is not a time: write 10:20 or "2026-11-21 10:20" (India time), or ISO 8601 with a zone.`,
    );
  }
  if (read > now) throw new UsageError(`${option} "${input}" is in the future.`);
  return read;
}

function required(input: string | undefined, maxLength: number, what: string): string {
  const trimmed = input?.trim() ?? '';
  if (trimmed === '') throw new UsageError(`Say ${what}.`);
  if (trimmed.length > maxLength) {
    throw new UsageError(`Say ${what} in at most ${maxLength} characters.`);
  }
  return trimmed;
}
