import type { ComposableQuestion } from '../../import/rules/plan-tests.js';
import { compareMarks, marksOf } from '../../patterns/rules/marks.js';
import type { PaperPart } from '../../patterns/rules/paper-terms.js';
import { dealPool } from './deal-pool.js';
import type { ExamProfile } from './exam-profile.js';
import { poolGroups, poolKey, type PoolKey, type QuestionGroup } from './question-pools.js';

/** Questions that a profile needs and that are not there. */
export interface Shortage extends PoolKey {
  needed: number;
  missing: number;
}

/** The questions of each test in the order of its paper, or what is missing for them. */
export type Composition = { tests: ComposableQuestion[][] } | { shortages: Shortage[] };

/**
 * Composes tests from a profile. No question is in two of them, every test has its share of each topic, and
 * questions of a passage stand together. Among parts of one subject and kind, the questions with more marks
 * are the harder ones. Within a part, questions go from easy to hard.
 */
export function composeTests(
  { sections }: Pick<ExamProfile, 'sections'>,
  questions: readonly ComposableQuestion[],
  tests: number,
): Composition {
  const pools = poolGroups(questions);
  const parts = sections.flatMap((section) => section.parts);
  const dealt = new Map<PaperPart, readonly QuestionGroup[][]>();
  const shortages: Shortage[] = [];
  for (const [key, own] of Map.groupBy(parts, poolKey)) {
    const byMarks = own.toSorted(compareParts);
    const counts = byMarks.map((part) => part.questions);
    const deal = dealPool(pools.get(key) ?? [], counts, tests);
    for (const [index, part] of byMarks.entries()) {
      dealt.set(
        part,
        deal.tests.map((hand) => hand[index] ?? []),
      );
    }
    const [{ subject, kind } = { subject: '', kind: 'single' as const }] = own;
    const needed = counts.reduce((sum, count) => sum + count, 0) * tests;
    if (deal.missing > 0) shortages.push({ subject, kind, needed, missing: deal.missing });
  }
  if (shortages.length > 0) return { shortages };
  return {
    tests: Array.from({ length: tests }, (_, test) =>
      parts.flatMap((part) => dealt.get(part)?.[test]?.flat() ?? []),
    ),
  };
}

function compareParts({ marking: one }: PaperPart, { marking: other }: PaperPart): number {
  return compareMarks(marksOf(one.correct), marksOf(other.correct));
}
