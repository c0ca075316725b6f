import { CleanText, IfDefined, MaxUtf16Length } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID } from 'class-validator';
import {
  REPORT_OUTCOMES,
  REPORT_REASONS,
  type ReportOutcome,
  type ReportReason,
} from './rules/report-words.js';

const MAX_REPORT_LENGTH = 1000;
const ATTEMPT_MESSAGE = 'Name the finished attempt in which you saw the question.';
const REASON_MESSAGE = 'Choose what is wrong with the question.';
const TEXT_MESSAGE = 'The description can have at most 1,000 characters. Please shorten it.';

export class QuestionReportsQueryDto {
  @ApiPropertyOptional({ description: 'Only reports of questions of this finished attempt' })
  @IfDefined()
  @MaxUtf16Length(64, { message: 'attemptId must be the id of one attempt' })
  @IsString({ message: 'attemptId must be the id of one attempt' })
  attemptId?: string;
}

@ApiSchema({ name: 'QuestionReportBody' })
export class SaveQuestionReportDto {
  @ApiProperty({
    format: 'uuid',
    description: 'A finished attempt of the caller with this question',
  })
  @IsUUID(undefined, { message: ATTEMPT_MESSAGE })
  attemptId: string;

  @ApiProperty({ enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: REASON_MESSAGE })
  reason: ReportReason;

  @ApiPropertyOptional({ maxLength: MAX_REPORT_LENGTH, default: '' })
  @CleanText(MAX_REPORT_LENGTH)
  @IfDefined()
  @MaxUtf16Length(MAX_REPORT_LENGTH, { message: TEXT_MESSAGE })
  @IsString({ message: 'The description must be a text.' })
  text: string = '';
}

@ApiSchema({ name: 'QuestionReport' })
export class QuestionReportDto {
  @ApiProperty()
  id: string;

  @ApiProperty()
  questionId: string;

  @ApiProperty({ description: 'The attempt in which the question was seen' })
  attemptId: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  testTitle: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  examName: string;

  @ApiProperty({ type: 'integer', description: 'Its number in that test, from 1' })
  number: number;

  @ApiProperty({ enum: REPORT_REASONS })
  reason: ReportReason;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  reportedAt: string;

  @ApiProperty({ enum: REPORT_OUTCOMES, nullable: true, description: 'Null until it is settled' })
  outcome: ReportOutcome | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the office adds' })
  note: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  settledAt: string | null;
}

@ApiSchema({ name: 'QuestionReports' })
export class QuestionReportsDto {
  @ApiProperty({ type: [QuestionReportDto], description: 'The latest change first, at most 100' })
  reports: QuestionReportDto[];
}
