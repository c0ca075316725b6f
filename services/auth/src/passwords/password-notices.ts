import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { MailQueue } from '../mail/mail.queue.js';
import type { UserEntity } from '../users/user.entity.js';

/** Mails the owner of an account that its password has changed. */
@Injectable()
export class PasswordNotices {
  private readonly logger = new Logger(PasswordNotices.name);

  constructor(
    private readonly mails: MailQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Never throws, because the password has already been changed. */
  async passwordChanged({ email: to, name }: UserEntity): Promise<void> {
    const at = this.clock.now().toISOString();
    try {
      await this.mails.add({ to, template: 'password-changed', data: { name, at } });
    } catch (error) {
      this.logger.warn({ err: error }, 'An email about a changed password was not sent');
    }
  }
}
