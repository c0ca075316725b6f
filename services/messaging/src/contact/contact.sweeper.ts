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
      failureMessage: 'Contact messages still wait for the mail queue',
    });
  }

  run(): Promise<unknown> {
    return this.contact.forwardPending();
  }
}
