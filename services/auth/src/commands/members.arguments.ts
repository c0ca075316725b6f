import { userInfo } from 'node:os';
import { readOptions, UsageError } from '@abhyas/service-kit/commands';
import { cleanText } from '@abhyas/service-kit/rules';
import { MAX_MEMBERSHIP_LENGTH, readMembership } from '../members/rules/membership-label.js';

const MAX_REASON_LENGTH = 300;

export const HELP = `Usage: npm run members -- show EMAIL
       npm run members -- set-membership EMAIL NAME [--by WHO]
       npm run members -- sign-out EMAIL [--by WHO]
       npm run members -- suspend EMAIL --reason "…" [--by WHO]
       npm run members -- unsuspend EMAIL [--by WHO]
       npm run members -- export EMAIL FILE [--by WHO]
       npm run members -- delete EMAIL [--dry-run] [--by WHO]

  show            print an account: id, name, membership, how its owner logs in, open sessions, suspension
  set-membership  set the membership that the student sees, such as Premium: at most ${MAX_MEMBERSHIP_LENGTH} letters, digits,
                  spaces and + & . ' -; put a name with spaces in quotes
  sign-out        end all sessions of the account; all services see it within 5 seconds
  suspend         log the student out and refuse every login, until unsuspend; results and rankings stay. The student
                  reads the reason when logging in with the right password
  unsuspend       let the student log in again
  export          write all that every service stores about the student into a new file (JSON), as Download My
                  Data does
  delete          delete the account and its data in all services, as Delete My Account does: it cannot be
                  undone, and the student gets an email. The running services do it within seconds
  --reason TEXT   at most ${MAX_REASON_LENGTH} characters, written for the student
  --dry-run       print what would be deleted and change nothing
  --by WHO        who does it, for the log line (default: the user of this terminal)
  --help          print this help

Somebody who asks you to export or delete an account has to show that it is theirs, or their child's: anybody
can write in the name of another person.

Changes and exports are logged on standard error as one JSON line, with the id of the account and without its
address.

Exit status: 0 done; 1 failed, for example because no account has the address; 2 invalid usage.
`;

const ACTIONS = [
  'show',
  'set-membership',
  'sign-out',
  'suspend',
  'unsuspend',
  'export',
  'delete',
] as const;
type Action = (typeof ACTIONS)[number];

interface Target {
  readonly email: string;
  readonly by: string;
}

export type MembersCommand = Target &
  (
    | { readonly what: 'show' | 'sign-out' | 'unsuspend' }
    | { readonly what: 'set-membership'; readonly membership: string }
    | { readonly what: 'suspend'; readonly reason: string }
    | { readonly what: 'export'; readonly file: string }
    | { readonly what: 'delete'; readonly isDryRun: boolean }
  );

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): MembersCommand {
  const { values, positionals } = readOptions(args, {
    options: {
      by: { type: 'string' },
      reason: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [first, email = '', ...rest] = positionals;
  const what = ACTIONS.find((action) => action === first);
  if (!what) throw new UsageError(`Start with what to do: ${ACTIONS.join(', ')}.`);
  if (email.trim() === '') throw new UsageError('Name the account by its email address.');
  if (!email.includes('@')) throw new UsageError(`"${email}" is not an email address.`);
  refuseStrayOptions(what, values);
  const target = { email, by: values.by?.trim() || userInfo().username };
  switch (what) {
    case 'set-membership':
      return { ...target, what, membership: membershipIn(rest) };
    case 'export':
      return { ...target, what, file: fileIn(rest) };
    case 'suspend':
      refuseMore(what, rest);
      return { ...target, what, reason: readReason(values.reason) };
    case 'delete':
      refuseMore(what, rest);
      return { ...target, what, isDryRun: values['dry-run'] ?? false };
    case 'show':
    case 'sign-out':
    case 'unsuspend':
      refuseMore(what, rest);
      return { ...target, what };
  }
}

/** An option that does nothing would mislead: `sign-out --dry-run` would end the sessions. */
function refuseStrayOptions(
  what: Action,
  values: { reason?: string | undefined; 'dry-run'?: boolean | undefined },
): void {
  if (values.reason !== undefined && what !== 'suspend') {
    throw new UsageError(`${what} takes no --reason.`);
  }
  if (values['dry-run'] && what !== 'delete') throw new UsageError(`${what} takes no --dry-run.`);
}

function refuseMore(what: Action, rest: readonly string[]): void {
  if (rest.length > 0) throw new UsageError(`${what} takes only one email address.`);
}

function membershipIn([name, ...more]: readonly string[]): string {
  if (name === undefined) throw new UsageError('Name the membership after the address.');
  if (more.length > 0) throw new UsageError('Put a membership with spaces in quotes.');
  const membership = readMembership(name);
  if (membership !== undefined) return membership;
  throw new UsageError(
    `"${name}" cannot be a membership: use 1 to ${MAX_MEMBERSHIP_LENGTH} letters, digits, spaces and + & . ' -`,
  );
}

function fileIn([file, ...more]: readonly string[]): string {
  if (file === undefined) throw new UsageError('Name the file to write after the address.');
  if (more.length > 0) throw new UsageError('Name one file. Put a name with spaces in quotes.');
  return file;
}

function readReason(input: string | undefined): string {
  const reason = cleanText(input ?? '').replace(/\s+/g, ' ');
  if (reason === '') throw new UsageError('Say why, for the student: add --reason "…".');
  if (reason.length <= MAX_REASON_LENGTH) return reason;
  throw new UsageError(`--reason can have at most ${MAX_REASON_LENGTH} characters.`);
}
