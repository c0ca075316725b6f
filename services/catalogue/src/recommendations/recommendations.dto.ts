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
}
