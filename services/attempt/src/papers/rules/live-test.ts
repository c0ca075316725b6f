/** When a live test can be started. */
export interface LiveWindow {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** A live test that somebody has started, as far as its solutions are concerned. */
export interface LiveTest extends LiveWindow {
  readonly testId: string;
  /** When the last start became impossible; null while the test can be started. */
  readonly closedAt: Date | null;
  /** When marks and solutions became public; null before. */
  readonly publishedAt: Date | null;
}

/**
 * The rule that every presenter asks: null if the solutions of a test are public, else the earliest moment
 * at which they will be. Those of a practice test, which is no live test, always are public.
 */
export function solutionsFrom(live: LiveTest | undefined): Date | null {
  return live && live.publishedAt === null ? live.closesAt : null;
}

export function isSameWindow(one: LiveWindow, other: LiveWindow): boolean {
  return (
    one.opensAt.getTime() === other.opensAt.getTime() &&
    one.closesAt.getTime() === other.closesAt.getTime()
  );
}

/** A paper that was published without a first or a last moment opens at once, or never closes. */
const ALWAYS = new Date('1970-01-01T00:00:00Z');
const NEVER = new Date('9999-12-31T00:00:00Z');

/** The window of a live test from a paper or a response of the catalogue. */
export function windowOf({
  opensAt,
  closesAt,
}: {
  readonly opensAt?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
}): LiveWindow {
  return {
    opensAt: opensAt ? new Date(opensAt) : ALWAYS,
    closesAt: closesAt ? new Date(closesAt) : NEVER,
  };
}
