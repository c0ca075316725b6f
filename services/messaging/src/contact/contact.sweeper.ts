import { PeriodicJob } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { ContactService } from './contact.service.js';

const INTERVAL_MS = 60_000;

/** Checks every minute for contact messages that were not mailed yet. */
@Injectable()
export class ContactSweeper extends PeriodicJob {
  constructor(private readonly contact: ContactService) {
    super({
      intervalMs: INTERVAL_MS,
      failureMessage: 'Mails of contact messages were not queued; they are retried',
    });
  }

  run(): Promise<unknown> {
    return this.contact.forwardPending(() => this.isStopping);
  }
}
