import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AWARDS, type Award } from '../awards/rules/awards.js';
import { DIFFICULTIES, type Difficulty } from '../questions/rules/difficulty.js';
import { QUESTION_KINDS, type QuestionKind } from '../questions/rules/kinds.js';
import {
  PaperFigureDto,
  PaperPassageDto,
  PaperProfileDto,
  PaperSectionDto,
  PaperSectionMarkingDto,
  PaperTableDto,
} from './paper-parts.dto.js';

export class PaperExamDto {
  @ApiProperty()
  _id: string;

  @ApiProperty()
  name: string;
}

export class PaperMarkingDto {
  @ApiProperty({ description: 'An exact fraction', example: '1' })
  correct: string;

  @ApiProperty({ description: 'An exact fraction', example: '-1/3' })
  wrong: string;
}

/** An accepted range of values, exact decimals; both ends are the same for a single value. */
export class AcceptedRangeDto {
  @ApiProperty({ example: '9.79' })
  from: string;

  @ApiProperty({ example: '9.82' })
  to: string;
}

export class SnapshotQuestionDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty()
  question: string;

  @ApiProperty({ type: [String], description: 'None for a numeric question' })
  options: string[];

  @ApiProperty({
    type: 'integer',
    description: 'Index of the right option; −1 where the kind is not `single`',
  })
  correct: number;

  @ApiPropertyOptional({ enum: QUESTION_KINDS, description: 'Absent: `single`' })
  kind?: QuestionKind | undefined;

  @ApiPropertyOptional({
    type: [Number],
    description: 'Of `multiple`: the right options, ascending',
  })
  correctOptions?: number[] | undefined;

  @ApiPropertyOptional({ type: [AcceptedRangeDto], description: 'Of `numeric`' })
  accepted?: AcceptedRangeDto[] | undefined;

  @ApiPropertyOptional({ type: String, description: 'Of `numeric`: the unit beside the field' })
  unit?: string | undefined;

  @ApiPropertyOptional({ type: PaperTableDto })
  table?: PaperTableDto | undefined;

  @ApiPropertyOptional({ type: [PaperFigureDto] })
  figures?: PaperFigureDto[] | undefined;

  @ApiPropertyOptional({
    type: 'array',
    items: { allOf: [{ $ref: '#/components/schemas/PaperFigureDto' }], nullable: true },
    description: 'One for each option, null where it is a text alone',
  })
  optionFigures?: (PaperFigureDto | null)[] | undefined;

  @ApiPropertyOptional({ type: String, description: 'The id of its passage in `passages`' })
  passage?: string | undefined;

  @ApiPropertyOptional({
    type: PaperSectionMarkingDto,
    description: 'Where it differs from that of the section',
  })
  marking?: PaperSectionMarkingDto | undefined;

  @ApiPropertyOptional({
    enum: AWARDS,
    description: 'A faulty question: all get its marks, or it counts for nobody',
  })
  award?: Award | undefined;

  @ApiProperty({ type: String, nullable: true })
  explanation: string | null;

  @ApiPropertyOptional({ type: [PaperFigureDto], description: 'Pictures of the explanation' })
  explanationFigures?: PaperFigureDto[] | undefined;

  @ApiProperty()
  subject: string;

  @ApiProperty()
  topic: string;

  @ApiProperty({ enum: DIFFICULTIES })
  difficulty: Difficulty;
}

/** Everything that is needed to take and score one version of a test, with keys. For services only. */
export class PaperSnapshotDto {
  @ApiProperty()
  testId: string;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty({ type: PaperExamDto })
  exam: PaperExamDto;

  @ApiProperty()
  title: string;

  @ApiProperty()
  category: string;

  @ApiProperty({ type: 'integer', description: 'Seconds' })
  duration: number;

  @ApiProperty({ type: PaperMarkingDto })
  marking: PaperMarkingDto;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Of live tests: the first moment to start',
  })
  opensAt?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Of live tests: the last moment to start',
  })
  closesAt?: string;

  @ApiPropertyOptional({
    type: [PaperSectionDto],
    description: 'In order, together all questions; absent for a paper without sections',
  })
  sections?: PaperSectionDto[] | undefined;

  @ApiPropertyOptional({ type: [PaperPassageDto] })
  passages?: PaperPassageDto[] | undefined;

  @ApiPropertyOptional({ type: PaperProfileDto })
  profile?: PaperProfileDto | undefined;

  @ApiProperty({ type: [SnapshotQuestionDto] })
  questions: SnapshotQuestionDto[];
}
