import { runInTransaction, type Clock } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { repositoriesOf } from '../import/import-repositories.js';
import {
  AwardsRepository,
  type FaultyQuestion,
  type TestWithQuestion,
} from './awards.repository.js';
import type { Award } from './rules/awards.js';

const TESTS_PER_UPDATE = 500;

export interface AwardRequest {
  questionId: string;
  /** Null takes an award back. */
  award: Award | null;
  /** Null for all tests that have the question. */
  testId: string | null;
  isDryRun: boolean;
}

export interface AwardedQuestion extends FaultyQuestion {
  /** The tests that get a new version. */
  changed: readonly TestWithQuestion[];
  /** The tests that have the same award already. */
  unchanged: readonly TestWithQuestion[];
}

/** The reason why nothing was changed, as sentences for the operator. */
export class NotAwarded extends Error {}

/**
 * Gives a faulty question an award in all tests that have it, or in one, or takes it back: each test gets
 * a new version. Throws NotAwarded.
 */
export async function awardQuestion(
  { dataSource, clock }: { dataSource: DataSource; clock: Clock },
  { questionId, award, testId, isDryRun }: AwardRequest,
): Promise<AwardedQuestion> {
  return runInTransaction(dataSource, async (manager) => {
    const { catalogue, tests } = repositoriesOf(manager, clock.now());
    // Waits for a running import. The next one starts only after this transaction.
    await catalogue.lock();
    const awards = new AwardsRepository(manager);
    const question = await awards.find(questionId);
    if (!question) throw new NotAwarded(`There is no question ${questionId}.`);
    const having = await findTests(awards, questionId, testId);
    const changed = having.filter((test) => test.award !== award);
    const emptied = award === 'dropped' ? await awards.findEmptied(questionId, changed) : undefined;
    if (emptied) {
      throw new NotAwarded(
        `“${emptied.title}” would have no question that counts. Give the marks to everybody with --award bonus.`,
      );
    }
    if (!isDryRun && changed.length > 0) {
      await awards.insert(questionId, changed, award);
      for (let start = 0; start < changed.length; start += TESTS_PER_UPDATE) {
        const some = changed.slice(start, start + TESTS_PER_UPDATE);
        await tests.insertNextVersions(
          some.map(({ id }) => id),
          [],
        );
      }
      await catalogue.announceChange();
    }
    return { ...question, changed, unchanged: having.filter((test) => test.award === award) };
  });
}

async function findTests(
  awards: AwardsRepository,
  questionId: string,
  testId: string | null,
): Promise<TestWithQuestion[]> {
  const having = await awards.findTests(questionId);
  if (having.length === 0) {
    throw new NotAwarded(`No test has question ${questionId} now, so there is nothing to mark.`);
  }
  const wanted = having.filter(({ id }) => testId === null || id === testId);
  if (wanted.length > 0) return wanted;
  const choices = having.map(({ id, title }) => `  ${id}  ${title}`);
  throw new NotAwarded(
    `Test ${testId} does not have the question. These tests have it:\n${choices.join('\n')}`,
  );
}
