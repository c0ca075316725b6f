import type { Ids } from '@abhyas/service-kit';
import { describePaper } from '../import/derive-tests.js';
import type { ImportRepositories } from '../import/import-repositories.js';
import type { ComposableQuestion } from '../import/rules/plan-tests.js';
import type { NewTest } from '../import/tests.repository.js';
import { termsOf } from '../patterns/rules/test-pattern.js';
import type { ExamProfile } from './rules/exam-profile.js';
import { patternOf } from './rules/pattern-of.js';

/** Tests that were composed from one profile. */
interface ComposedSeries {
  category: string;
  groupName: string;
  profile: ExamProfile;
  papers: readonly ComposableQuestion[][];
}

/**
 * Inserts composed tests at the end of the exam's list, numbered after those of the same group. Runs in a
 * transaction that has locked the catalogue.
 */
export async function insertSeries(
  { tests, ids }: Pick<ImportRepositories, 'tests'> & { ids: Ids },
  examId: string,
  { category, groupName, profile, papers }: ComposedSeries,
): Promise<NewTest[]> {
  const counts = await tests.countTests(examId, category);
  const number = (counts.get(groupName) ?? 0) + 1;
  const position = await tests.nextPosition(examId);
  const pattern = patternOf(profile);
  const { duration, marking } = termsOf(pattern, profile.minutes * 60);
  const composed = papers.map((questions, index) => ({
    ...describePaper(questions),
    ...{ id: ids.uuid(), examId, category, groupName },
    title: `${profile.title} ${number + index}`,
    position: position + index,
    ...{ duration, markingCorrect: marking.correct, markingWrong: marking.wrong, pattern },
  }));
  await tests.insertTests(composed);
  return composed;
}
