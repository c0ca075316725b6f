import { CLOCK, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { AuthClient, type Recipient } from '../clients/auth.client.js';
import type { CatalogueConfig } from '../config.js';
import { MailQueue, type Mail } from '../mail/mail.queue.js';
import type { LiveTestRow } from './live-tests.repository.js';
import { RegistrationMailsRepository } from './registration-mails.repository.js';
import { writeCalendar } from './rules/calendar.js';

const BATCH = 500;

/**
 * Mails the calendar file to students who registered, once per registration. As with reminders, emails
 * are queued first and then marked, and the queue accepts each only once until the test closes.
 */
@Injectable()
export class RegistrationMailsService {
  constructor(
    private readonly repository: RegistrationMailsRepository,
    private readonly auth: AuthClient,
    private readonly mails: MailQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) private readonly config: CatalogueConfig,
  ) {}

  /**
   * Returns how many emails were queued. Throws if auth or the queue is unavailable; nothing is lost.
   *
   * @param isStopping whether the rest should wait for the next call
   */
  async send(isStopping = () => false): Promise<number> {
    const now = this.clock.now();
    let queued = 0;
    for (const test of await this.repository.findTests(now)) {
      queued += await this.sendOf(test, now, isStopping);
    }
    return queued;
  }

  private async sendOf(test: LiveTestRow, now: Date, isStopping: () => boolean): Promise<number> {
    let queued = 0;
    while (!isStopping()) {
      const userIds = await this.repository.findStudents(test.id, BATCH);
      if (userIds.length === 0) break;
      const recipients = await this.auth.recipientsOfRegistrations(userIds);
      const calendar = writeCalendar(test, { now, site: this.config.PUBLIC_URL });
      await this.mails.addAll(
        recipients.map((recipient) => ({
          mail: registrationMail(recipient, test, calendar),
          options: {
            once: {
              id: `registration-${test.id}-${recipient.id}`,
              forMs: test.closesAt.getTime() - now.getTime(),
            },
          },
        })),
      );
      await this.repository.markConfirmed(test.id, userIds, now);
      queued += recipients.length;
    }
    return queued;
  }
}

function registrationMail(
  { name, email }: Recipient,
  test: LiveTestRow,
  calendar: { name: string; text: string },
): Mail {
  return {
    to: email,
    template: 'test-registration',
    data: {
      name,
      test: test.title,
      exam: test.examName,
      startsAt: test.opensAt.toISOString(),
      closesAt: test.closesAt.toISOString(),
      duration: test.duration,
      path: `/test-details/${test.examId}/${test.testId}/lobby`,
      calendar,
    },
  };
}
