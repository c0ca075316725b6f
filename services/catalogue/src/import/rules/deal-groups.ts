import { countTests, MAX_TEST_SIZE, MIN_TEST_SIZE } from './plan-tests.js';

/** How many questions of one passage stay together. Of a longer list, every so many do. */
export const MAX_TOGETHER = 20;

/** So many passages that have this number of questions. */
export interface PassageCount {
  questions: number;
  passages: number;
}

/**
 * Where single questions go: from this place on, to the tests from `first` on, one after another and then
 * round again.
 */
export interface DealLevel {
  place: number;
  first: number;
}

/** How questions are dealt of which some stay together. */
export interface GroupDeal {
  /** The number of questions of each test. */
  sizes: number[];
  /** In the order of their places; the first begins at 0. */
  levels: DealLevel[];
}

/** So many groups of this size. */
interface GroupCount {
  size: number;
  groups: number;
}

/**
 * Plans the tests for questions of which some stay together. The groups are dealt round-robin, the largest
 * first. Then single questions fill the tests that have fewer, and are dealt round-robin.
 *
 * @param questions all questions, also those that stay together
 * @param size approximate number of questions per test
 */
export function planGroupDeal(
  questions: number,
  passages: readonly PassageCount[],
  size: number,
): GroupDeal {
  const groups = groupsOf(passages);
  const tests = chooseTests(questions, groups, size);
  const filled = fillByGroups(groups, tests);
  const singles = questions - filled.reduce((sum, own) => sum + own, 0);
  const levels = levelsOf(filled);
  return { sizes: addSingles(filled, singles, levels), levels };
}

/** The largest groups first. A single question is no group. */
function groupsOf(passages: readonly PassageCount[]): GroupCount[] {
  const counts = new Map<number, number>();
  const add = (size: number, groups: number): void => {
    if (size > 1) counts.set(size, (counts.get(size) ?? 0) + groups);
  };
  for (const { questions, passages: number } of passages) {
    add(MAX_TOGETHER, Math.floor(questions / MAX_TOGETHER) * number);
    add(questions % MAX_TOGETHER, number);
  }
  return [...counts]
    .map(([size, groups]) => ({ size, groups }))
    .filter(({ groups }) => groups > 0)
    .toSorted((a, b) => b.size - a.size);
}

/** The number of tests that is nearest to the usual one and keeps all of them within their bounds. */
function chooseTests(questions: number, groups: readonly GroupCount[], size: number): number {
  const usual = countTests(questions, size);
  for (let change = 0; change < usual; change += 1) {
    for (const tests of [usual - change, usual + change]) {
      if (areWithinBounds(questions, groups, tests)) return tests;
    }
  }
  return usual;
}

function areWithinBounds(questions: number, groups: readonly GroupCount[], tests: number): boolean {
  const [most, least] = [filledOf(groups, tests, 0), filledOf(groups, tests, tests - 1)];
  const grouped = groups.reduce((sum, it) => sum + it.size * it.groups, 0);
  const isLevelled = questions - grouped >= (most - least) * tests;
  const [min, max] = isLevelled
    ? [Math.floor(questions / tests), Math.ceil(questions / tests)]
    : [least, Math.max(most, Math.ceil(questions / tests))];
  return min >= MIN_TEST_SIZE && max <= MAX_TEST_SIZE;
}

function fillByGroups(groups: readonly GroupCount[], tests: number): number[] {
  return Array.from({ length: tests }, (_, test) => filledOf(groups, tests, test));
}

/** How many questions one of the tests gets in groups. */
function filledOf(groups: readonly GroupCount[], tests: number, test: number): number {
  let next = 0;
  let filled = 0;
  for (const { size, groups: count } of groups) {
    const isFurther = (test - next + tests) % tests < count % tests;
    filled += size * (Math.floor(count / tests) + (isFurther ? 1 : 0));
    next = (next + count) % tests;
  }
  return filled;
}

/** @param filled descending */
function levelsOf(filled: readonly number[]): DealLevel[] {
  const [most = 0, least = 0] = [filled[0], filled.at(-1)];
  const levels: DealLevel[] = [];
  let place = 0;
  for (let level = least; level < most; level += 1) {
    const first = filled.findIndex((own) => own <= level);
    levels.push({ place, first });
    place += filled.length - first;
  }
  return [...levels, { place, first: 0 }];
}

function addSingles(
  filled: readonly number[],
  singles: number,
  levels: readonly DealLevel[],
): number[] {
  return filled.map((own, test) => {
    const added = levels.map(({ place, first }, index) => {
      const end = Math.min(singles, levels[index + 1]?.place ?? Infinity);
      return test < first
        ? 0
        : shareOf(Math.max(0, end - place), test - first, filled.length - first);
    });
    return added.reduce((sum, share) => sum + share, own);
  });
}

/** How many of these one test gets, if they are dealt round-robin. */
function shareOf(questions: number, test: number, tests: number): number {
  return Math.floor(questions / tests) + (test < questions % tests ? 1 : 0);
}
