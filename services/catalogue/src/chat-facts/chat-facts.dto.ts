import { ApiProperty } from '@nestjs/swagger';

/** Listed tests of an exam that are alike. */
export class SeriesFactsDto {
  @ApiProperty({ example: 'full' })
  category: string;

  @ApiProperty({ description: 'The name of full mock tests; empty for others' })
  name: string;

  @ApiProperty()
  tests: number;

  @ApiProperty()
  freeTests: number;

  @ApiProperty({ description: 'Questions of the shortest test' })
  minQuestions: number;

  @ApiProperty({ description: 'Questions of the longest test' })
  maxQuestions: number;

  @ApiProperty({ description: 'Seconds' })
  minDuration: number;

  @ApiProperty({ description: 'Seconds' })
  maxDuration: number;

  @ApiProperty({ description: 'Marks of a right answer', example: '2' })
  markingCorrect: string;

  @ApiProperty({ description: 'Marks of a wrong answer', example: '-1/2' })
  markingWrong: string;
}

export class ExamFactsDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty()
  price: number;

  @ApiProperty()
  totalTests: number;

  @ApiProperty()
  freeTests: number;

  @ApiProperty()
  totalQuestions: number;

  @ApiProperty({ description: 'Duration of a test as text', example: '30 min – 1 h 30 min' })
  duration: string;

  @ApiProperty({ format: 'date-time' })
  lastUpdated: string;

  @ApiProperty({ type: [String] })
  features: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'By category; those without tests are absent',
  })
  testCounts: Record<string, number>;

  @ApiProperty({ type: [String] })
  subjects: string[];

  @ApiProperty({ type: [SeriesFactsDto] })
  series: SeriesFactsDto[];
}

export class UpcomingFactsDto {
  @ApiProperty()
  name: string;

  @ApiProperty()
  examName: string;

  @ApiProperty({ description: "In India's time", example: '6 Dec 2026' })
  date: string;

  @ApiProperty({ description: "In India's time", example: '10:00 am' })
  time: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ description: 'Seconds' })
  duration: number;
}

/** The data that the chat assistant may quote. */
export class FactsDto {
  @ApiProperty({ type: [ExamFactsDto] })
  exams: ExamFactsDto[];

  @ApiProperty({ type: [UpcomingFactsDto] })
  upcomingTests: UpcomingFactsDto[];
}
