import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { AuthClient, type Recipient } from '../clients/auth.client.js';
import { MailQueue, type Mail } from '../mail/mail.queue.js';
import { RemindersRepository, type StartingTest } from './reminders.repository.js';

const LEAD_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/**
 * Reminds students once of each live test that they registered for. Emails are queued first and then
 * marked as sent. A replica that fails in between, or that sweeps at the same time, queues them again.
 * The queue accepts an email for the same test and student only once until the test starts.
 */
@Injectable()
export class RemindersService {
  constructor(
    private readonly repository: RemindersRepository,
    private readonly auth: AuthClient,
    private readonly mails: MailQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns how many emails were queued. Throws if auth or the queue is unavailable; nothing is lost.
   *
   * @param isStopping whether the rest should wait for the next call
   */
  async remind(isStopping = () => false): Promise<number> {
    const now = this.clock.now();
    const starting = await this.repository.findStarting(now, new Date(now.getTime() + LEAD_MS));
    let queued = 0;
    for (const test of starting) queued += await this.remindOf(test, now, isStopping);
    return queued;
  }

  private async remindOf(
    test: StartingTest,
    now: Date,
    isStopping: () => boolean,
  ): Promise<number> {
    let queued = 0;
    while (!isStopping()) {
      const userIds = await this.repository.findUnreminded(test.id, BATCH);
      if (userIds.length === 0) break;
      const recipients = await this.auth.recipientsOfReminders(userIds);
      await this.mails.addAll(
        recipients.map((recipient) => ({
          mail: reminderFor(recipient, test),
          options: {
            once: {
              id: `reminder-${test.id}-${recipient.id}`,
              forMs: test.opensAt.getTime() - now.getTime(),
            },
          },
        })),
      );
      await this.repository.markReminded(test.id, userIds, now);
      queued += recipients.length;
    }
    return queued;
  }
}

function reminderFor({ name, email }: Recipient, test: StartingTest): Mail {
  return {
    to: email,
    template: 'test-reminder',
    data: {
      name,
      test: test.title,
      exam: test.examName,
      startsAt: test.opensAt.toISOString(),
      path: `/test-details/${test.examId}/${test.testId}/lobby`,
    },
  };
}
