import { ApiProperty } from '@nestjs/swagger';
import { decodeAnswers, isAnswered } from '../scoring/rules/answer.js';
import { OpenAttemptClockDto } from './attempts.dto.js';
import { presentClock } from './attempts.presenter.js';

/** An attempt that is running, with the title and names from its paper. */
export interface OpenAttemptRow {
  readonly id: string;
  readonly testId: string;
  readonly title: string;
  readonly category: string;
  readonly examId: string;
  readonly examName: string;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  readonly responses: Buffer;
}

/** An attempt that is running, with the names that its paper had at the start. */
export class OpenAttemptDto extends OpenAttemptClockDto {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  examName: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  category: string;

  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  @ApiProperty({ type: 'integer', description: 'Questions with a saved answer' })
  answered: number;

  @ApiProperty({ type: 'integer', description: 'Questions of the test' })
  questions: number;
}

/** Null once the deadline has passed. */
export function presentOpenAttempt(row: OpenAttemptRow, now: Date): OpenAttemptDto | null {
  const clock = presentClock(row, now);
  if (!clock) return null;
  const answers = decodeAnswers(row.responses);
  return {
    ...clock,
    examId: row.examId,
    examName: row.examName,
    testId: row.testId,
    title: row.title,
    category: row.category,
    startedAt: row.startedAt.toISOString(),
    answered: answers.filter(isAnswered).length,
    questions: answers.length,
  };
}
