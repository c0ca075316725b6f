import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { REGISTRATION_STATES, type RegistrationState } from './rules/registration.js';

@ApiSchema({ name: 'UpcomingTest' })
export class UpcomingTestDto {
  @ApiProperty()
  id: string;

  @ApiProperty()
  examId: string;

  @ApiProperty()
  examName: string;

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

  @ApiProperty({ description: 'Whether it may be taken now' })
  isOpen: boolean;

  @ApiProperty({ enum: REGISTRATION_STATES, description: 'For those who are not registered' })
  registration: RegistrationState;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Null if registration opened with the announcement',
  })
  registrationOpensAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'Last moment to register' })
  registrationClosesAt: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Max number of registrations; null if there is no limit',
  })
  capacity: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Number of free places; null if there is no limit',
  })
  seatsLeft: number | null;
}

@ApiSchema({ name: 'Registration' })
export class RegistrationDto {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty({ enum: [true] })
  registered: true;
}
