import { ApiProperty } from '@nestjs/swagger';

export class AchievementDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'An emoji' })
  icon: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  description: string;

  @ApiProperty()
  unlocked: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  date: string | null;
}
