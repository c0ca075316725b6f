import { ApiProperty } from '@nestjs/swagger';

export class FaqDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'What does my percentile mean?' })
  question: string;

  @ApiProperty()
  answer: string;
}
