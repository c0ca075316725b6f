import { ApiProperty } from '@nestjs/swagger';

export class UpcomingTest {
  @ApiProperty()
  id: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  testId: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: "In India's time", example: '6 Dec 2026' })
  date: string;

  @ApiProperty({ description: "In India's time", example: '10:00 am' })
  time: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time', description: 'Last moment to start' })
  closesAt: string;

  @ApiProperty({ description: 'Seconds' })
  duration: number;

  @ApiProperty()
  registered: boolean;
}

export class Registration {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty({ enum: [true] })
  registered: true;
}
