import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { MailQueueClient } from '@abhyas/service-kit/mail';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { CatalogueConfig } from '../config.js';

/** A live test as an email shows it. */
interface MailedTest {
  name: string;
  test: string;
  exam: string;
  startsAt: string;
  path: string;
}

/** An email of this service. The messaging service renders and sends it. */
export type Mail =
  | { to: string; template: 'test-reminder'; data: MailedTest }
  | {
      to: string;
      template: 'test-registration';
      data: MailedTest & {
        closesAt: string;
        /** Seconds. */
        duration: number;
        calendar: { name: string; text: string };
      };
    };

@Injectable()
export class MailQueue extends MailQueueClient<Mail> {
  constructor(@Inject(SERVICE_CONFIG) config: CatalogueConfig) {
    super(config.REDIS_URL, new Logger(MailQueue.name));
  }
}
