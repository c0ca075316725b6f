import {
  CommandError,
  EXIT,
  readOptions,
  runInProcess,
  UsageError,
  type Command,
} from '@abhyas/service-kit/commands';
import { countOf } from '@abhyas/service-kit/rules';
import { readConfig } from '../config.js';
import type { MailQueue } from '../mail/mail.queue.js';
import { withMailQueue } from './with-mail-queue.js';

const PAGE_SIZE = 500;

const HELP = `Usage: npm run mail:retry -- ID | --all

Sends a failed mail again, or all of them. npm run mail:dead shows the ids. A mail that is of no use any more,
for example with an expired code, is deleted and not sent.

  --all    all failed mails
  --help   print this help

Exit status: 0 done; 1 failed, for example because no failed mail has this id; 2 invalid usage.
`;

export const retryMailsCommand: Command = {
  help: HELP,

  async run(args, { env, stdout }) {
    const { values, positionals } = readOptions(args, {
      options: { all: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [id, another] = positionals;
    if ((id === undefined) !== (values.all ?? false) || another !== undefined) {
      throw new UsageError('Name one mail by its id, or write --all.');
    }
    await withMailQueue(readConfig(env), async (queue) => {
      if (id !== undefined && !(await queue.retry(id))) {
        throw new CommandError(`No failed mail has the id "${id}". See npm run mail:dead.`);
      }
      const count = id === undefined ? await retryAll(queue) : 1;
      stdout.write(`${countOf(count, 'mail')} queued again.\n`);
    });
    return EXIT.done;
  },
};

/** Only those that have failed by now: some may fail again at once. */
async function retryAll(queue: MailQueue): Promise<number> {
  const failed = await queue.findFailed(await queue.countFailed());
  let count = 0;
  for (let start = 0; start < failed.length; start += PAGE_SIZE) {
    const page = failed.slice(start, start + PAGE_SIZE);
    const outcomes = await Promise.all(page.map(({ id }) => queue.retry(id)));
    count += outcomes.filter(Boolean).length;
  }
  return count;
}

if (import.meta.main) await runInProcess(retryMailsCommand);
