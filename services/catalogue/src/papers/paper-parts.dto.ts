import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CALCULATORS, COUNTED_ANSWERS } from '../patterns/rules/paper-terms.js';

export class PaperFigureDto {
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
export class PaperTableDto {
  @ApiProperty({ type: [String], description: 'Names of the columns; empty for none' })
  head: string[];

  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  rows: string[][];
}

/** Content that two to eight questions share: directions, a passage, a table, pictures. */
export class PaperPassageDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: String, nullable: true })
  title: string | null;

  @ApiProperty()
  text: string;

  @ApiPropertyOptional({ type: PaperTableDto })
  table?: PaperTableDto | undefined;

  @ApiPropertyOptional({ type: [PaperFigureDto] })
  figures?: PaperFigureDto[] | undefined;
}

export class PaperSectionMarkingDto {
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
export class PaperChoiceDto {
  @ApiProperty({ type: 'integer', description: 'How many answers count' })
  questions: number;

  @ApiProperty({
    enum: COUNTED_ANSWERS,
    description: 'Which answers count if there are more: the first by question number, or the best',
  })
  counted: (typeof COUNTED_ANSWERS)[number];
}

export class PaperSectionDto {
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

  @ApiProperty({ type: PaperSectionMarkingDto })
  marking: PaperSectionMarkingDto;

  @ApiProperty({ type: PaperChoiceDto, nullable: true })
  choose: PaperChoiceDto | null;
}

export class PaperButtonWordsDto {
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

export class PaperLegendWordsDto {
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
export class PaperProfileDto {
  @ApiProperty({ example: 'jee-main' })
  id: string;

  @ApiProperty({ type: 'integer', description: 'The year of the exam whose pattern it follows' })
  year: number;

  @ApiProperty({ type: PaperButtonWordsDto })
  buttons: PaperButtonWordsDto;

  @ApiProperty({ type: PaperLegendWordsDto })
  legend: PaperLegendWordsDto;

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
