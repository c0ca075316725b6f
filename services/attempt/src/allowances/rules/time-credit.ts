import type { Granted } from './grant.types.js';

/** More time for attempts that were running at some time between two instants. */
export interface TimeCredit {
  /** Tells credits apart: the same one is given to an attempt once. */
  readonly name: string;
  /** Whole minutes, at least 1. */
  readonly minutes: number;
  readonly runningFrom: Date;
  readonly runningUntil: Date;
  /** Null for attempts of every test. */
  readonly testId: string | null;
  /** Null for attempts of every student. */
  readonly userId: string | null;
}

export type GrantedCredit = TimeCredit & Granted;

/** Two instants, or one and now. */
export interface CreditWindow {
  readonly from: Date;
  readonly until: Date | null;
}

/** A credit as it is asked for: without a window it means what runs now. */
export type WantedCredit = Omit<TimeCredit, 'runningFrom' | 'runningUntil'> & {
  readonly window: CreditWindow | null;
};

/**
 * In what a credit that is asked for differs from the one that was given under its name, by the
 * words of the command; empty when giving it again would give the same. What is left out of the
 * window means what it was the first time.
 */
export function differences(given: TimeCredit, wanted: WantedCredit): string[] {
  const { window } = wanted;
  const isSame: Record<string, boolean> = {
    minutes: given.minutes === wanted.minutes,
    test: given.testId === wanted.testId,
    student: given.userId === wanted.userId,
    from: !window || window.from.getTime() === given.runningFrom.getTime(),
    until: !window?.until || window.until.getTime() === given.runningUntil.getTime(),
  };
  return Object.keys(isSame).filter((what) => !isSame[what]);
}
