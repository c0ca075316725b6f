/**
 * Compares first finished attempts, of a whole test or of one of its subjects. The leaderboards of the
 * same subject (or of all whole tests) form an overall ranking by the students' mean percentiles.
 */
export interface Leaderboard {
  readonly testId: string;
  /** Null for the whole test. */
  readonly subject: string | null;
}

/** One participant's value on a leaderboard; higher is better. */
export interface LeaderboardEntry {
  readonly participant: string;
  readonly value: number;
}

export interface Percentile {
  readonly participant: string;
  readonly percentile: number;
}

const SEPARATOR = ':';

/** A leaderboard as text. Test ids contain no colon. */
export function nameLeaderboard({ testId, subject }: Leaderboard): string {
  return subject === null ? testId : `${testId}${SEPARATOR}${subject}`;
}

/** Parses the result of `nameLeaderboard`. */
export function parseLeaderboard(name: string): Leaderboard {
  const end = name.indexOf(SEPARATOR);
  return end === -1
    ? { testId: name, subject: null }
    : { testId: name.slice(0, end), subject: name.slice(end + 1) };
}

/** Everyone's percentile on a leaderboard: 100 × (participants with at most that value) ÷ participants. */
export function percentilesOn(entries: readonly LeaderboardEntry[]): Percentile[] {
  const ascending = entries.toSorted((a, b) => a.value - b.value);
  const percentiles: Percentile[] = [];
  let notHigher = ascending.length;
  for (const [index, { participant, value }] of [...ascending.entries()].reverse()) {
    if (value !== ascending[index + 1]?.value) notHigher = index + 1;
    percentiles.push({ participant, percentile: percentileOf(notHigher, ascending.length) });
  }
  return percentiles;
}

/** 100 × `notHigher` ÷ `participants`, not rounded. Both include the participant. */
export function percentileOf(notHigher: number, participants: number): number {
  return (100 * notHigher) / participants;
}

/**
 * The mean that orders students in an overall ranking; 0 for an empty list. It is rounded to six
 * decimals so that equal means compare as equal, whatever the order of summation.
 */
export function meanPercentile(percentiles: readonly number[]): number {
  if (percentiles.length === 0) return 0;
  const sum = percentiles.reduce((whole, one) => whole + one, 0);
  return Math.round((sum / percentiles.length) * 1e6) / 1e6;
}
