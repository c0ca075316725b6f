import { systemClock } from '@abhyas/service-kit';
import { CommandError, EXIT, runInProcess, type Command } from '@abhyas/service-kit/commands';
import { countOf } from '@abhyas/service-kit/rules';
import { readConfig } from '../config.js';
import { ContactMessageEntity } from '../contact/contact-message.entity.js';
import { ContactMessagesRepository } from '../contact/contact-messages.repository.js';
import { isContactMail } from '../mail/rules/mail-job.js';
import { HELP, readArguments } from './delete-messages.arguments.js';
import { withMailQueue } from './with-mail-queue.js';
import { withMessagingDatabase } from './with-messaging-database.js';

export const deleteMessagesCommand: Command = {
  help: HELP,

  async run(args, { env, stdout, stderr }) {
    const { email, by, isDryRun } = readArguments(args);
    const config = readConfig(env);
    await withMessagingDatabase(config, (dataSource) =>
      withMailQueue(config, async (queue) => {
        const repository = new ContactMessagesRepository(
          dataSource.getRepository(ContactMessageEntity),
        );
        const messages = (await repository.findBySender(email)).length;
        const unsent = await queue.findUnsent(email);
        const mails = unsent.filter(({ template }) => isContactMail(template)).length;
        if (messages + mails === 0) {
          throw new CommandError(`No message was sent from "${email}". Nothing was changed.`);
        }
        const unsentToo = mails === 0 ? '' : ` with ${countOf(mails, 'unsent email')}`;
        const size = `${countOf(messages, 'message')} of ${email}${unsentToo}`;
        if (isDryRun) {
          stdout.write(`Would be deleted: ${size}. Nothing was changed.\n`);
          return;
        }
        // Messages first. While one exists, the service could queue its mail again.
        await repository.deleteBySender(email);
        await queue.removeUnsent(email, { isMeant: isContactMail });
        const time = systemClock.now().toISOString();
        const msg = 'An operator deleted contact messages';
        stderr.write(
          `${JSON.stringify({ level: 'info', time, service: 'messaging', msg, by, messages, mails })}\n`,
        );
        stdout.write(
          `Deleted: ${size}. Emails that were sent are in the mailbox of your team: delete them there.\n`,
        );
      }),
    );
    return EXIT.done;
  },
};

if (import.meta.main) await runInProcess(deleteMessagesCommand);
