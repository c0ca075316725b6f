import { userInfo } from 'node:os';
import { readOptions, UsageError } from '@abhyas/service-kit/commands';
import { MAX_MEMBERSHIP_LENGTH, readMembership } from '../members/rules/membership-label.js';

export const HELP = `Usage: npm run members -- show EMAIL
       npm run members -- set-membership EMAIL NAME [--by WHO]
       npm run members -- sign-out EMAIL [--by WHO]

  show            print an account: id, name, membership, how its owner logs in, open sessions
  set-membership  set the membership that the student sees, such as Premium: at most ${MAX_MEMBERSHIP_LENGTH} letters, digits,
                  spaces and + & . ' -; put a name with spaces in quotes
  sign-out        end all sessions of the account; all services see it within 5 seconds
  --by WHO        who does it, for the log line (default: the user of this terminal)
  --help          print this help

Changes are logged on standard error as one JSON line, with the id of the account and without its address.

Exit status: 0 done; 1 failed, for example because no account has the address; 2 invalid usage.
`;

export type MembersCommand =
  | { readonly what: 'show'; readonly email: string }
  | { readonly what: 'sign-out'; readonly email: string; readonly by: string }
  | {
      readonly what: 'set-membership';
      readonly email: string;
      readonly membership: string;
      readonly by: string;
    };

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): MembersCommand {
  const { values, positionals } = readOptions(args, {
    options: { by: { type: 'string' } },
    allowPositionals: true,
  });
  const [what, email = '', name, ...more] = positionals;
  if (what !== 'show' && what !== 'set-membership' && what !== 'sign-out') {
    throw new UsageError('Say first what to do: show, set-membership or sign-out.');
  }
  if (email.trim() === '') throw new UsageError('Name the account by its e-mail address.');
  if (!email.includes('@')) throw new UsageError(`"${email}" is not an e-mail address.`);
  const by = values.by?.trim() || userInfo().username;
  if (what === 'set-membership') {
    if (name === undefined) throw new UsageError('Name the membership after the address.');
    if (more.length > 0) throw new UsageError('Put a membership with spaces in quotes.');
    const membership = readMembership(name);
    if (membership === undefined) {
      throw new UsageError(
        `"${name}" cannot be a membership: use 1 to ${MAX_MEMBERSHIP_LENGTH} letters, digits, spaces and + & . ' -`,
      );
    }
    return { what, email, membership, by };
  }
  if (name !== undefined) throw new UsageError(`${what} takes one e-mail address and no more.`);
  return what === 'show' ? { what, email } : { what, email, by };
}
