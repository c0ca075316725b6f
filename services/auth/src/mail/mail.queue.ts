import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { MailQueueClient } from '@abhyas/service-kit/mail';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AuthConfig } from '../config.js';

/** A mail of this service. The messaging service renders and sends it. */
export type Mail =
  | {
      to: string;
      template: 'verify-email';
      data: { name: string; otp: string; minutes: number };
    }
  | {
      to: string;
      template: 'reset-password';
      data: {
        name: string;
        otp: string;
        minutes: number;
        /** The token from which messaging builds a link, and the lifetime of the link. */
        link: { token: string; minutes: number };
      };
    }
  | { to: string; template: 'already-registered' | 'account-deleted'; data: { name: string } }
  | { to: string; template: 'password-changed'; data: { name: string; at: string } }
  | { to: string; template: 'new-login'; data: { name: string; at: string; device: string } };

/** Queues the mails of this service. */
@Injectable()
export class MailQueue extends MailQueueClient<Mail> {
  constructor(@Inject(SERVICE_CONFIG) config: AuthConfig) {
    super(config.REDIS_URL, new Logger(MailQueue.name));
  }
}
