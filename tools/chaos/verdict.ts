import type { LostAnswer } from './answer-book.ts';

/** Everything that is left of one student's attempt at the end. */
export interface Evidence {
  attemptId: string;
  /** Every attempt of this student in the database. */
  attempts: readonly { id: string; state: string; rankValue: number | null }[];
  /** The attempts in the student's history. */
  history: readonly string[];
  /** The student's entries in the rankings of the database. */
  entries: readonly { attemptId: string; participant: string | null; subjects: number }[];
  /** The student's value on the leaderboard in Redis. */
  leaderboardValue: number | null;
  /** How many subjects the test has. */
  subjects: number;
  lostAnswers: readonly LostAnswer[];
}

export interface Verdict {
  lost: string[];
  doubled: string[];
}

/** Lists what of an attempt is lost and what exists twice: of everything there must be exactly one. */
export function judge(evidence: Evidence): Verdict {
  const verdict: Verdict = { lost: [], doubled: [] };
  const { attemptId, attempts, history, entries, leaderboardValue, subjects } = evidence;
  const count = (what: string, found: number, expected: number): void => {
    const finding = `${attemptId}: ${found} ${what} where there should be ${expected}`;
    if (found < expected) verdict.lost.push(finding);
    if (found > expected) verdict.doubled.push(finding);
  };
  count('finished attempts', attempts.filter(isFinished).length, 1);
  count('open attempts', attempts.length - attempts.filter(isFinished).length, 0);
  count('rows in the history', history.length, 1);
  count('ranking entries', entries.length, 1);
  for (const entry of entries) count('results by subject', entry.subjects, subjects);
  const own = attempts.find(({ id }) => id === attemptId);
  if (leaderboardValue === null || leaderboardValue !== own?.rankValue) {
    verdict.lost.push(
      `${attemptId}: ${leaderboardValue} on the board instead of ${own?.rankValue}`,
    );
  }
  for (const { questionId, expected, found } of evidence.lostAnswers) {
    verdict.lost.push(
      `${attemptId}: the answer to ${questionId} was acknowledged as ${expected.join(' or ')} and is ${found ?? 'none'}`,
    );
  }
  return verdict;
}

function isFinished({ state }: { state: string }): boolean {
  return state === 'submitted' || state === 'expired';
}
