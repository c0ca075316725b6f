import { runInTransaction, type Clock } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { judgeAttempt, type AttemptState } from '../attempts/rules/attempt-state.js';
import type { Granted } from './rules/grant.types.js';
import {
  differences,
  type GrantedCredit,
  type TimeCredit,
  type WantedCredit,
} from './rules/time-credit.js';
import type { CreditCount, TimeCreditsRepository } from './time-credits.repository.js';

/** What a credit comes to. */
export interface CreditReport {
  readonly credit: GrantedCredit;
  /** Attempts whose deadline was moved just now, or would be. */
  readonly given: number;
  /** Attempts that had the credit before. */
  readonly hadIt: number;
  /** Attempts that ran then and are finished without it. */
  readonly submitted: number;
  readonly expired: number;
}

/** Another credit was given under the name already. */
export class CreditNameTaken extends Error {
  constructor(
    readonly given: GrantedCredit,
    readonly differsIn: readonly string[],
  ) {
    super(`"${given.name}" is another credit`);
  }
}

/** Few enough that a save waits for no more than a moment. */
const ATTEMPTS_AT_ONCE = 100;

/** Moves the deadlines of open attempts. */
export class TimeCreditsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: TimeCreditsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives a credit to the open attempts that lack it; asked again, to those that still do.
   *
   * @throws CreditNameTaken when the name stands for another credit
   */
  async give(wanted: WantedCredit, by: Omit<Granted, 'grantedAt'>): Promise<CreditReport> {
    const credit = await this.#settle(wanted, by);
    await this.repository.add(credit);
    // Another operator may have been first.
    const kept = await this.#settle(wanted, by);
    const given = await this.#giveAll(kept);
    const { credited, submitted, expired } = tally(await this.repository.count(kept));
    return { credit: kept, given, hadIt: credited - given, submitted, expired };
  }

  /** What giving the credit would come to; nothing is changed. */
  async preview(wanted: WantedCredit, by: Omit<Granted, 'grantedAt'>): Promise<CreditReport> {
    const credit = await this.#settle(wanted, by);
    const { lacking, credited, submitted, expired } = tally(await this.repository.count(credit));
    return { credit, given: lacking, hadIt: credited, submitted, expired };
  }

  /** The credit of that name as it was first given, else as it would be now. */
  async #settle(
    { window, ...wanted }: WantedCredit,
    by: Omit<Granted, 'grantedAt'>,
  ): Promise<GrantedCredit> {
    const given = await this.repository.find(wanted.name);
    if (given) {
      const differsIn = differences(given, { ...wanted, window });
      if (differsIn.length > 0) throw new CreditNameTaken(given, differsIn);
      return given;
    }
    const now = this.clock.now();
    return {
      ...wanted,
      ...by,
      runningFrom: window?.from ?? now,
      runningUntil: window?.until ?? now,
      grantedAt: now,
    };
  }

  async #giveAll(credit: TimeCredit): Promise<number> {
    let given = 0;
    let after = '';
    for (;;) {
      const ids = await this.repository.findLacking(credit, after, ATTEMPTS_AT_ONCE);
      if (ids.length > 0) given += await this.#giveSome(credit, ids);
      after = ids.at(-1) ?? after;
      if (ids.length < ATTEMPTS_AT_ONCE) return given;
    }
  }

  #giveSome(credit: TimeCredit, ids: readonly string[]): Promise<number> {
    return runInTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const held = await this.repository.hold(manager, credit, ids);
      const lacking = held.filter(
        ({ state, hasCredit }) =>
          // A credit takes no notice of the time: see the table.
          !hasCredit && judgeAttempt('credit', state, 'in_time') === 'extend',
      );
      if (lacking.length > 0) {
        await this.repository.give(
          manager,
          credit,
          lacking.map(({ id }) => id),
          now,
        );
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
