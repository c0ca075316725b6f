import { runInTransaction, type Clock } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { judgeAttempt, type AttemptState } from './rules/attempt-state.js';
import type { Granted } from './rules/student-allowance.js';
import {
  differences,
  type GrantedCredit,
  type RequestedCredit,
  type TimeCredit,
} from './rules/time-credit.js';
import type { AttemptKey, CreditCount, TimeCreditsRepository } from './time-credits.repository.js';

/** The result of a credit. */
export interface CreditReport {
  readonly credit: GrantedCredit;
  /** Attempts whose deadline this call moved, or would move in a dry run. */
  readonly given: number;
  /** Attempts that had the credit before. */
  readonly alreadyCredited: number;
  /** Attempts that were open in the window and finished without the credit. */
  readonly submitted: number;
  readonly expired: number;
}

/** The name belongs to another credit. */
export class CreditNameTaken extends Error {
  constructor(
    readonly given: GrantedCredit,
    readonly differsIn: readonly string[],
  ) {
    super(`"${given.name}" is another credit`);
  }
}

/** Small enough that a save waits only a moment for the locks. */
const BATCH_SIZE = 100;

/** Moves the deadlines of open attempts. */
export class TimeCreditsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: TimeCreditsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives a credit to the open attempts that lack it. A repeated call skips those that have it.
   *
   * @throws CreditNameTaken when the name belongs to another credit
   */
  async give(requested: RequestedCredit, by: Omit<Granted, 'grantedAt'>): Promise<CreditReport> {
    const credit = await this.findOrCreate(requested, by);
    await this.repository.add(credit);
    // Another operator may have added it first.
    const stored = await this.findOrCreate(requested, by);
    const given = await this.giveAll(stored);
    const { credited, submitted, expired } = tally(await this.repository.count(stored));
    return { credit: stored, given, alreadyCredited: credited - given, submitted, expired };
  }

  /** The result that the credit would have. Changes nothing. */
  async preview(requested: RequestedCredit, by: Omit<Granted, 'grantedAt'>): Promise<CreditReport> {
    const credit = await this.findOrCreate(requested, by);
    const { lacking, credited, submitted, expired } = tally(await this.repository.count(credit));
    return { credit, given: lacking, alreadyCredited: credited, submitted, expired };
  }

  /** The stored credit with that name, else a new one. */
  private async findOrCreate(
    { window, ...requested }: RequestedCredit,
    by: Omit<Granted, 'grantedAt'>,
  ): Promise<GrantedCredit> {
    const given = await this.repository.find(requested.name);
    if (given) {
      const differsIn = differences(given, { ...requested, window });
      if (differsIn.length > 0) throw new CreditNameTaken(given, differsIn);
      return given;
    }
    const now = this.clock.now();
    return {
      ...requested,
      ...by,
      runningFrom: window?.from ?? now,
      runningUntil: window?.until ?? now,
      grantedAt: now,
    };
  }

  private async giveAll(credit: TimeCredit): Promise<number> {
    let given = 0;
    let after = '';
    for (;;) {
      const attempts = await this.repository.findLacking(credit, after, BATCH_SIZE);
      if (attempts.length > 0) given += await this.giveBatch(credit, attempts);
      after = attempts.at(-1)?.id ?? after;
      if (attempts.length < BATCH_SIZE) return given;
    }
  }

  private giveBatch(credit: TimeCredit, attempts: readonly AttemptKey[]): Promise<number> {
    return runInTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const locked = await this.repository.lock(manager, credit, attempts);
      const lacking = locked.filter(
        (attempt) => !attempt.hasCredit && judgeAttempt('credit', attempt, now) === 'extend',
      );
      if (lacking.length > 0) {
        await this.repository.give(manager, credit, lacking, now);
      }
      return lacking.length;
    });
  }
}

function tally(counts: readonly CreditCount[]) {
  const without = (state: AttemptState): number => {
    const count = counts.find((one) => one.state === state);
    return count ? count.attempts - count.credited : 0;
  };
  return {
    lacking: without('in_progress'),
    submitted: without('submitted'),
    expired: without('expired'),
    credited: counts.reduce((sum, { credited }) => sum + credited, 0),
  };
}
