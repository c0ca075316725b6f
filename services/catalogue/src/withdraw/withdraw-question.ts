import { runInTransaction, type Clock } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { AwardsRepository } from '../awards/awards.repository.js';
import { repositoriesOf } from '../import/import-repositories.js';
import { OutdatedTests } from '../import/outdated-tests.js';
import { WithdrawalRepository, type QuestionToWithdraw } from './withdrawal.repository.js';

export interface WithdrawRequest {
  questionId: string;
  isDryRun: boolean;
}

export interface Withdrawal extends QuestionToWithdraw {
  /** The tests that had the question, with the number of questions that they keep. */
  tests: { title: string; questions: number }[];
}

/** The reason why nothing was changed, as sentences for the operator. */
export class NotWithdrawn extends Error {}

/**
 * Takes a question out of all tests: each gets a new version without it. No import puts it into another test.
 * Throws NotWithdrawn.
 */
export async function withdrawQuestion(
  { dataSource, clock }: { dataSource: DataSource; clock: Clock },
  { questionId, isDryRun }: WithdrawRequest,
): Promise<Withdrawal> {
  return runInTransaction(dataSource, async (manager) => {
    const now = clock.now();
    const { catalogue, tests } = repositoriesOf(manager, now);
    // Waits for a running import. The next one starts only after this transaction.
    await catalogue.lock();
    const withdrawals = new WithdrawalRepository(manager);
    const question = await withdrawals.find(questionId);
    if (!question) throw new NotWithdrawn(`There is no question ${questionId}.`);
    const having = await withdrawals.findTests(questionId);
    const emptied = await new AwardsRepository(manager).findEmptied(questionId, having);
    if (emptied) {
      throw new NotWithdrawn(
        `“${emptied.title}” has no other question that counts. Import more questions, or archive its exam.`,
      );
    }
    if (!isDryRun && !question.withdrawnAt) {
      await withdrawals.withdraw(questionId, now);
      const outdated = new OutdatedTests(tests);
      await outdated.addTestsWith([questionId]);
      await outdated.update();
      await catalogue.announceChange();
    }
    return {
      ...question,
      tests: having.map(({ title, questions }) => ({ title, questions: questions - 1 })),
    };
  });
}
