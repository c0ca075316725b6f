import { IfDefined, MaxUtf16Length } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type, type TransformFnParams } from 'class-transformer';
import { IsIn, IsInt, IsString, IsUUID, Max, Min } from 'class-validator';
import type { FinishedState } from '../../taking/rules/attempt-state.js';
import { IsDay, IsNotBefore } from './history-days.decorator.js';
import { HISTORY_SORTS, type HistorySort } from './rules/history-sort.js';

const PAGE_MESSAGE = 'page must be a whole number from 1';

const MAX_SEARCH_LENGTH = 100;
const MARKS_DESCRIPTION =
  'Two decimals; absent if marks are the same as right answers out of all questions';
const SOLUTIONS_DESCRIPTION =
  'Present while marks and solutions of a live test are not public: they come after this, and all figures of the marks are 0';
const DAY_MESSAGE = 'Choose a day of the calendar, like 2026-11-23';

/** A form sends its empty fields too: they filter nothing. */
function EmptyIsAbsent(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown => {
    const text: unknown = typeof value === 'string' ? value.trim() : value;
    return text === '' ? undefined : text;
  });
}

export class HistoryQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @Type(() => Number)
  @IsInt({ message: PAGE_MESSAGE })
  @Min(1, { message: PAGE_MESSAGE })
  @Max(1_000_000, { message: PAGE_MESSAGE })
  page: number = 1;

  @ApiPropertyOptional({
    maxLength: MAX_SEARCH_LENGTH,
    description: 'Words that the names of test and exam contain',
  })
  @EmptyIsAbsent()
  @IfDefined()
  @IsString({ message: 'Search for words' })
  @MaxUtf16Length(MAX_SEARCH_LENGTH, {
    message: `Search with at most ${MAX_SEARCH_LENGTH} characters`,
  })
  q?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @EmptyIsAbsent()
  @IfDefined()
  @IsUUID(undefined, { message: 'Choose an exam from the list' })
  examId?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The first day, in India’s time' })
  @EmptyIsAbsent()
  @IfDefined()
  @IsDay({ message: DAY_MESSAGE })
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The last day, in India’s time' })
  @EmptyIsAbsent()
  @IfDefined()
  @IsNotBefore('from', { message: 'The last day is before the first day. Change one of them' })
  @IsDay({ message: DAY_MESSAGE })
  to?: string;

  @ApiPropertyOptional({
    enum: HISTORY_SORTS,
    default: '-date',
    description:
      'With `-` the largest or newest first; the score is the share of the marks if there are `marks`',
  })
  @EmptyIsAbsent()
  @IfDefined()
  @IsIn(HISTORY_SORTS, { message: 'Sort by date, score, accuracy or duration' })
  sort?: HistorySort;
}

export class HistoryExamDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;
}

export class HistoryTestDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  category: string;
}

export class HistoryAttemptDto {
  @ApiProperty()
  _id: string;

  @ApiProperty({ type: HistoryExamDto })
  examId: HistoryExamDto;

  @ApiProperty({ type: HistoryTestDto })
  testId: HistoryTestDto;

  @ApiProperty({ format: 'date-time' })
  startTime: string;

  @ApiProperty({ description: 'Percent, two decimals' })
  score: number;

  @ApiPropertyOptional({ description: MARKS_DESCRIPTION })
  marks?: number;

  @ApiPropertyOptional({ description: 'Maximum marks; present with `marks`' })
  maxMarks?: number;

  @ApiProperty({ description: 'Seconds' })
  timeSpent: number;

  @ApiProperty({ description: 'Percent, two decimals' })
  accuracy: number;

  @ApiProperty()
  percentile: number;

  @ApiProperty({ type: 'integer', description: 'Students with a finished attempt of the test' })
  participants: number;

  @ApiProperty({
    description:
      'Whether the percentile says anything: there are enough participants, and marks above zero',
  })
  ranked: boolean;

  @ApiProperty({ enum: ['submitted', 'expired'] })
  state: FinishedState;

  @ApiPropertyOptional({ format: 'date-time', description: SOLUTIONS_DESCRIPTION })
  solutionsFrom?: string;
}

export class TestHistoryDto {
  @ApiProperty({ type: [HistoryAttemptDto] })
  testAttempts: HistoryAttemptDto[];

  @ApiProperty()
  currentPage: number;

  @ApiProperty()
  totalPages: number;

  @ApiProperty({ description: 'Attempts that pass the filters' })
  totalTests: number;

  @ApiProperty({
    type: [HistoryExamDto],
    description: 'The exams of all finished attempts, by name, whatever the filters',
  })
  exams: HistoryExamDto[];
}

export class RecentActivityDto {
  @ApiProperty()
  testName: string;

  @ApiProperty()
  examName: string;

  @ApiProperty({ format: 'date-time' })
  date: string;

  @ApiProperty()
  score: number;

  @ApiPropertyOptional({ description: MARKS_DESCRIPTION })
  marks?: number;

  @ApiPropertyOptional({ description: 'Maximum marks; present with `marks`' })
  maxMarks?: number;

  @ApiProperty()
  attemptId: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;

  @ApiPropertyOptional({ format: 'date-time', description: SOLUTIONS_DESCRIPTION })
  solutionsFrom?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Of a live test: when its marks and solutions became public',
  })
  solutionsAt?: string;
}

export class WeakestSubjectDto {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  subject: string;
}

export class UserSummaryDto {
  @ApiProperty()
  testsTaken: number;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Those with public marks; absent: all of them',
  })
  testsMarked?: number;

  @ApiProperty({ description: 'Mean of the score percentages, two decimals' })
  avgScore: number;

  @ApiProperty({ type: String, nullable: true })
  lastTest: string | null;

  @ApiProperty({ type: [RecentActivityDto] })
  recentActivity: RecentActivityDto[];

  @ApiProperty({ type: [String] })
  takenTestIds: string[];

  @ApiProperty({ type: String, nullable: true })
  weakestSubject: string | null;

  @ApiProperty({
    type: [WeakestSubjectDto],
    description: 'Of at most ten exams; exams without a wrong answer are absent',
  })
  weakestSubjects: WeakestSubjectDto[];
}
