import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class OverallPerformanceDto {
  @ApiProperty({ description: 'Mean of the percentiles over tests' })
  percentile: number;

  @ApiProperty({ description: 'Percent of the answered questions that are right' })
  accuracy: number;

  @ApiProperty({
    description:
      'Questions answered a minute; without attempts that ended within ten seconds a question',
  })
  speed: number;

  @ApiProperty({ type: Number, nullable: true })
  rank: number | null;

  @ApiProperty({ description: 'Number of students with a finished test; the rank is among them' })
  students: number;

  @ApiProperty({
    description:
      'Whether percentile and rank say anything: enough finished tests, each with enough participants',
  })
  ranked: boolean;

  @ApiProperty({ type: 'integer', description: 'Different tests with a finished attempt' })
  testsFinished: number;

  @ApiProperty({ type: 'integer', description: 'With fewer finished tests nobody is ranked' })
  minTests: number;

  @ApiProperty({
    type: 'integer',
    description: 'Tests with fewer participants say nothing about a rank',
  })
  minParticipants: number;
}

export class ExamPerformanceDto {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer', description: 'Finished tests of the exam' })
  tests: number;

  @ApiProperty({ type: 'integer', description: 'Those of them with enough participants' })
  comparedTests: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Mean of the percentiles over the compared tests; null if not ranked',
  })
  percentile: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'By it; null if not ranked' })
  rank: number | null;

  @ApiProperty({ type: 'integer', description: 'Students with enough compared tests of the exam' })
  students: number;

  @ApiProperty({ description: 'Whether percentile and rank say anything' })
  ranked: boolean;
}

export class TopicScoreDto {
  @ApiProperty()
  subject: string;

  @ApiProperty()
  topic: string;

  @ApiProperty({ type: 'integer' })
  correct: number;

  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ description: 'Percent of all its questions that are right, two decimals' })
  score: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Points from the earlier half of its questions to the later one; null while there are too few',
  })
  change: number | null;
}

export class SubjectScoreDto {
  @ApiProperty()
  name: string;

  @ApiProperty({
    description:
      'Percent of the questions that are right; by the share of the marks, at least 0, where a test has a scheme',
  })
  score: number;

  @ApiPropertyOptional({ description: 'True if a test with a scheme is in it; absent if not' })
  byMarks?: boolean;

  @ApiProperty({ description: 'Mean of the percentiles in this subject over tests' })
  percentile: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Rank by the percentile in this subject',
  })
  rank: number | null;

  @ApiProperty({
    type: 'integer',
    description: 'Number of students with a finished test in this subject; the rank is among them',
  })
  students: number;

  @ApiProperty({ description: 'Whether percentile and rank say anything' })
  ranked: boolean;
}

export class MonthScoreDto {
  @ApiProperty({ example: 'Nov 2026' })
  month: string;

  @ApiProperty({
    description:
      'Mean of the percentages of the marks, each at least 0; without a scheme of the scores',
  })
  score: number;

  @ApiPropertyOptional({
    description: 'True if that differs from the mean of the scores; absent if not',
  })
  byMarks?: boolean;
}

export class PerformanceDto {
  @ApiPropertyOptional({
    type: 'integer',
    description:
      'Finished live tests whose marks are not public yet, and in no figure; absent: none',
  })
  awaitingMarks?: number;

  @ApiProperty({ type: OverallPerformanceDto })
  overall: OverallPerformanceDto;

  @ApiProperty({ type: [SubjectScoreDto] })
  subjects: SubjectScoreDto[];

  @ApiProperty({ type: [ExamPerformanceDto], description: 'Most finished tests first' })
  exams: ExamPerformanceDto[];

  @ApiProperty({
    type: [TopicScoreDto],
    description: 'Over the latest finished attempts, weakest first',
  })
  topics: TopicScoreDto[];

  @ApiProperty({ type: [MonthScoreDto] })
  improvement: MonthScoreDto[];
}
