import { ErrorBody } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ExamProfileDto,
  MarkingDto,
  PassageDto,
  QuestionContentDto,
  SectionDto,
} from '../papers/paper-content.dto.js';
import { MAX_CHANGED_AT, MAX_OPTIONS, MAX_SECONDS } from '../scoring/rules/answer.js';
import { ATTEMPT_STATES, type AttemptState } from './rules/attempt-state.js';
import { REFUSALS, type Refusal } from './rules/section-clock.js';

export class MarkingSchemeDto {
  @ApiProperty({ description: 'Marks for a right answer, an exact fraction', example: '1' })
  correct: string;

  @ApiProperty({ description: 'Marks for a wrong answer, an exact fraction', example: '-1/3' })
  wrong: string;
}

export class QuestionDto extends QuestionContentDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  question: string;

  @ApiProperty({
    type: [String],
    maxItems: MAX_OPTIONS,
    description:
      'Two to eight; none for a numeric question. Empty texts where options are pictures',
  })
  options: string[];

  @ApiProperty()
  subject: string;

  @ApiPropertyOptional({
    type: MarkingDto,
    description: 'Where it differs from that of the section or test',
  })
  marking?: MarkingDto | undefined;
}

/** The caller's attempt that is running. */
export class OpenAttemptClockDto {
  @ApiProperty()
  attemptId: string;

  @ApiProperty({ format: 'date-time' })
  deadline: string;

  @ApiProperty({ type: 'integer', description: 'By the server, when it responded', minimum: 1 })
  remainingSeconds: number;
}

export class TestDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  examName: string;

  @ApiProperty()
  category: string;

  @ApiProperty({ description: 'Seconds' })
  duration: number;

  @ApiProperty({ description: 'Minutes that the student has beyond the duration', example: 0 })
  allowanceMinutes: number;

  @ApiProperty({ type: MarkingSchemeDto })
  markingScheme: MarkingSchemeDto;

  @ApiProperty({
    type: 'integer',
    description: 'Number of questions, present even if `questions` is empty',
  })
  questionCount: number;

  @ApiProperty({
    type: [QuestionDto],
    description: 'Empty for a live test that the student has not started',
  })
  questions: QuestionDto[];

  @ApiPropertyOptional({
    type: [SectionDto],
    description: 'In order, together all questions; absent for a paper without sections',
  })
  sections?: SectionDto[] | undefined;

  @ApiPropertyOptional({ type: [PassageDto], description: 'What questions share' })
  passages?: PassageDto[] | undefined;

  @ApiPropertyOptional({ type: ExamProfileDto })
  profile?: ExamProfileDto | undefined;

  @ApiPropertyOptional({
    type: OpenAttemptClockDto,
    nullable: true,
    description: 'With `GET /tests/{testId}`: the running attempt of the caller, null without one',
  })
  openAttempt?: OpenAttemptClockDto | null;
}

export class ResponseDto {
  @ApiProperty()
  questionId: string;

  @ApiProperty({ type: Number, nullable: true, minimum: 0, maximum: MAX_OPTIONS - 1 })
  selectedOption: number | null;

  @ApiPropertyOptional({
    type: [Number],
    description: 'Chosen options of a question with several right ones, ascending',
  })
  selectedOptions?: readonly number[] | undefined;

  @ApiPropertyOptional({
    type: String,
    description: 'Answer of a numeric question, an exact decimal',
    example: '-1.5',
  })
  value?: string | undefined;

  @ApiPropertyOptional({ description: 'Present if the student took the answer back' })
  cleared?: boolean;

  @ApiProperty({ description: 'Seconds', minimum: 0, maximum: MAX_SECONDS })
  timeSpent: number;

  @ApiProperty()
  marked: boolean;

  @ApiProperty()
  visited: boolean;

  @ApiProperty({ description: 'Milliseconds since the start', maximum: MAX_CHANGED_AT })
  changedAt: number;
}

export class StartedAttemptDto {
  @ApiProperty()
  attemptId: string;

  @ApiProperty({ description: 'True if an open attempt was resumed' })
  resumed: boolean;

  @ApiProperty()
  revision: number;

  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  @ApiProperty({ format: 'date-time' })
  deadline: string;

  @ApiProperty()
  remainingSeconds: number;

  @ApiPropertyOptional({
    type: [Number],
    description:
      'Of locked sections: whole seconds until the end of each, 0 once it is over; absent where the paper has one clock',
  })
  sectionRemainingSeconds?: number[] | undefined;

  @ApiProperty()
  currentQuestionIndex: number;

  @ApiProperty({ type: [ResponseDto], description: 'Answers to the questions visited so far' })
  responses: ResponseDto[];

  @ApiProperty({ type: TestDto })
  test: TestDto;
}

export class RefusedResponseDto {
  @ApiProperty()
  questionId: string;

  @ApiProperty({ enum: REFUSALS })
  code: Refusal;
}

export class ProgressSavedDto {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty()
  revision: number;

  @ApiProperty()
  remainingSeconds: number;

  @ApiPropertyOptional({
    type: [Number],
    description:
      'Of locked sections: whole seconds until the end of each, 0 once it is over; absent where the paper has one clock',
  })
  sectionRemainingSeconds?: number[] | undefined;

  @ApiProperty({ format: 'date-time' })
  savedAt: string;

  @ApiPropertyOptional({
    type: [RefusedResponseDto],
    description: 'Changed answers that were not taken; the others are saved',
  })
  refused?: RefusedResponseDto[] | undefined;
}

/** The stored progress, in `current` of a refused save: the client merges with it. */
export class CurrentProgressDto {
  @ApiProperty()
  revision: number;

  @ApiProperty({ type: [ResponseDto] })
  responses: ResponseDto[];

  @ApiProperty()
  currentQuestionIndex: number;

  @ApiProperty()
  remainingSeconds: number;

  @ApiPropertyOptional({
    type: [Number],
    description:
      'Of locked sections: whole seconds until the end of each, 0 once it is over; absent where the paper has one clock',
  })
  sectionRemainingSeconds?: number[] | undefined;
}

export class SubmittedDto {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty()
  attemptId: string;

  @ApiProperty({ enum: ATTEMPT_STATES })
  state: AttemptState;

  @ApiProperty({ format: 'date-time' })
  finishedAt: string;

  @ApiProperty({
    description:
      'True if an answer of this submit was not graded, because the attempt had already ended',
  })
  answersMissed: boolean;
}

/** The 409 of a save. A stale save gets `current`, a save of a finished attempt gets `state`. */
export class ProgressConflictDto extends ErrorBody {
  @ApiPropertyOptional({ type: CurrentProgressDto })
  current?: CurrentProgressDto;

  @ApiPropertyOptional({ enum: ATTEMPT_STATES })
  state?: AttemptState;

  @ApiPropertyOptional({
    description: 'Present with `state`: true if an answer of this save was not graded',
  })
  answersMissed?: boolean;
}
