import { EXIT, readOptions, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { cleanText, countOf, redactAddresses } from '@abhyas/service-kit/rules';
import { readConfig } from '../config.js';
import type { FailedMail } from '../mail/mail.queue.js';
import { withMailQueue } from './with-mail-queue.js';

const MAX_SHOWN = 200;
const MAX_REASON_LENGTH = 200;

const HELP = `Usage: npm run mail:dead

Lists the mails that could not be sent and are not tried any more, newest first: id, kind, recipient, when it
was queued and given up, number of tries, and what the mail server said. Codes, links and texts are not shown.
A failed mail is kept for a week. Send it again with npm run mail:retry -- ID
`;

export const deadMailsCommand: Command = {
  help: HELP,

  async run(args, { env, stdout }) {
    readOptions(args, {});
    const { mails, count } = await withMailQueue(readConfig(env), async (queue) => ({
      mails: await queue.findFailed(MAX_SHOWN),
      count: await queue.countFailed(),
    }));
    stdout.write(mails.map(describe).join(''));
    if (count > mails.length) stdout.write(`… and ${count - mails.length} older ones.\n`);
    stdout.write(count === 0 ? 'No mail has failed.\n' : `${countOf(count, 'failed mail')}.\n`);
    return EXIT.done;
  },
};

function describe({ id, template, to, queuedAt, failedAt, tries, reason }: FailedMail): string {
  const facts = [
    `queued ${queuedAt.toISOString()}`,
    ...(failedAt ? [`given up ${failedAt.toISOString()}`] : []),
    countOf(tries, 'try', 'tries'),
  ];
  const line = redactAddresses(cleanText(reason.replace(/\s+/g, ' '))).slice(0, MAX_REASON_LENGTH);
  return `${id}  ${template}  to ${cleanText(to)}\n  ${facts.join(', ')}\n  ${line}\n`;
}

if (import.meta.main) await runInProcess(deadMailsCommand);
