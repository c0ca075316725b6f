import { userInfo } from 'node:os';
import { readOptions, UsageError } from '@abhyas/service-kit/commands';

export const HELP = `Usage: npm run contact:delete -- --email ADDRESS [--by WHO] [--dry-run]

Deletes all messages that were sent with the contact form from this address, and emails about them that were
not sent yet. Use it when a sender asks for it. Anybody can ask in the name of another person, so first write to
the address, and delete the messages when its owner confirms. Emails that were sent are in the mailbox of your
team: delete them there.

  --email ADDRESS  the sender's address; its case does not matter
  --by WHO         who does it, for the log line (default: the user of this terminal)
  --dry-run        print how many would be deleted and change nothing
  --help           print this help

The deletion cannot be undone. It is logged on standard error as one JSON line, without the address.

Exit status: 0 done; 1 failed, for example because the address sent no message; 2 invalid usage.
A dry run exits with the status of the real run.
`;

interface DeleteMessagesCommand {
  readonly email: string;
  readonly by: string;
  readonly isDryRun: boolean;
}

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): DeleteMessagesCommand {
  const { values } = readOptions(args, {
    options: {
      email: { type: 'string' },
      by: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  const email = values.email?.trim() ?? '';
  if (email === '') throw new UsageError('Name the address of the sender: add --email ADDRESS.');
  if (!email.includes('@')) throw new UsageError(`"${email}" is not an email address.`);
  const by = values.by?.trim() || userInfo().username;
  return { email, by, isDryRun: values['dry-run'] ?? false };
}
