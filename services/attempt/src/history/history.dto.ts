import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { FinishedState } from '../attempts/rules/attempt-state.js';

const PAGE_MESSAGE = 'page must be a whole number from 1';

export class HistoryQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @Type(() => Number)
  @IsInt({ message: PAGE_MESSAGE })
  @Min(1, { message: PAGE_MESSAGE })
  @Max(1_000_000, { message: PAGE_MESSAGE })
  page: number = 1;
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

  @ApiProperty({ description: 'Seconds' })
  timeSpent: number;

  @ApiProperty({ description: 'Percent, two decimals' })
  accuracy: number;

  @ApiProperty()
  percentile: number;

  @ApiProperty({ enum: ['submitted', 'expired'] })
  state: FinishedState;
}

export class TestHistoryDto {
  @ApiProperty({ type: [HistoryAttemptDto] })
  testAttempts: HistoryAttemptDto[];

  @ApiProperty()
  currentPage: number;

  @ApiProperty()
  totalPages: number;

  @ApiProperty()
  totalTests: number;
}

export class RecentActivityDto {
  @ApiProperty()
  testName: string;

  @ApiProperty({ format: 'date-time' })
  date: string;

  @ApiProperty()
  score: number;

  @ApiProperty()
  attemptId: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;
}

export class UserSummaryDto {
  @ApiProperty()
  testsTaken: number;

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
}
