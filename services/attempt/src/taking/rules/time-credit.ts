import type { Granted } from './student-allowance.js';

/** More time for attempts that were open at some time between two instants. */
export interface TimeCredit {
  /** Identifies the credit: an attempt gets the same credit only once. */
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

/** A requested credit. Without a window it applies to the attempts that are open now. */
export type RequestedCredit = Omit<TimeCredit, 'runningFrom' | 'runningUntil'> & {
  readonly window: CreditWindow | null;
};

/**
 * The fields in which a requested credit differs from the one with the same name, by the names of the
 * command's options. Empty when both are the same credit. Absent parts of the window count as equal.
 */
export function differences(given: TimeCredit, requested: RequestedCredit): string[] {
  const { window } = requested;
  const isSame: Record<string, boolean> = {
    minutes: given.minutes === requested.minutes,
    test: given.testId === requested.testId,
    student: given.userId === requested.userId,
    from: !window || window.from.getTime() === given.runningFrom.getTime(),
    until: !window?.until || window.until.getTime() === given.runningUntil.getTime(),
  };
  return Object.keys(isSame).filter((what) => !isSame[what]);
}
