import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CALCULATORS,
  COUNTED_ANSWERS,
  QUESTION_KINDS,
  type QuestionKind,
} from './paper-snapshot.schema.js';

export class FigureDto {
  @ApiProperty({ description: 'Served at `/figures/{id}`, immutable: a digest of the picture' })
  id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the picture shows, in words; null if its author gave none',
  })
  alt: string | null;

  @ApiProperty({ type: 'integer', description: 'CSS pixels' })
  width: number;

  @ApiProperty({ type: 'integer', description: 'CSS pixels' })
  height: number;
}

/** Matching lists, an assertion with its reason, or data. */
export class TableDto {
  @ApiProperty({ type: [String], description: 'Names of the columns; empty for none' })
  head: string[];

  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  rows: string[][];
}

/** Content that two to eight questions share: directions, a passage, a table, pictures. */
export class PassageDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: String, nullable: true })
  title: string | null;

  @ApiProperty()
  text: string;

  @ApiPropertyOptional({ type: TableDto })
  table?: TableDto | undefined;

  @ApiPropertyOptional({ type: [FigureDto] })
  figures?: FigureDto[] | undefined;
}

/** What a question shows beside its text and options. Absent fields: a single choice of plain texts. */
export class QuestionContentDto {
  @ApiPropertyOptional({ enum: QUESTION_KINDS, description: 'Absent: `single`' })
  kind?: QuestionKind | undefined;

  @ApiPropertyOptional({
    type: String,
    description: 'Of a numeric question: the unit beside the field',
  })
  unit?: string | undefined;

  @ApiPropertyOptional({ type: TableDto, description: 'Below the text' })
  table?: TableDto | undefined;

  @ApiPropertyOptional({ type: [FigureDto], description: 'Below text and table' })
  figures?: FigureDto[] | undefined;

  @ApiPropertyOptional({
    type: 'array',
    items: { allOf: [{ $ref: '#/components/schemas/FigureDto' }], nullable: true },
    description: 'The picture of each option, null where an option is a text alone',
  })
  optionFigures?: (FigureDto | null)[] | undefined;

  @ApiPropertyOptional({ type: String, description: 'The id of its passage in `passages`' })
  passage?: string | undefined;
}

/** An accepted range of values, exact decimals; both ends are the same for a single value. */
export class AcceptedValueDto {
  @ApiProperty({ example: '9.79' })
  from: string;

  @ApiProperty({ example: '9.82' })
  to: string;
}

export class MarkingDto {
  @ApiProperty({ description: 'Marks for a right answer, an exact fraction', example: '4' })
  correct: string;

  @ApiProperty({ description: 'Marks for a wrong answer, an exact fraction', example: '-1/3' })
  wrong: string;

  @ApiPropertyOptional({
    type: String,
    description: 'Marks without an answer, an exact fraction; absent: 0',
  })
  unanswered?: string | undefined;

  @ApiPropertyOptional({
    type: [String],
    description:
      'Of several right options: marks for 1, 2, … chosen ones, if none is wrong and some are missing; absent: all or nothing',
    example: ['1', '2', '3'],
  })
  partial?: string[] | undefined;
}

/** “Attempt any n of m”. */
export class ChoiceDto {
  @ApiProperty({ type: 'integer', description: 'How many answers count' })
  questions: number;

  @ApiProperty({
    enum: COUNTED_ANSWERS,
    description: 'Which answers count if there are more: the first by question number, or the best',
  })
  counted: (typeof COUNTED_ANSWERS)[number];
}

export class SectionDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  instructions: string | null;

  @ApiProperty({ type: 'integer', description: 'It has the next so many questions of the paper' })
  questions: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Of a locked section: the time of its own; null where the whole paper has one clock',
  })
  seconds: number | null;

  @ApiProperty({ type: MarkingDto })
  marking: MarkingDto;

  @ApiProperty({ type: ChoiceDto, nullable: true })
  choose: ChoiceDto | null;
}

export class ButtonWordsDto {
  @ApiProperty({ example: 'Save & Next' })
  next: string;

  @ApiProperty({ example: 'Previous' })
  previous: string;

  @ApiProperty({ example: 'Mark for Review & Next' })
  mark: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Clear Response',
    description: 'Null where an answer cannot be cleared',
  })
  clear: string | null;

  @ApiProperty({ example: 'Submit' })
  submit: string;
}

export class LegendWordsDto {
  @ApiProperty({ example: 'Answered' })
  answered: string;

  @ApiProperty({ example: 'Not Answered' })
  visited: string;

  @ApiProperty({ example: 'Not Visited' })
  notVisited: string;

  @ApiProperty({ example: 'Marked for Review' })
  marked: string;

  @ApiProperty({ example: 'Answered & Marked for Review' })
  answeredAndMarked: string;
}

/** How the real exam's screen words its buttons, and which tools it has. */
export class ExamProfileDto {
  @ApiProperty({ example: 'jee-main' })
  id: string;

  @ApiProperty({ type: 'integer', description: 'The year of the exam whose pattern it follows' })
  year: number;

  @ApiProperty({ type: ButtonWordsDto })
  buttons: ButtonWordsDto;

  @ApiProperty({ type: LegendWordsDto })
  legend: LegendWordsDto;

  @ApiProperty({
    type: Boolean,
    description: 'Whether the button that marks a question also goes to the next one',
  })
  marksAndMoves: boolean;

  @ApiProperty({ enum: CALCULATORS, nullable: true })
  calculator: (typeof CALCULATORS)[number] | null;

  @ApiProperty({ description: 'Whether numbers are typed on a keypad on the screen' })
  keypad: boolean;

  @ApiProperty({ type: [String], description: 'Sentences for the page before the start' })
  instructions: string[];
}
