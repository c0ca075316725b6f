import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';

import { MailQueue } from '../mail/mail.queue.js';
import { SessionsService } from '../sessions/sessions.service.js';

import type { User } from './user.entity.js';

/** Mails the owner of an account when it is logged in to from a kind of device not seen before. */
@Injectable()
export class LoginAlerts {
  private readonly logger = new Logger(LoginAlerts.name);

  constructor(
    private readonly mails: MailQueue,
    private readonly sessions: SessionsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Never fails: a log-in does not depend on its alert. What could not be told is told the next time. */
  async tell(user: User, device: string): Promise<void> {
    if (!user.loginAlerts) return;
    const { email: to, name } = user;
    const at = this.clock.now().toISOString();
    try {
      await this.mails.add({ to, template: 'new-login', data: { name, at, device } });
    } catch (fault) {
      this.logger.warn(`A log-in alert waits for the next log-in: ${String(fault)}`);
      await this.sessions.forgetDevice(user.id, device).catch(() => undefined);
    }
  }
}
