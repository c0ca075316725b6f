import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'CutoffSource' })
export class CutoffSourceDto {
  @ApiProperty({ example: 'Result of Tier 1, 5 December 2024' })
  title: string;

  @ApiProperty({ type: String, nullable: true, description: 'Where to read it; always https' })
  url: string | null;
}

@ApiSchema({ name: 'Cutoff' })
export class CutoffDto {
  @ApiProperty({ description: 'Empty for an exam with one stage', example: 'Tier 1' })
  stage: string;

  @ApiProperty({ type: 'integer' })
  year: number;

  @ApiProperty({ description: 'The category of candidates', example: 'UR' })
  category: string;

  @ApiProperty({
    description:
      'The least marks with which candidates of the category passed the real exam; at most five decimals',
  })
  marks: number;

  @ApiProperty({ description: 'The maximum marks of the real paper; at most five decimals' })
  maxMarks: number;

  @ApiProperty({ type: CutoffSourceDto })
  source: CutoffSourceDto;
}

@ApiSchema({ name: 'Cutoffs' })
export class CutoffsDto {
  @ApiProperty({
    type: [CutoffDto],
    description:
      'Cut-offs of the real exam for a full test, the latest year first; empty for other tests, and where the operator gave none',
  })
  cutoffs: CutoffDto[];
}
