import { CLOCK, type Clock } from '@abhyas/service-kit';
import { emailKeyOf } from '@abhyas/service-kit/rules';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DATA_OWNERS, PersonalDataClient } from '../clients/personal-data.client.js';
import { OneTimeCodes } from '../codes/one-time-codes.js';
import { MailQueue } from '../mail/mail.queue.js';
import type { ErasureEntity } from './erasure.entity.js';
import { ErasuresRepository } from './erasures.repository.js';
import { delayAfter, LAST_PASS_SECONDS } from './rules/next-pass.js';

/**
 * Erases a deleted account in all services. Each pass calls all of them, and calls unavailable ones
 * again later. After the first pass that all services confirm, one last pass runs, because a service
 * that still accepted an old token may have stored data in between. Then the erasure row is deleted.
 */
@Injectable()
export class ErasureProcessor {
  private readonly logger = new Logger(ErasureProcessor.name);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly dataOwners: PersonalDataClient,
    private readonly codes: OneTimeCodes,
    private readonly mails: MailQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Never throws: an incomplete erasure stays stored for the next pass. */
  async runPass(erasure: ErasureEntity): Promise<void> {
    try {
      const outcomes = await Promise.allSettled([
        this.notifyStudent(erasure),
        ...DATA_OWNERS.map((owner) => this.dataOwners.erase(owner, erasure, erasure.requestedAt)),
      ]);
      const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
      if (failed.length > 0) await this.postpone(erasure, failed);
      else if (erasure.erasedAt) await this.erasures.delete(erasure.id);
      else await this.scheduleLastPass(erasure);
    } catch (error) {
      this.logger.warn({ err: error }, 'An erasure pass failed; it is retried');
    }
  }

  /** Runs once, before the last pass is scheduled. It proves that Redis, which stores the revocations, is available. */
  private async notifyStudent({ id, name, email, notifiedAt }: ErasureEntity): Promise<void> {
    if (notifiedAt) return;
    await this.codes.revoke('reset-password', emailKeyOf(email));
    await this.mails.add({ to: email, template: 'account-deleted', data: { name } });
    await this.erasures.update(id, { notifiedAt: this.clock.now() });
  }

  private async postpone({ id, tries }: ErasureEntity, failed: PromiseRejectedResult[]) {
    this.logger.warn(
      { err: failed[0]?.reason as unknown },
      `${failed.length} of ${DATA_OWNERS.length + 1} steps of an erasure failed; it is retried`,
    );
    await this.erasures.update(id, {
      tries: tries + 1,
      dueAt: this.inSeconds(delayAfter(tries + 1)),
    });
  }

  private async scheduleLastPass({ id }: ErasureEntity): Promise<void> {
    await this.erasures.update(id, {
      tries: 0,
      erasedAt: this.clock.now(),
      dueAt: this.inSeconds(LAST_PASS_SECONDS),
    });
  }

  private inSeconds(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1000);
  }
}
