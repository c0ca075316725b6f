import { isDuplicateKey } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import { AttemptEntity, type FinishedAttempt } from './attempt.entity.js';
import { earliestOpenDeadline } from './rules/attempt-clock.js';

/** What grading adds to an attempt. */
export type Outcome = Pick<
  FinishedAttempt,
  | 'state'
  | 'responses'
  | 'finishedAt'
  | 'elapsedSeconds'
  | 'answered'
  | 'correctAnswers'
  | 'marks'
  | 'maxMarks'
  | 'rankValue'
  | 'isFirst'
>;

/** What the sweeper has to know to grade an attempt. */
export type DueAttempt = Pick<AttemptEntity, 'id' | 'testId' | 'paperVersion'>;

@Injectable()
export class AttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOwn(userId: string, id: string): Promise<AttemptEntity | null> {
    return this.#attempts().findOneBy({ id, userId });
  }

  findOpen(userId: string, testId: string): Promise<AttemptEntity | null> {
    return this.#attempts().findOneBy({ userId, testId, state: 'in_progress' });
  }

  findLatestFinished(userId: string, testId: string): Promise<AttemptEntity | null> {
    return this.#attempts().findOne({
      where: { userId, testId, finishedAt: Not(IsNull()) },
      order: { finishedAt: 'DESC', id: 'DESC' },
    });
  }

  /** Gives false when the student has an open attempt of this test already. */
  async insertIfNoneOpen(attempt: AttemptEntity): Promise<boolean> {
    try {
      await this.#attempts().insert(attempt);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Open attempts that are late at `now`, the longest overdue first, after the first `skip`. */
  findDue(now: Date, page: { skip: number; take: number }): Promise<DueAttempt[]> {
    return this.#attempts().find({
      select: { id: true, testId: true, paperVersion: true },
      where: { state: 'in_progress', deadlineAt: LessThan(earliestOpenDeadline(now)) },
      order: { deadlineAt: 'ASC', id: 'ASC' },
      ...page,
    });
  }

  /** Holds the attempt until the transaction ends, waiting for whoever holds it now. */
  lock(manager: EntityManager, id: string): Promise<AttemptEntity | null> {
    return manager.findOne(AttemptEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Like `lock`, but gives null at once when another replica holds the attempt. */
  lockIfFree(manager: EntityManager, id: string): Promise<AttemptEntity | null> {
    return manager.findOne(AttemptEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  async finish(manager: EntityManager, id: string, outcome: Outcome): Promise<void> {
    await manager.update(AttemptEntity, { id }, outcome);
  }

  #attempts() {
    return this.dataSource.getRepository(AttemptEntity);
  }
}
