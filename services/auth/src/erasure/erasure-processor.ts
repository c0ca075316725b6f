import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';

import { LoginLimits } from '../accounts/login-limits.js';
import { emailKeyOf } from '../accounts/rules/email-key.js';
import { DATA_OWNERS, PersonalDataClient } from '../clients/personal-data.client.js';
import { OneTimeCodes } from '../codes/one-time-codes.js';
import { MailQueue } from '../mail/mail.queue.js';

import type { Erasure } from './erasure.entity.js';
import { ErasuresRepository } from './erasures.repository.js';
import { LAST_PASS_SECONDS, pauseAfter } from './rules/next-pass.js';

/**
 * Has every service forget a deleted account. Each pass asks all of them; those that are away are
 * asked again later. After the first pass that all confirmed comes a last one, for what a token that
 * was still known somewhere may have written in between; then the record goes too.
 */
@Injectable()
export class ErasureProcessor {
  private readonly logger = new Logger(ErasureProcessor.name);

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly keepers: PersonalDataClient,
    private readonly limits: LoginLimits,
    private readonly codes: OneTimeCodes,
    private readonly mails: MailQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Never fails: what could not be done stays recorded. */
  async pass(erasure: Erasure): Promise<void> {
    try {
      const outcomes = await Promise.allSettled([
        this.sayFarewell(erasure),
        ...DATA_OWNERS.map((keeper) => this.keepers.erase(keeper, erasure, erasure.requestedAt)),
      ]);
      const failed = outcomes.filter(({ status }) => status === 'rejected').length;
      if (failed > 0) await this.postpone(erasure, failed);
      else if (erasure.erasedAt) await this.erasures.delete(erasure.id);
      else await this.planLastPass(erasure);
    } catch (fault) {
      this.logger.warn(`An erasure is left for later: ${String(fault)}`);
    }
  }

  /** Once, and before the last pass is counted from: it shows that Redis, which knows the revocations, is there. */
  private async sayFarewell({ id, name, email, farewellAt }: Erasure): Promise<void> {
    if (farewellAt) return;
    await this.limits.forget(emailKeyOf(email));
    await this.codes.drop('reset-password', emailKeyOf(email));
    await this.mails.add({ to: email, template: 'account-deleted', data: { name } });
    await this.erasures.update(id, { farewellAt: this.clock.now() });
  }

  private async postpone({ id, tries }: Erasure, failed: number): Promise<void> {
    this.logger.warn(
      `An erasure was not confirmed by all (${failed} of ${DATA_OWNERS.length + 1})`,
    );
    await this.erasures.update(id, {
      tries: tries + 1,
      dueAt: this.inSeconds(pauseAfter(tries + 1)),
    });
  }

  private async planLastPass({ id }: Erasure): Promise<void> {
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
