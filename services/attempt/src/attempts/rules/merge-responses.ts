import { MAX_CHANGED_AT, type IncomingResponse, type StoredResponse } from './response.js';

/**
 * Merges a save or submit into what is stored, question by question, and erases nothing:
 * - a question that is absent, or comes without an option, keeps its saved answer;
 * - of two answers the one with the later `changedAt` wins, the incoming one on a tie;
 * - times never shrink, a visited question stays visited.
 *
 * `nowMs` (milliseconds since start) stands in for an absent `changedAt` and bounds the others,
 * so that a wrong device clock cannot win every later merge.
 */
export function mergeResponses(
  stored: readonly StoredResponse[],
  incoming: readonly IncomingResponse[],
  nowMs: number,
): StoredResponse[] {
  const merged = [...stored];
  for (const response of incoming) {
    const before = merged[response.index];
    if (before) merged[response.index] = mergeOne(before, response, nowMs);
  }
  return merged;
}

/** Whether an answer that came with a submit is not in what was graded, though no later one outranks it. */
export function hasMissed(
  graded: readonly StoredResponse[],
  incoming: readonly IncomingResponse[],
  nowMs: number,
): boolean {
  const merged = mergeResponses(graded, incoming, nowMs);
  return merged.some(
    ({ selectedOption }, index) => selectedOption !== graded[index]?.selectedOption,
  );
}

function mergeOne(
  stored: StoredResponse,
  incoming: IncomingResponse,
  nowMs: number,
): StoredResponse {
  const changedAt = Math.min(incoming.changedAt ?? nowMs, nowMs, MAX_CHANGED_AT);
  const isNewer = changedAt >= stored.changedAt;
  const takesOption =
    incoming.selectedOption !== null && (isNewer || stored.selectedOption === null);
  return {
    selectedOption: takesOption ? incoming.selectedOption : stored.selectedOption,
    timeSpent: Math.max(stored.timeSpent, incoming.timeSpent),
    marked: isNewer || takesOption ? (incoming.marked ?? stored.marked) : stored.marked,
    visited: stored.visited || incoming.visited === true || incoming.selectedOption !== null,
    changedAt: changedAtAfter(stored, takesOption, changedAt),
  };
}

/**
 * Once an option is chosen, `changedAt` is the option's alone: a mark set later on another device
 * must not outrank an answer that was changed before it and arrives after it.
 */
function changedAtAfter(stored: StoredResponse, takesOption: boolean, changedAt: number): number {
  if (takesOption) return changedAt;
  return stored.selectedOption === null ? Math.max(stored.changedAt, changedAt) : stored.changedAt;
}
