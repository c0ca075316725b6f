import type { ComposableQuestion } from '../../import/rules/plan-tests.js';
import { DIFFICULTIES } from '../../questions/rules/difficulty.js';
import type { QuestionKind } from '../../questions/rules/kinds.js';

/** Questions that stand together: those of a passage, or a single one. From easy to hard. */
export type QuestionGroup = readonly [ComposableQuestion, ...ComposableQuestion[]];

/** What a part of a profile takes its questions from. */
export interface PoolKey {
  subject: string;
  kind: QuestionKind;
}

/** Subjects are the same whatever their case and spaces. */
export function poolKey({ subject, kind }: PoolKey): string {
  return `${kind} ${subject.trim().replace(/\s+/g, ' ').toLowerCase()}`;
}

/**
 * The groups of each subject and kind, sorted by topic. A passage whose questions are of several subjects
 * or kinds is in no pool, because they could not stand together.
 */
export function poolGroups(questions: readonly ComposableQuestion[]): Map<string, QuestionGroup[]> {
  const pools = new Map<string, QuestionGroup[]>();
  for (const group of groupByPassage(questions)) {
    const key = poolKey(group[0]);
    if (group.some((question) => poolKey(question) !== key)) continue;
    const pool = pools.get(key);
    if (pool) pool.push(group);
    else pools.set(key, [group]);
  }
  for (const groups of pools.values()) groups.sort(byTopic);
  return pools;
}

function groupByPassage(questions: readonly ComposableQuestion[]): QuestionGroup[] {
  const passages = new Map<string, [ComposableQuestion, ...ComposableQuestion[]]>();
  const groups: QuestionGroup[] = [];
  for (const question of questions.toSorted(byEase)) {
    const known = question.passage === null ? undefined : passages.get(question.passage);
    if (known) {
      known.push(question);
      continue;
    }
    const group: [ComposableQuestion, ...ComposableQuestion[]] = [question];
    if (question.passage !== null) passages.set(question.passage, group);
    groups.push(group);
  }
  return groups;
}

/** From easy to hard; equally hard ones in an order that looks random and is the same in every run. */
export function byEase(one: ComposableQuestion, other: ComposableQuestion): number {
  return rankOf(one) - rankOf(other) || compare(one.identity, other.identity);
}

function rankOf({ difficulty }: ComposableQuestion): number {
  return DIFFICULTIES.indexOf(difficulty);
}

function byTopic([one]: QuestionGroup, [other]: QuestionGroup): number {
  return compare(one.topic, other.topic) || compare(one.identity, other.identity);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
