import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class RecommendationDto {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiPropertyOptional()
  examName?: string;

  @ApiPropertyOptional({ example: 'primary' })
  examColor?: string;

  @ApiPropertyOptional()
  title?: string;

  @ApiPropertyOptional({ example: 'chapterwise' })
  category?: string;

  @ApiPropertyOptional()
  questions?: number;

  @ApiPropertyOptional({ description: 'Seconds' })
  duration?: number;

  @ApiPropertyOptional({
    description: 'Why it is recommended, in a few words',
    example: 'Your weakest subject in SSC CGL: Algebra',
  })
  reason?: string;
}
