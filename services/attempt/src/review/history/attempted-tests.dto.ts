import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';

const MAX_TESTS = 100;

/** Tests that the catalogue is about to delete: `POST /internal/tests/attempted`. */
export class TestIdsDto {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MAX_TESTS })
  @IsArray()
  @ArrayMaxSize(MAX_TESTS)
  @IsUUID(undefined, { each: true })
  testIds: string[];
}

export class AttemptedTestsDto {
  @ApiProperty({
    type: [String],
    description: 'Tests with an attempt of any student, in any state',
  })
  attempted: string[];
  @ApiProperty({
    type: 'integer',
    description: 'How long a test can still be started after the catalogue has withdrawn it',
  })
  startableForMs: number;
}

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
