import {
  decodeAnswers,
  isDecided,
  isSameAnswer,
  MAX_CHANGED_AT,
  UNTOUCHED,
  type IncomingAnswer,
  type StoredAnswer,
} from '../../scoring/rules/answer.js';
import { elapsedMs, sinceStartMs } from './attempt-clock.js';
import { judgeSection, wasChosenInTime, type Refusal, type SectionEnds } from './section-clock.js';

/**
 * Merges a save or submit into the stored answers, question by question. It loses nothing:
 * - a question that is absent, or has no answer, keeps its saved answer, unless it is cleared;
 * - of two answers the one with the later `changedAt` wins, the incoming one on a tie; several options
 *   and numbers are one answer, which is never put together from two;
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

interface RunningAttempt extends AnsweredAttempt {
  readonly sectionEnds: SectionEnds | null;
}

/** A changed answer that was not taken. */
export interface RefusedAnswer {
  readonly index: number;
  readonly code: Refusal;
}

export interface TakenAnswers {
  readonly answers: StoredAnswer[];
  readonly refused: readonly RefusedAnswer[];
}

const NONE_REFUSED: readonly RefusedAnswer[] = [];

/**
 * The attempt's answers after a save or submit that arrives at `now`. Of locked sections, only those
 * that are open are merged, and in the grace after their end what was chosen before it. In the others
 * every question stays as it is, and an answer that would have changed one is reported.
 */
export function takeAnswers(
  attempt: RunningAttempt,
  incoming: readonly IncomingAnswer[],
  now: Date,
): TakenAnswers {
  const stored = decodeAnswers(attempt.responses);
  const answers = mergeAnswers(stored, incoming, mergeTime(attempt, now));
  const { sectionEnds, startedAt } = attempt;
  if (!sectionEnds) return { answers, refused: NONE_REFUSED };
  const refused: RefusedAnswer[] = [];
  const savedAt = attempt.savedAt && sinceStartMs(startedAt, attempt.savedAt);
  for (const { index, section = 0 } of incoming) {
    const verdict = judgeSection(sectionEnds, section, sinceStartMs(startedAt, now));
    const before = stored[index] ?? UNTOUCHED;
    const after = answers[index] ?? UNTOUCHED;
    const isChanged = !isSameAnswer(after, before);
    const isTaken =
      verdict === 'grace'
        ? !isChanged ||
          wasChosenInTime(sectionEnds, section, { changedAt: after.changedAt, savedAt })
        : verdict === 'open';
    if (isTaken) continue;
    const code = verdict === 'section_not_open' ? verdict : 'section_closed';
    if (isChanged) refused.push({ index, code });
    answers[index] = before;
  }
  return { answers, refused };
}

function mergeTime({ startedAt, savedAt }: AnsweredAttempt, now: Date): number {
  return elapsedMs(startedAt, laterOf(savedAt, now));
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
  return mergeAnswers(graded, incoming, mergeTime(attempt, now)).some(
    (answer, index) => !isSameAnswer(answer, graded[index] ?? UNTOUCHED),
  );
}

function mergeOne(stored: StoredAnswer, incoming: IncomingAnswer, nowMs: number): StoredAnswer {
  const changedAt = Math.min(incoming.changedAt ?? nowMs, nowMs, MAX_CHANGED_AT);
  const isNewer = changedAt >= stored.changedAt;
  const takesAnswer = isDecided(incoming) && (isNewer || !isDecided(stored));
  const { selectedOption, selectedOptions, value, cleared } = takesAnswer ? incoming : stored;
  return {
    selectedOption,
    selectedOptions,
    value,
    cleared: cleared === true || undefined,
    timeSpent: Math.max(stored.timeSpent, incoming.timeSpent),
    marked: isNewer || takesAnswer ? (incoming.marked ?? stored.marked) : stored.marked,
    visited: stored.visited || incoming.visited === true || isDecided(incoming),
    changedAt: changedAtAfter(stored, takesAnswer, changedAt),
  };
}

/**
 * Once a question is answered or cleared, only a change of the answer moves `changedAt`. Otherwise a
 * mark that another device set later would win over an answer that was changed before it but arrives
 * after it.
 */
function changedAtAfter(stored: StoredAnswer, takesAnswer: boolean, changedAt: number): number {
  if (takesAnswer) return changedAt;
  return isDecided(stored) ? stored.changedAt : Math.max(stored.changedAt, changedAt);
}
