import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { QUESTION_KINDS, type QuestionKind } from '../questions/rules/kinds.js';

@ApiSchema({ name: 'PatternSection' })
export class PatternSectionDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer' })
  questions: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of a locked section: the time of its own; null where the test has one clock',
  })
  seconds: number | null;
}

@ApiSchema({ name: 'PatternMarking' })
export class PatternMarkingDto {
  @ApiProperty({ enum: QUESTION_KINDS })
  kind: QuestionKind;

  @ApiProperty({ type: 'integer', description: 'How many questions of the kind have these marks' })
  questions: number;

  @ApiProperty({ description: 'Marks for a right answer, an exact fraction', example: '4' })
  correct: string;

  @ApiProperty({ description: 'Marks for a wrong answer, an exact fraction', example: '-1/3' })
  wrong: string;
}

/** What a test has of the pattern of a real paper. */
@ApiSchema({ name: 'TestPattern' })
export class TestPatternDto {
  @ApiProperty({ type: [PatternSectionDto], description: 'In the order of the paper' })
  sections: PatternSectionDto[];

  @ApiProperty({ description: 'The maximum marks, an exact fraction', example: '300' })
  marks: string;

  @ApiProperty({ type: [PatternMarkingDto], description: 'By kind, in the order of the paper' })
  markings: PatternMarkingDto[];
}
