import { ErrorBody } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  AcceptedValueDto,
  FigureDto,
  PassageDto,
  QuestionContentDto,
} from '../../papers/paper-content.dto.js';
import { OUTCOMES, type Outcome } from '../../scoring/rules/mark-answer.js';
import type { FinishedState } from '../../taking/rules/attempt-state.js';

export class AttemptFiguresDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  examName: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Of the test', example: 'full' })
  category: string;

  @ApiProperty({ description: 'Percent of all questions that are right, two decimals' })
  score: number;

  @ApiProperty()
  totalQuestions: number;

  @ApiProperty()
  correctAnswers: number;

  @ApiProperty()
  answered: number;

  @ApiProperty({ description: 'Percent of the answered questions that are right, two decimals' })
  accuracy: number;

  @ApiProperty({ description: 'Seconds, by the server' })
  timeSpent: number;

  @ApiProperty({
    description: 'Seconds: the duration of the test, and what the student had beyond it',
  })
  timeAllowed: number;

  @ApiProperty({ format: 'date-time' })
  startTime: string;

  @ApiProperty({ format: 'date-time' })
  finishedAt: string;

  @ApiProperty({ enum: ['submitted', 'expired'] })
  state: FinishedState;

  @ApiProperty()
  rank: number;

  @ApiProperty()
  takers: number;

  @ApiProperty()
  percentile: number;

  @ApiProperty({
    description:
      'Whether rank and percentile say anything: there are enough participants, and marks above zero',
  })
  ranked: boolean;

  @ApiProperty({ type: 'integer', description: 'With fewer participants nobody is ranked' })
  minParticipants: number;

  @ApiProperty({ format: 'date-time', description: 'When rank and percentile were computed' })
  rankedAt: string;

  @ApiProperty({
    description:
      'True if an earlier attempt counts in the ranking; rank and percentile are then what this attempt would have',
  })
  isRetake: boolean;

  @ApiProperty()
  marks: number;

  @ApiProperty()
  maxMarks: number;
}

export class DetailedResultDto extends QuestionContentDto {
  @ApiProperty()
  questionId: string;

  @ApiProperty({ description: 'Whether it has the full marks: fully right, or a bonus question' })
  isCorrect: boolean;

  @ApiProperty()
  question: string;

  @ApiProperty()
  subject: string;

  @ApiProperty()
  topic: string;

  @ApiProperty()
  difficulty: string;

  @ApiProperty({ type: [String] })
  options: string[];

  @ApiProperty({ type: Number, nullable: true })
  selectedOption: number | null;

  @ApiProperty({
    description: 'Index of the right option; −1 where not exactly one option is right',
  })
  correctAnswer: number;

  @ApiPropertyOptional({ type: [Number], description: 'Chosen options, of several right ones' })
  selectedOptions?: number[] | undefined;

  @ApiPropertyOptional({ type: [Number], description: 'All right options, of several right ones' })
  correctOptions?: number[] | undefined;

  @ApiPropertyOptional({
    type: String,
    description: 'The number that the student entered, an exact decimal',
  })
  value?: string | undefined;

  @ApiPropertyOptional({ type: [AcceptedValueDto] })
  acceptedValues?: AcceptedValueDto[] | undefined;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Index of its section in `sectionPerformance`',
  })
  section?: number | undefined;

  @ApiProperty({ enum: OUTCOMES })
  outcome: Outcome;

  @ApiProperty({ type: Number, description: 'Two decimals; 0 where it does not count' })
  marks: number;

  @ApiProperty({
    type: Number,
    description: 'Marks for a right answer, two decimals; 0 where it does not count',
  })
  maxMarks: number;

  @ApiProperty({ type: String, nullable: true })
  explanation: string | null;

  @ApiPropertyOptional({ type: [FigureDto], description: 'Below the explanation' })
  explanationFigures?: FigureDto[] | undefined;

  @ApiProperty({ description: 'Seconds' })
  timeSpent: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'Mean seconds of the first attempts of all participants who spent time on it, one decimal; null if none did',
  })
  takersMeanTime: number | null;

  @ApiProperty()
  marked: boolean;
}

export class SubjectPerformanceDto {
  @ApiProperty()
  subject: string;

  @ApiProperty()
  correct: number;

  @ApiProperty()
  total: number;

  @ApiProperty({ description: 'Two decimals' })
  percentage: number;
}

export class DifficultyPerformanceDto {
  @ApiProperty()
  difficulty: string;

  @ApiProperty()
  correct: number;

  @ApiProperty()
  total: number;

  @ApiProperty({ description: 'Two decimals' })
  percentage: number;
}

export class TimeShareDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'Whole percent; all shares together are 100' })
  value: number;
}

export class TopicPerformanceDto {
  @ApiProperty()
  subject: string;

  @ApiProperty()
  topic: string;

