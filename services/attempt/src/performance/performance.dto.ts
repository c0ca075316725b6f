import { ApiProperty } from '@nestjs/swagger';

export class OverallPerformanceDto {
  @ApiProperty({ description: 'Mean of the percentiles over tests' })
  percentile: number;

  @ApiProperty({ description: 'Percent of the answered questions that are right' })
  accuracy: number;

  @ApiProperty({ description: 'Questions answered a minute' })
  speed: number;

  @ApiProperty({ type: Number, nullable: true })
  rank: number | null;

  @ApiProperty({ description: 'Number of students with a finished test; the rank is among them' })
  students: number;
}

export class SubjectScoreDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'Percent' })
  score: number;

  @ApiProperty({ description: 'Mean of the percentiles in this subject over tests' })
  percentile: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Rank by the percentile in this subject',
  })
  rank: number | null;
}

export class MonthScoreDto {
  @ApiProperty({ example: 'Nov 2026' })
  month: string;

  @ApiProperty({ description: 'Percent' })
  score: number;
}

export class PerformanceDto {
  @ApiProperty({ type: OverallPerformanceDto })
  overall: OverallPerformanceDto;

  @ApiProperty({ type: [SubjectScoreDto] })
  subjects: SubjectScoreDto[];

  @ApiProperty({ type: [MonthScoreDto] })
  improvement: MonthScoreDto[];
}
