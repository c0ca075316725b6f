import type { DetailedResult } from '../api/results.types';

/** The time of one subject in seconds. */
export interface TimeUse {
  readonly subject: string;
  readonly used: number;
  /** Its part of the allowed time, as large as its part of the questions. */
  readonly allotted: number;
}

/**
 * The time that each subject took, beside its part of the allowed time, in the order of the paper. Empty if
 * there is nothing to divide: one subject, or no time known.
 */
export function timeUse(results: readonly DetailedResult[], allowedSeconds: number): TimeUse[] {
  const subjects = [...new Set(results.map(({ subject }) => subject))];
  if (subjects.length < 2 || !(allowedSeconds > 0)) return [];
  if (results.every(({ timeSpent }) => timeSpent === 0)) return [];
  return subjects.map((subject) => {
    const own = results.filter((result) => result.subject === subject);
    return {
      subject,
      used: own.reduce((sum, { timeSpent }) => sum + timeSpent, 0),
      allotted: (allowedSeconds * own.length) / results.length,
    };
  });
}
