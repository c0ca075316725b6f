import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { percentOf } from '../../scoring/rules/fraction.js';

export class OwnAttemptedTestsQueryDto {
  @ApiProperty({ format: 'uuid' })
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? value.toLowerCase() : value,
  )
  @IsUUID(undefined, { message: 'This is not the id of an exam' })
  examId: string;
}

/** What the caller has done with a test. A figure is null while no attempt is finished and marked. */
export class OwnAttemptedTestDto {
  @ApiProperty()
  testId: string;

  @ApiProperty({ type: 'integer', description: 'Finished attempts' })
  attempts: number;

  @ApiProperty({ description: 'Whether an attempt is running' })
  open: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'The attempt that finished last' })
  lastAttemptId: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Percent, two decimals' })
  lastScore: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Percent, two decimals' })
  bestScore: number | null;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  finishedAt: string | null;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'Present while marks and solutions of a live test are not public: they come after this',
  })
  solutionsFrom?: string;
}

/** A finished attempt of a student. */
export interface OwnFinishedRow {
  readonly id: string;
  readonly testId: string;
  readonly finishedAt: Date;
  readonly questionCount: number;
  /** Null while the attempt has no marks. */
  readonly correctAnswers: number | null;
}

/**
 * One entry per test.
 *
 * @param finished oldest first
 * @param open the tests with a running attempt
 * @param closed the tests whose solutions are not public, with the moment after which they come
 */
export function presentOwnTests(
  finished: readonly OwnFinishedRow[],
  open: readonly string[],
  closed: ReadonlyMap<string, Date>,
): OwnAttemptedTestDto[] {
  const tests = new Map<string, OwnAttemptedTestDto>();
  for (const { id, testId, finishedAt, correctAnswers, questionCount } of finished) {
    const { attempts, bestScore } = tests.get(testId) ?? notTaken(testId);
    const solutionsFrom = closed.get(testId) ?? (correctAnswers === null ? finishedAt : undefined);
    const score = solutionsFrom ? null : percentOf(correctAnswers ?? 0, questionCount);
    tests.set(testId, {
      testId,
      attempts: attempts + 1,
      open: false,
      lastAttemptId: id,
      lastScore: score,
      bestScore: score === null ? bestScore : Math.max(bestScore ?? 0, score),
      finishedAt: finishedAt.toISOString(),
      ...(solutionsFrom && { solutionsFrom: solutionsFrom.toISOString() }),
    });
  }
  for (const testId of open) {
    tests.set(testId, { ...(tests.get(testId) ?? notTaken(testId)), open: true });
  }
  return [...tests.values()];
}

function notTaken(testId: string): OwnAttemptedTestDto {
  return {
    testId,
    attempts: 0,
    open: false,
    lastAttemptId: null,
    lastScore: null,
    bestScore: null,
    finishedAt: null,
  };
}
