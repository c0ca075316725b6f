/** What takes part in a save. */
export const parts = ['gateway', 'attempt', 'mysql', 'redis'] as const;
export type Part = (typeof parts)[number];

/** A running product with the sample catalogue, whose gateway has no limits that students reach. */
export interface Installation {
  readonly origin: string;
  /** The mail catcher. */
  readonly mail: string;
  /** Runs SQL in the database of the auth service. */
  changeAccounts: (statements: readonly string[]) => Promise<void>;
  /** Milliseconds of processor time since each part was started. */
  processorTimes: () => Promise<Record<Part, number>>;
}
