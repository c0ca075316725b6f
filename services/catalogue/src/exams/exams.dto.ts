import { ApiProperty } from '@nestjs/swagger';
import { DIFFICULTIES, type Difficulty } from '../questions/rules/difficulty.js';

export class ExamSummary {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: 'Name of a design token', example: 'primary' })
  color: string;

  @ApiProperty()
  totalTests: number;

  @ApiProperty()
  chapterwise: number;

  @ApiProperty()
  topicwise: number;

  @ApiProperty()
  setwise: number;
}

export class ExamPage {
  @ApiProperty({ type: [ExamSummary] })
  exams: ExamSummary[];

  @ApiProperty()
  currentPage: number;

  @ApiProperty()
  totalPages: number;

  @ApiProperty()
  totalExams: number;
}

export class TestInExam {
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

  @ApiProperty({ description: 'Whether it starts straight from the list' })
  free: boolean;

  @ApiProperty({ type: [String] })
  subjects: string[];
}

export class SyllabusTopic {
  @ApiProperty()
  topic: string;

  @ApiProperty()
  questions: number;
}

export class SyllabusSubject {
  @ApiProperty()
  subject: string;

  @ApiProperty()
  questions: number;

  @ApiProperty({ type: [SyllabusTopic] })
  topics: SyllabusTopic[];
}

export class LiveTestReference {
  @ApiProperty({ description: "The test's id" })
  _id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ format: 'date-time' })
  opensAt: string;

  @ApiProperty({ format: 'date-time' })
  closesAt: string;
}

export class ExamDetail {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty()
  color: string;

  @ApiProperty({ description: 'Whole rupees' })
  price: number;

  @ApiProperty()
  totalTests: number;

  @ApiProperty({ description: 'For people', example: '25 min – 30 min' })
  duration: string;

  @ApiProperty({ format: 'date-time' })
  lastUpdated: string;

  @ApiProperty({ type: [String] })
  features: string[];

  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' } })
  testCounts: Record<string, number>;

  @ApiProperty({ type: [TestInExam] })
  tests: TestInExam[];

  @ApiProperty({ type: [SyllabusSubject] })
  syllabus: SyllabusSubject[];

  @ApiProperty({
    type: [LiveTestReference],
    description: 'The next first; those over may be among',
  })
  liveTests: LiveTestReference[];
}

export class MarkingScheme {
  @ApiProperty({ description: 'Marks for a right answer, an exact fraction', example: '1' })
  correct: string;

  @ApiProperty({ description: 'Marks for a wrong answer, an exact fraction', example: '-1/3' })
  wrong: string;
}

export class SubjectQuestions {
  @ApiProperty()
  subject: string;

  @ApiProperty()
  questions: number;
}

export class ExamReference {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;
}

export class LiveTestTerms {
  @ApiProperty({ description: 'The id to register by' })
  id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Null where registration began with the announcement',
  })
  registrationOpensAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'Last moment to register' })
  registrationClosesAt: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Places; null where there is no bound',
  })
  capacity: number | null;
}

export class TestDetail {
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

  @ApiProperty({ type: MarkingScheme })
  markingScheme: MarkingScheme;

  @ApiProperty({ type: [SubjectQuestions] })
  subjects: SubjectQuestions[];

  @ApiProperty({ type: ExamReference })
  exam: ExamReference;

  @ApiProperty({ required: false, format: 'date-time', description: 'Live tests only' })
  opensAt?: string;

  @ApiProperty({ required: false, format: 'date-time', description: 'Live tests only' })
  closesAt?: string;

  @ApiProperty({ required: false, type: LiveTestTerms, description: 'Live tests only' })
  liveTest?: LiveTestTerms;
}
