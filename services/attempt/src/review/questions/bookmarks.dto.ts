import { CleanText, IfDefined, MaxUtf16Length } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, IsUUID, Max, Min } from 'class-validator';
import {
  AcceptedValueDto,
  FigureDto,
  PassageDto,
  QuestionContentDto,
} from '../../papers/paper-content.dto.js';

export const MAX_BOOKMARKS = 2000;
const MAX_NOTE_LENGTH = 2000;
const MAX_FILTER_LENGTH = 200;
const PAGE_MESSAGE = 'page must be a whole number from 1';
const ATTEMPT_MESSAGE = 'Name the finished attempt in which you saw the question.';
const NOTE_MESSAGE = 'A note can have at most 2,000 characters. Please shorten it.';

/** A filter: a text that is compared with the bookmarks. One that fits none finds none. */
function Filter(name: string, description: string): PropertyDecorator {
  const decorators = [
    ApiPropertyOptional({ maxLength: MAX_FILTER_LENGTH, description }),
    IfDefined(),
    MaxUtf16Length(MAX_FILTER_LENGTH, {
      message: `${name} can have at most ${MAX_FILTER_LENGTH} characters`,
    }),
    IsString({ message: `${name} must be given once, as a text` }),
  ];
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

export class BookmarksQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  @Type(() => Number)
  @IsInt({ message: PAGE_MESSAGE })
  @Min(1, { message: PAGE_MESSAGE })
  @Max(1_000_000, { message: PAGE_MESSAGE })
  page: number = 1;

  @Filter('examId', 'Only questions of this exam')
  examId?: string;

  @Filter('subject', 'Only questions of this subject')
  subject?: string;

  @Filter('topic', 'Only questions of this topic')
  topic?: string;

  @Filter(
    'q',
    'Words that must all occur in the question, its options, table or passage, its names or the note',
  )
  q?: string;
}

@ApiSchema({ name: 'BookmarkBody' })
export class SaveBookmarkDto {
  @ApiProperty({
    format: 'uuid',
    description: 'A finished attempt of the caller with this question',
  })
  @IsUUID(undefined, { message: ATTEMPT_MESSAGE })
  attemptId: string;

  @ApiPropertyOptional({
    maxLength: MAX_NOTE_LENGTH,
    description: 'The student’s own note; without it, an earlier note stays',
  })
  @CleanText(MAX_NOTE_LENGTH)
  @IfDefined()
  @MaxUtf16Length(MAX_NOTE_LENGTH, { message: NOTE_MESSAGE })
  @IsString({ message: 'A note must be a text.' })
  note?: string;
}

@ApiSchema({ name: 'Bookmark' })
export class BookmarkDto extends QuestionContentDto {
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

  @ApiProperty()
  question: string;

  @ApiProperty({ type: [String] })
  options: string[];

  @ApiPropertyOptional({ type: PassageDto, description: 'The passage itself, if it has one' })
  passageContent?: PassageDto | undefined;

  @ApiProperty({
    type: 'integer',
    description: 'The index of the right option; −1 where not exactly one option is right',
  })
  correctAnswer: number;

  @ApiPropertyOptional({ type: [Number], description: 'All right options, of several right ones' })
  correctOptions?: number[] | undefined;

  @ApiPropertyOptional({ type: [AcceptedValueDto], description: 'Of a numeric question' })
  acceptedValues?: AcceptedValueDto[] | undefined;

  @ApiProperty({ type: String, nullable: true })
  explanation: string | null;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'Present while the solution is not public, which then comes after this: the test opened again',
  })
  solutionsFrom?: string;

  @ApiPropertyOptional({ type: [FigureDto], description: 'Below the explanation' })
  explanationFigures?: FigureDto[] | undefined;

  @ApiProperty()
  subject: string;

  @ApiProperty()
  topic: string;

  @ApiProperty()
  difficulty: string;

  @ApiProperty({ maxLength: MAX_NOTE_LENGTH, description: 'Empty without one' })
  note: string;

  @ApiProperty({ format: 'date-time' })
  bookmarkedAt: string;
}

@ApiSchema({ name: 'BookmarkExam' })
export class BookmarkExamDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;
}

@ApiSchema({ name: 'BookmarksPage' })
export class BookmarksPageDto {
  @ApiProperty({ type: [BookmarkDto], description: 'The latest first' })
  bookmarks: BookmarkDto[];

  @ApiProperty({ type: 'integer' })
  currentPage: number;

  @ApiProperty({ type: 'integer' })
  totalPages: number;

  @ApiProperty({ type: 'integer', description: 'Bookmarks that match the filters' })
  matches: number;

  @ApiProperty({ type: 'integer', description: 'All bookmarks of the student' })
  total: number;

  @ApiProperty({ type: [BookmarkExamDto], description: 'Exams of all bookmarks' })
  exams: BookmarkExamDto[];

  @ApiProperty({ type: [String], description: 'Subjects in the chosen exam' })
  subjects: string[];

  @ApiProperty({ type: [String], description: 'Topics in the chosen exam and subject' })
  topics: string[];
}

@ApiSchema({ name: 'BookmarkedQuestions' })
export class BookmarkedQuestionsDto {
  @ApiProperty({ type: [String] })
  questionIds: string[];
}

@ApiSchema({ name: 'BookmarkRemoval' })
export class BookmarkRemovalDto {
  @ApiProperty({ enum: [true] })
  success: true;
}
