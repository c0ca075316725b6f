import {
  decodeAnswers,
  encodeAnswers,
  isDecided,
  MAX_CHANGED_AT,
  type IncomingAnswer,
  type StoredAnswer,
} from '../../scoring/rules/answer.js';
import { elapsedMs } from './attempt-clock.js';

/**
 * Merges a save or submit into the stored answers, question by question. It loses nothing:
 * - a question that is absent, or has no option, keeps its saved answer, unless it is cleared;
 * - of two answers the one with the later `changedAt` wins, the incoming one on a tie;
 * - times never decrease, and a visited question stays visited.
 *
 * `nowMs` (milliseconds since the start) replaces an absent `changedAt` and is the maximum of the
 * others, so that a wrong device clock cannot win every later merge.
 */
export function mergeAnswers(
  stored: readonly StoredAnswer[],
  incoming: readonly IncomingAnswer[],
  nowMs: number,
): StoredAnswer[] {
  const merged = [...stored];
  for (const answer of incoming) {
    const before = merged[answer.index];
    if (before) merged[answer.index] = mergeOne(before, answer, nowMs);
  }
  return merged;
}

interface AnsweredAttempt {
  readonly responses: Buffer;
  readonly startedAt: Date;
  readonly savedAt: Date | null;
}

/** The attempt's answers after a save or submit that arrives at `now`. */
export function answersAfter(
  attempt: AnsweredAttempt,
  incoming: readonly IncomingAnswer[],
  now: Date,
): StoredAnswer[] {
  const nowMs = elapsedMs(attempt.startedAt, laterOf(attempt.savedAt, now));
  return mergeAnswers(decodeAnswers(attempt.responses), incoming, nowMs);
}

/**
 * The time of a save, which is never before the last one: a clock that was set back must not make
 * answers older than those that they replace.
 */
export function laterOf(savedAt: Date | null, now: Date): Date {
  return savedAt && savedAt > now ? savedAt : now;
}

/** Whether an incoming answer was not graded although no later answer replaced it. */
export function hasMissed(
  attempt: AnsweredAttempt,
  incoming: readonly IncomingAnswer[],
  now: Date,
): boolean {
  const graded = decodeAnswers(attempt.responses);
  return answersAfter(attempt, incoming, now).some(
    ({ selectedOption }, index) => selectedOption !== graded[index]?.selectedOption,
  );
}

/** Whether a save that arrived at `savedAt` left the answers as they are: then it is stored already. */
export function isUnchangedBy(
  attempt: AnsweredAttempt,
  incoming: readonly IncomingAnswer[],
  savedAt: Date,
): boolean {
  return encodeAnswers(answersAfter(attempt, incoming, savedAt)).equals(attempt.responses);
}

function mergeOne(stored: StoredAnswer, incoming: IncomingAnswer, nowMs: number): StoredAnswer {
  const changedAt = Math.min(incoming.changedAt ?? nowMs, nowMs, MAX_CHANGED_AT);
  const isNewer = changedAt >= stored.changedAt;
  const takesAnswer = isDecided(incoming) && (isNewer || !isDecided(stored));
  const { selectedOption, cleared } = takesAnswer ? incoming : stored;
  return {
    selectedOption,
    ...(cleared === true && { cleared }),
    timeSpent: Math.max(stored.timeSpent, incoming.timeSpent),
    marked: isNewer || takesAnswer ? (incoming.marked ?? stored.marked) : stored.marked,
    visited: stored.visited || incoming.visited === true || isDecided(incoming),
    changedAt: changedAtAfter(stored, takesAnswer, changedAt),
  };
}

/**
 * Once an option is chosen or cleared, only a change of the answer moves `changedAt`. Otherwise a
 * mark that another device set later would win over an answer that was changed before it but arrives
 * after it.
 */
function changedAtAfter(stored: StoredAnswer, takesAnswer: boolean, changedAt: number): number {
  if (takesAnswer) return changedAt;
  return isDecided(stored) ? stored.changedAt : Math.max(stored.changedAt, changedAt);
}
