import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DIFFICULTIES, type Difficulty } from '../questions/rules/difficulty.js';
import { TestPatternDto } from './pattern.dto.js';

@ApiSchema({ name: 'ExamSummary' })
export class ExamSummaryDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: 'Name of a design token', example: 'primary' })
  color: string;

  @ApiProperty({
    type: [String],
    description: 'What the exam is for',
    example: ['SSC', 'Engineering'],
  })
  examCategories: string[];

  @ApiProperty({ description: 'Whole rupees' })
  price: number;

  @ApiProperty()
  totalTests: number;

  @ApiProperty({ description: 'Tests that can be started directly from the list' })
  freeTests: number;

  @ApiProperty()
  chapterwise: number;

  @ApiProperty()
  topicwise: number;

  @ApiProperty()
  setwise: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Tests of each category, which add up to the total',
  })
  testCounts: Record<string, number>;
}

@ApiSchema({ name: 'ExamCategory' })
export class ExamCategoryDto {
  @ApiProperty({ example: 'Banking' })
  name: string;

  @ApiProperty({ description: 'Number of exams that have it' })
  exams: number;
}

@ApiSchema({ name: 'CatalogueTotals' })
export class CatalogueTotalsDto {
  @ApiProperty()
  exams: number;

  @ApiProperty({ description: 'Listed tests; live tests are not listed' })
  tests: number;

  @ApiProperty({ description: 'Different questions of the listed tests' })
  questions: number;
}

@ApiSchema({ name: 'ExamPage' })
export class ExamPageDto {
  @ApiProperty({ type: [ExamSummaryDto] })
  exams: ExamSummaryDto[];

  @ApiProperty()
  currentPage: number;

  @ApiProperty()
  totalPages: number;

  @ApiProperty()
  totalExams: number;

  @ApiProperty({
    type: [ExamCategoryDto],
    description: 'Every category of the catalogue, whatever was asked for',
  })
  examCategories: ExamCategoryDto[];

  @ApiProperty({ description: 'What the whole catalogue offers, whatever was asked for' })
  totals: CatalogueTotalsDto;

  @ApiProperty({
    required: false,
    description:
      'Search only: the exam that the text names, if it is a known one that is not offered',
    example: 'CAT',
  })
  notOffered?: string;
}

@ApiSchema({ name: 'TestInExam' })
export class TestInExamDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ example: 'chapterwise' })
  category: string;

  @ApiProperty()
  questions: number;

  @ApiProperty({ description: 'Seconds' })
  duration: number;

  @ApiProperty({ description: 'True if the test can be started directly from the list' })
  free: boolean;

  @ApiProperty({ type: [String] })
  subjects: string[];

  @ApiProperty({
    required: false,
    type: TestPatternDto,
    description: 'Of tests in the pattern of a real paper',
  })
  pattern?: TestPatternDto;
}

@ApiSchema({ name: 'SyllabusTopic' })
export class SyllabusTopicDto {
  @ApiProperty()
  topic: string;

  @ApiProperty()
  questions: number;
}

@ApiSchema({ name: 'SyllabusSubject' })
export class SyllabusSubjectDto {
  @ApiProperty()
  subject: string;

  @ApiProperty()
  questions: number;

  @ApiProperty({ type: [SyllabusTopicDto] })
  topics: SyllabusTopicDto[];
}

@ApiSchema({ name: 'LiveTestReference' })
export class LiveTestReferenceDto {
  @ApiProperty({ description: "The test's id" })
  _id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ format: 'date-time' })
  opensAt: string;

  @ApiProperty({ format: 'date-time' })
  closesAt: string;
}

@ApiSchema({ name: 'ExamDetail' })
export class ExamDetailDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty()
  color: string;

  @ApiProperty({ type: [String], description: 'What the exam is for' })
  examCategories: string[];

  @ApiProperty({ description: 'Whole rupees' })
  price: number;

  @ApiProperty()
  totalTests: number;

  @ApiProperty({ description: 'Duration of a test as text', example: '25 min – 30 min' })
  duration: string;

  @ApiProperty({ format: 'date-time' })
  lastUpdated: string;

  @ApiProperty({ type: [String] })
  features: string[];

  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' } })
  testCounts: Record<string, number>;

  @ApiProperty({ type: [TestInExamDto] })
  tests: TestInExamDto[];

  @ApiProperty({ type: [SyllabusSubjectDto] })
  syllabus: SyllabusSubjectDto[];

  @ApiProperty({
    type: [LiveTestReferenceDto],
    description: 'The next live test first; can include live tests that are over',
  })
  liveTests: LiveTestReferenceDto[];
}

@ApiSchema({ name: 'MarkingScheme' })
export class MarkingSchemeDto {
  @ApiProperty({ description: 'Marks for a right answer, an exact fraction', example: '1' })
  correct: string;

  @ApiProperty({ description: 'Marks for a wrong answer, an exact fraction', example: '-1/3' })
  wrong: string;
}

@ApiSchema({ name: 'SubjectQuestions' })
export class SubjectQuestionsDto {
  @ApiProperty()
  subject: string;

  @ApiProperty()
  questions: number;
}

@ApiSchema({ name: 'ExamReference' })
export class ExamReferenceDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;
}

@ApiSchema({ name: 'LiveTestTerms' })
export class LiveTestTermsDto {
  @ApiProperty({ description: 'The id to register by' })
  id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Null if registration opened with the announcement',
  })
  registrationOpensAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'Last moment to register' })
  registrationClosesAt: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Max number of registrations; null if there is no limit',
  })
  capacity: number | null;
}

@ApiSchema({ name: 'TestDetail' })
export class TestDetailDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  category: string;

  @ApiProperty()
  questions: number;

  @ApiProperty({ description: 'Seconds' })
  duration: number;

  @ApiProperty()
  free: boolean;

  @ApiProperty({ enum: DIFFICULTIES })
  difficulty: Difficulty;

  @ApiProperty({ type: MarkingSchemeDto })
  markingScheme: MarkingSchemeDto;

  @ApiProperty({
    required: false,
    type: TestPatternDto,
    description: 'Of tests in the pattern of a real paper',
  })
  pattern?: TestPatternDto;

  @ApiProperty({ type: [SubjectQuestionsDto] })
  subjects: SubjectQuestionsDto[];

  @ApiProperty({ type: ExamReferenceDto })
  exam: ExamReferenceDto;

  @ApiProperty({ required: false, format: 'date-time', description: 'Live tests only' })
  opensAt?: string;

  @ApiProperty({ required: false, format: 'date-time', description: 'Live tests only' })
  closesAt?: string;

  @ApiProperty({ required: false, type: LiveTestTermsDto, description: 'Live tests only' })
  liveTest?: LiveTestTermsDto;
}
