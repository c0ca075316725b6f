import type { AcceptedRange } from './answer-key.js';
import { compareDecimals } from './decimal.js';

/** How many ranges of values a question may accept. */
export const MAX_RANGES = 20;

/** Sorts ranges and joins those that touch, so that the same values always have the same form. */
export function joinRanges(ranges: readonly AcceptedRange[]): AcceptedRange[] {
  const sorted = ranges.toSorted(
    (a, b) => compareDecimals(a.from, b.from) || compareDecimals(a.to, b.to),
  );
  const joined: AcceptedRange[] = [];
  for (const { from, to } of sorted) {
    const last = joined.at(-1);
    if (!last || compareDecimals(last.to, from) < 0) joined.push({ from, to });
    else if (compareDecimals(last.to, to) < 0) last.to = to;
  }
  return joined;
}

/** Formats ranges for messages: `9.79 to 9.82; 12`. */
export function describeRanges(ranges: readonly AcceptedRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join('; ');
}