  @ApiProperty()
  correct: number;

  @ApiProperty()
  total: number;

  @ApiProperty()
  answered: number;

  @ApiProperty({ description: 'Percent of all its questions that are right, two decimals' })
  percentage: number;
}

export class MarksRangeDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Percent of the maximum marks; null for all marks below zero',
  })
  from: number | null;

  @ApiProperty({ description: 'Percent of the maximum marks; only the last range includes it' })
  to: number;

  @ApiProperty({ type: 'integer' })
  participants: number;

  @ApiProperty({ description: 'Whether the marks of this attempt are in the range' })
  own: boolean;
}

export class CohortDto {
  @ApiProperty({ type: 'integer', description: 'Students; the first attempt of each counts' })
  participants: number;

  @ApiProperty({ description: 'Mean marks in percent of the maximum, two decimals' })
  meanMarks: number;

  @ApiProperty({
    description: 'The least marks of the best tenth in percent of the maximum, two decimals',
  })
  topTenthMarks: number;

  @ApiProperty({ description: 'Marks of this attempt in percent of the maximum, two decimals' })
  ownMarks: number;

  @ApiProperty({ type: [MarksRangeDto] })
  distribution: MarksRangeDto[];
}

export class InsightLinkDto {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;

  @ApiProperty({ description: 'The title of the test' })
  label: string;
}

export class InsightDto {
  @ApiProperty()
  icon: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  content: string;

  @ApiProperty({
    type: InsightLinkDto,
    nullable: true,
    description: 'The test of the same exam to take next, which the student has not taken',
  })
  link: InsightLinkDto | null;
}

export class SectionPerformanceDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer', description: 'Questions that count' })
  total: number;

  @ApiProperty({ type: 'integer' })
  answered: number;

  @ApiProperty({ type: 'integer' })
  correct: number;

  @ApiProperty({ type: 'integer', description: 'Answers with a part of the marks' })
  partlyCorrect: number;

  @ApiProperty({ description: 'Two decimals' })
  marks: number;

  @ApiProperty({ description: 'Marks lost by wrong answers, zero or less, two decimals' })
  negativeMarks: number;

  @ApiProperty({ description: 'Two decimals' })
  maxMarks: number;

  @ApiProperty({ type: 'integer', description: 'Seconds that the student spent on its questions' })
  timeSpent: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Seconds of a locked section, and what the student had beyond them',
  })
  timeAllowed: number | null;
}

/** What a student may know of the own attempt while others still take the same live test. */
export class PendingAttemptDto {
  @ApiProperty()
  attemptId: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  examName: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: ['submitted', 'expired'] })
  state: FinishedState;

  @ApiProperty({ format: 'date-time' })
  finishedAt: string;

  @ApiProperty({ type: 'integer', description: 'Questions with an answer' })
  answered: number;

  @ApiProperty({ type: 'integer' })
  totalQuestions: number;

  @ApiProperty({ type: 'integer', description: 'Seconds, by the server' })
  timeSpent: number;
}

/** A 403. With the code `solutions_not_public`, marks and solutions come later. */
export class SolutionsNotPublicDto extends ErrorBody {
  @ApiPropertyOptional({
    format: 'date-time',
    description: 'The earliest moment: then nobody can start any more, but some may still take it',
  })
  solutionsFrom?: string;

  @ApiPropertyOptional({ type: PendingAttemptDto })
  attempt?: PendingAttemptDto;
}

export class ResultsDto {
  @ApiProperty({ type: AttemptFiguresDto })
  testAttempt: AttemptFiguresDto;

  @ApiProperty({
    type: [DetailedResultDto],
    description: 'Every question, in the order of the paper',
  })
  detailedResults: DetailedResultDto[];

  @ApiProperty({ type: [SubjectPerformanceDto] })
  subjectPerformance: SubjectPerformanceDto[];

  @ApiProperty({ type: [DifficultyPerformanceDto] })
  difficultyPerformance: DifficultyPerformanceDto[];

  @ApiProperty({ type: [TopicPerformanceDto], description: 'In the order of the paper' })
  topicPerformance: TopicPerformanceDto[];

  @ApiProperty({ type: [TimeShareDto] })
  timeDistribution: TimeShareDto[];

  @ApiProperty({ type: [InsightDto] })
  aiInsights: InsightDto[];

  @ApiProperty({
    type: CohortDto,
    nullable: true,
    description: 'How all participants did; null while there are too few',
  })
  cohort: CohortDto | null;

  @ApiPropertyOptional({
    type: [SectionPerformanceDto],
    description: 'Of a paper with sections, in order',
  })
  sectionPerformance?: SectionPerformanceDto[] | undefined;

  @ApiPropertyOptional({ type: [PassageDto], description: 'What questions share' })
  passages?: PassageDto[] | undefined;
}
