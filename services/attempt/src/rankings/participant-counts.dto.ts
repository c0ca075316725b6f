import { ApiProperty } from '@nestjs/swagger';

export class ParticipantCountDto {
  @ApiProperty()
  testId: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  participants: number;
}
