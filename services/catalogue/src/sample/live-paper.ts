import type { PaperPattern } from '@abhyas/sample-catalogue';

/** A part of the real paper with fewer new questions than this share of it is left out. */
const MIN_SHARE = 0.2;

/** The questions of a live test, in the order of the real paper. */
export interface LivePaper<T> {
  questions: T[];
  /** Seconds. */
  duration: number;
  /** The paper, and how much of it: `Tier 1`, or `Tier 1, 60 of 100 questions`. */
  label: string;
}

/**
 * Makes a live test in the pattern of the first of these papers that can be filled. If a part has too few
 * new questions, all parts and the time shrink by the same share, and the label says so.
 *
 * @param candidates one list per subject, in order of preference
 */
export function planLivePaper<T extends { subject: string }>(
  papers: readonly PaperPattern[],
  candidates: readonly (readonly T[])[],
): LivePaper<T> | undefined {
  const bySubject = new Map(candidates.map((own) => [own[0]?.subject, own]));
  for (const paper of papers) {
    const filled = fill(paper, bySubject);
    if (filled) return filled;
  }
  return undefined;
}

function fill<T>(
  { title, minutes, parts }: PaperPattern,
  bySubject: ReadonlyMap<string | undefined, readonly T[]>,
): LivePaper<T> | undefined {
  const usable = parts
    .map((part) => ({ needed: part.questions, fresh: bySubject.get(part.subject) ?? [] }))
    .filter(({ needed, fresh }) => fresh.length >= needed * MIN_SHARE);
  if (usable.length === 0) return undefined;
  const share = Math.min(1, ...usable.map(({ needed, fresh }) => fresh.length / needed));
  const questions = usable.flatMap(({ needed, fresh }) =>
    fresh.slice(0, Math.max(1, Math.round(needed * share))),
  );
  const full = parts.reduce((sum, part) => sum + part.questions, 0);
  const name = title.replace(/ Mock(?: Test)?\b/, '');
  return {
    questions,
    duration: Math.max(1, Math.round((minutes * questions.length) / full)) * 60,
    label: questions.length === full ? name : `${name}, ${questions.length} of ${full} questions`,
  };
}
