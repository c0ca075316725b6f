import { ApiProperty } from '@nestjs/swagger';

export class FaqDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'What does my percentile mean?' })
  question: string;

  @ApiProperty({ description: 'Plain text; an empty line separates paragraphs.' })
  answer: string;

  @ApiProperty({ example: 'Results and ranking', description: 'The group on the help page.' })
  group: string;

  @ApiProperty({
    example: 'what-is-percentile',
    description: 'The name in the address of the answer: /help#what-is-percentile.',
  })
  slug: string;
}
