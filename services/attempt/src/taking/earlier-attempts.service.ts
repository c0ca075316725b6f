import { CLOCK, SERVICE_CONFIG, type AuthenticatedUser, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AttemptConfig } from '../config.js';
import { EarlierAttemptsRepository } from './earlier-attempts.repository.js';
import { testDigestKey, testDigestOf } from './rules/test-digest.js';

/** Whose tests they are: the account, and the address by which its owner is recognized. */
export type TestOwner = Pick<AuthenticatedUser, 'id' | 'email'>;

/**
 * Says which tests a student has taken, also with an account that was deleted since. Of such a test only
 * a keyed digest of the email address and the test remains, for a year. It does not lead to the attempt.
 */
@Injectable()
export class EarlierAttemptsService {
  private readonly key: Buffer;

  constructor(
    private readonly repository: EarlierAttemptsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) { SERVICE_CREDENTIAL }: AttemptConfig,
  ) {
    this.key = testDigestKey(SERVICE_CREDENTIAL);
  }

  /** Whether a student has finished an attempt of a test, with this account or with an earlier one. */
  hasTaken({ id: userId, email }: TestOwner, testId: string): Promise<boolean> {
    const digest = testDigestOf(this.key, { email, testId });
    return this.repository.isTaken({ userId, testId }, { digest, today: dayOf(this.clock.now()) });
  }

  /**
   * Records the tests of an account within the transaction that erases it. An open attempt counts too:
   * its student has seen the questions.
   *
   * @param deletedAt when the account was deleted
   */
  async recordDeleted(
    manager: EntityManager,
    { id, email }: TestOwner,
    deletedAt: Date = this.clock.now(),
  ): Promise<void> {
    const keptUntil = dayOf(yearAfter(deletedAt));
    const testIds = await this.repository.lockTestsOf(manager, id);
    await this.repository.save(
      manager,
      testIds.map((testId) => ({ digest: testDigestOf(this.key, { email, testId }), keptUntil })),
    );
  }

  async deleteExpired(): Promise<void> {
    await this.repository.deleteBefore(dayOf(this.clock.now()));
  }
}

function yearAfter(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}

/** The day alone: a time would lead from the digest to the deletion. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
