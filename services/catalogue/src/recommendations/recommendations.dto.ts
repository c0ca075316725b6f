import { ApiProperty } from '@nestjs/swagger';

export class RecommendationDto {
  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty()
  examName: string;

  @ApiProperty({ example: 'primary' })
  examColor: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ example: 'chapterwise' })
  category: string;

  @ApiProperty()
  questions: number;

  @ApiProperty({ description: 'Seconds' })
  duration: number;

  @ApiProperty({
    description: 'Why it is recommended, in a few words',
    example: 'Your weakest subject in SSC CGL: Algebra',
  })
  reason: string;
}
