import type { Ids } from '@abhyas/service-kit';
import type { TestPattern } from '../patterns/rules/test-pattern.js';
import { describePaper } from './derive-tests.js';
import type { ImportRepositories } from './import-repositories.js';
import type { QuestionDraft } from './rules/import-item.js';
import { contentHashOf, foldedIdentityOf, identityOf } from './rules/question-digest.js';

/** A live test with questions that are in no other test. */
export interface NewLiveTest {
  examId: string;
  title: string;
  drafts: readonly QuestionDraft[];
  /** Seconds; one minute per question if not given. */
  duration?: number;
  /** Exact fractions. */
  marking: { correct: string; wrong: string };
  /** Of a paper with sections. */
  pattern?: TestPattern;
  opensAt: Date;
  closesAt: Date;
  registrationOpensAt: Date | null;
  registrationClosesAt: Date | null;
  capacity: number | null;
}

/**
 * Stores a live test with its questions, and makes it visible. Runs in a transaction that has locked the
 * catalogue.
 */
export async function createLiveTest(
  { catalogue, questions, tests, ids }: ImportRepositories & { ids: Ids },
  { examId, title, drafts, duration, marking, pattern, ...terms }: NewLiveTest,
): Promise<{ id: string; testId: string }> {
  const added = drafts.map((draft) => ({
    ...{ questionId: ids.uuid(), version: 1, examId, draft },
    ...{ identity: identityOf(draft), foldedIdentity: foldedIdentityOf(draft) },
    contentHash: contentHashOf(draft),
  }));
  await questions.insertQuestions(added);
  const [testId, id] = [ids.uuid(), ids.uuid()];
  const paper = describePaper(
    added.map(({ questionId, version, identity, draft }) => ({
      ...draft,
      ...{ id: questionId, version, identity },
    })),
  );
  await tests.insertTests([
    {
      ...paper,
      ...{ id: testId, examId, title, category: 'live', groupName: '', position: null },
      duration: duration ?? paper.duration,
      markingCorrect: marking.correct,
      markingWrong: marking.wrong,
      ...(pattern && { pattern }),
    },
  ]);
  await tests.insertLiveTest({ id, testId, ...terms });
  await catalogue.announceChange();
  return { id, testId };
}
