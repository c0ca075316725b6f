import { isUuid } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import type { Paper, SnapshotQuestion } from '../../papers/paper.js';
import { PapersService } from '../../papers/papers.service.js';
import { SolutionsService } from '../../papers/solutions.service.js';
import { AttemptsRepository } from '../../taking/attempts.repository.js';
import { isFinished } from '../../taking/rules/attempt-state.js';
import { questionNotSeen } from './questions.errors.js';

/** A question that a student has seen with its key, in a finished attempt whose solutions are public. */
export interface SeenQuestion {
  readonly attemptId: string;
  readonly paper: Paper;
  /** The question's place in the paper, from 0. */
  readonly index: number;
  readonly question: SnapshotQuestion;
}

/** Finds questions that a student may read with their keys: those of the student's own results. */
@Injectable()
export class SeenQuestionsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly papers: PapersService,
    private readonly solutions: SolutionsService,
  ) {}

  /**
   * Throws 404 unless the attempt is the student's own, is finished, and has this question; 403 while its
   * solutions are not public.
   */
  async find(userId: string, attemptId: string, questionId: string): Promise<SeenQuestion> {
    const { id, paper } = await this.finishedAttempt(userId, attemptId);
    await this.solutions.requirePublic(paper.snapshot.testId);
    const index = paper.questions.findIndex((question) => question.id === questionId);
    const question = paper.questions[index];
    if (!question) throw questionNotSeen();
    return { attemptId: id, paper, index, question };
  }

  /** The ids of all questions of a finished attempt. Throws 404 as above. */
  async idsOf(userId: string, attemptId: string): Promise<string[]> {
    const { paper } = await this.finishedAttempt(userId, attemptId);
    return paper.questions.map(({ id }) => id);
  }

  private async finishedAttempt(
    userId: string,
    attemptId: string,
  ): Promise<{ id: string; paper: Paper }> {
    const attempt = isUuid(attemptId)
      ? await this.attempts.findOwn(userId, attemptId.toLowerCase())
      : null;
    if (!attempt || !isFinished(attempt.state)) throw questionNotSeen();
    return { id: attempt.id, paper: await this.papers.frozenPaper(attempt) };
  }
}
