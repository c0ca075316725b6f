import type { LostAnswer } from './answer-book.ts';

/** All that is left of one student's attempt once everything is over. */
export interface Evidence {
  attemptId: string;
  /** Every attempt of this student in the database. */
  attempts: readonly { id: string; state: string; rankValue: number | null }[];
  /** The attempts in the student's history. */
  history: readonly string[];
  /** The student's entries in the rankings of the database. */
  standings: readonly { attemptId: string; taker: string | null; subjects: number }[];
  /** The student's value on the board in Redis. */
  boardValue: number | null;
  /** How many subjects the test has. */
  subjects: number;
  lostAnswers: readonly LostAnswer[];
}

export interface Verdict {
  lost: string[];
  doubled: string[];
}

/** Says what of an attempt is lost and what is there twice: of everything there has to be one. */
export function judge(evidence: Evidence): Verdict {
  const verdict: Verdict = { lost: [], doubled: [] };
  const { attemptId, attempts, history, standings, boardValue, subjects } = evidence;
  const count = (what: string, found: number, expected: number): void => {
    const said = `${attemptId}: ${found} ${what} where there should be ${expected}`;
    if (found < expected) verdict.lost.push(said);
    if (found > expected) verdict.doubled.push(said);
  };
  count('finished attempts', attempts.filter(isFinished).length, 1);
  count('open attempts', attempts.length - attempts.filter(isFinished).length, 0);
  count('rows in the history', history.length, 1);
  count('ranking entries', standings.length, 1);
  for (const standing of standings) count('results by subject', standing.subjects, subjects);
  const own = attempts.find(({ id }) => id === attemptId);
  if (boardValue === null || boardValue !== own?.rankValue) {
    verdict.lost.push(`${attemptId}: ${boardValue} on the board instead of ${own?.rankValue}`);
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
