import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DIFFICULTIES, type Difficulty } from '../questions/rules/difficulty.js';

export class PaperExamDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;
}

export class PaperMarkingDto {
  @ApiProperty({ description: 'An exact fraction', example: '1' })
  correct: string;

  @ApiProperty({ description: 'An exact fraction', example: '-1/3' })
  wrong: string;
}

export class SnapshotQuestionDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty()
  question: string;

  @ApiProperty({ type: [String] })
  options: string[];

  @ApiProperty({ type: 'integer', description: 'Index of the right option' })
  correct: number;

  @ApiProperty({ type: String, nullable: true })
  explanation: string | null;

  @ApiProperty()
  subject: string;

  @ApiProperty()
  topic: string;

  @ApiProperty({ enum: DIFFICULTIES })
  difficulty: Difficulty;
}

/** Everything that is needed to take and score one version of a test, with keys. For services only. */
export class PaperSnapshotDto {
  @ApiProperty()
  testId: string;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty({ type: PaperExamDto })
  exam: PaperExamDto;

  @ApiProperty()
  title: string;

  @ApiProperty()
  category: string;

  @ApiProperty({ type: 'integer', description: 'Seconds' })
  duration: number;

  @ApiProperty({ type: PaperMarkingDto })
  marking: PaperMarkingDto;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Of live tests: the first moment to start',
  })
  opensAt?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Of live tests: the last moment to start',
  })
  closesAt?: string;

  @ApiProperty({ type: [SnapshotQuestionDto] })
  questions: SnapshotQuestionDto[];
}
