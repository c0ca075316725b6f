import { DomainError } from '@abhyas/service-kit';
import { CommandError } from '@abhyas/service-kit/commands';
import type { MessagingConfig } from '../config.js';
import { MailQueue } from '../mail/mail.queue.js';

/** Opens the queue of mails and closes it afterwards. */
export async function withMailQueue<T>(
  config: MessagingConfig,
  work: (queue: MailQueue) => Promise<T>,
): Promise<T> {
  const queue = new MailQueue(config);
  try {
    return await work(queue);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new CommandError(
      'Redis has the mails, and it cannot be reached. Start it or correct REDIS_URL.',
    );
  } finally {
    await queue.close();
  }
}
