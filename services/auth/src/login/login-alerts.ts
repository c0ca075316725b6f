import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { MailQueue } from '../mail/mail.queue.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserEntity } from '../users/user.entity.js';

/** Mails the owner of an account about a log-in from a new kind of device. */
@Injectable()
export class LoginAlerts {
  private readonly logger = new Logger(LoginAlerts.name);

  constructor(
    private readonly mails: MailQueue,
    private readonly sessions: SessionsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Never throws, because a log-in does not depend on its alert. After an error the next log-in sends the alert. */
  async notify(user: UserEntity, device: string): Promise<void> {
    if (!user.loginAlerts) return;
    const { email: to, name } = user;
    const at = this.clock.now().toISOString();
    try {
      await this.mails.add({ to, template: 'new-login', data: { name, at, device } });
    } catch (error) {
      this.logger.warn(
        { err: error },
        'A login alert was not sent; the next login from this device sends it',
      );
      await this.sessions.forgetDevice(user.id, device).catch(() => undefined);
    }
  }
}
