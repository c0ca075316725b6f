import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { parseInstant } from '../allowances/rules/instant.js';
import type { CreditWindow } from '../time-credits/rules/time-credit.js';
import { UsageError } from './command.js';

const MAX_MINUTES = 1440;
const MAX_PER_HOUR = 60;
const MAX_NAME_LENGTH = 64;
const MAX_REASON_LENGTH = 300;
const MAX_GRANTER_LENGTH = 100;

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

type Values = ReturnType<typeof readOptions>['values'];

/** Parses the arguments. Invalid ones throw a UsageError that says what to do. */
export function readArguments(args: readonly string[], now: Date): AllowanceCommand {
  const { values, positionals } = readOptions(args);
  const [what, subject, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too much; use quotes.`);
  switch (what) {
    case 'list':
      return { what };
    case 'outage':
      return readOutage(subject, values, now);
    case 'student':
      return readStudent(subject, values);
    default:
      throw new UsageError('Say first what to do: outage, student or list.');
  }
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readOutage(subject: string | undefined, values: Values, now: Date): AllowanceCommand {
  if (values['per-hour'] !== undefined) {
    throw new UsageError('--per-hour is for students; an outage credit is --minutes.');
  }
  if (values.minutes === undefined) throw new UsageError('Say how many with --minutes.');
  return {
    what: 'outage',
    name: required(subject, MAX_NAME_LENGTH, 'a name for the credit'),
    minutes: wholeNumber(values.minutes, '--minutes', { min: 1, max: MAX_MINUTES }),
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
      'Say how many with --minutes or --per-hour; --minutes 0 ends an allowance.',
    );
  }
  return {
    what: 'student',
    student: required(subject, MAX_REASON_LENGTH, 'which student, by id or e-mail address'),
    minutes: wholeNumber(values.minutes ?? '0', '--minutes', { min: 0, max: MAX_MINUTES }),
    minutesPerHour: wholeNumber(values['per-hour'] ?? '0', '--per-hour', {
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
      `${option} "${input}" is no time: write 10:20 or "2026-11-21 10:20" (India time), or ISO 8601 with a zone.`,
    );
  }
  if (read > now) throw new UsageError(`${option} "${input}" has not come yet.`);
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

function wholeNumber(
  input: string,
  option: string,
  { min, max }: { min: number; max: number },
): number {
  const number = Number(input);
  if (!/^\d{1,5}$/.test(input) || number < min || number > max) {
    throw new UsageError(`${option} is a whole number from ${min} to ${max}.`);
  }
  return number;
}
