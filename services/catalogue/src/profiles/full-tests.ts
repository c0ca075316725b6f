import type { Ids } from '@abhyas/service-kit';
import { describePaper } from '../import/derive-tests.js';
import type { ImportRepositories } from '../import/import-repositories.js';
import type { ComposableQuestion } from '../import/rules/plan-tests.js';
import type { NewTest } from '../import/tests.repository.js';
import { termsOf } from '../patterns/rules/test-pattern.js';
import type { ExamProfile } from './rules/exam-profile.js';
import { patternOf } from './rules/pattern-of.js';

/**
 * Inserts the full tests of a composition at the end of the exam's list, numbered after those of the same
 * title. Runs in a transaction that has locked the catalogue.
 */
export async function insertFullTests(
  { tests, ids }: Pick<ImportRepositories, 'tests'> & { ids: Ids },
  examId: string,
  profile: ExamProfile,
  papers: readonly ComposableQuestion[][],
): Promise<NewTest[]> {
  const counts = await tests.countTests(examId, 'full');
  const number = (counts.get(profile.title) ?? 0) + 1;
  const position = await tests.nextPosition(examId);
  const pattern = patternOf(profile);
  const { duration, marking } = termsOf(pattern, profile.minutes * 60);
  const composed = papers.map((questions, index) => ({
    ...describePaper(questions),
    ...{ id: ids.uuid(), examId, category: 'full', groupName: profile.title },
    title: `${profile.title} ${number + index}`,
    position: position + index,
    ...{ duration, markingCorrect: marking.correct, markingWrong: marking.wrong, pattern },
  }));
  await tests.insertTests(composed);
  return composed;
}
