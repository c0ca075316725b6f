import { CLOCK, runPrepared, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SolutionsService } from '../../papers/solutions.service.js';
import {
  presentOwnTests,
  type OwnAttemptedTestDto,
  type OwnFinishedRow,
} from './own-attempted-tests.dto.js';

// The index is named because it contains all columns of finished attempts, and separates the open ones.
const OWN_FINISHED = `
  SELECT id, test_id AS testId, finished_at AS finishedAt, question_count AS questionCount,
         correct_answers AS correctAnswers
    FROM attempts FORCE INDEX (attempts_of_exam)
   WHERE user_id = ? AND exam_id = ? AND finished_at IS NOT NULL
   ORDER BY finished_at, id`;

const OWN_OPEN = `
  SELECT test_id AS testId
    FROM attempts FORCE INDEX (attempts_of_exam)
   WHERE user_id = ? AND exam_id = ? AND finished_at IS NULL AND deadline_at > ?`;

@Injectable()
export class OwnAttemptedTestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly solutions: SolutionsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What a student has done with the tests of an exam. */
  async list(userId: string, examId: string): Promise<OwnAttemptedTestDto[]> {
    const values = [userId, examId];
    const [finished, open] = await Promise.all([
      runPrepared<OwnFinishedRow[]>(this.dataSource, OWN_FINISHED, values),
      runPrepared<{ testId: string }[]>(this.dataSource, OWN_OPEN, [...values, this.clock.now()]),
    ]);
    const closed = await this.solutions.closedAmong(finished.map(({ testId }) => testId));
    return presentOwnTests(
      finished,
      open.map(({ testId }) => testId),
      closed,
    );
  }
}
