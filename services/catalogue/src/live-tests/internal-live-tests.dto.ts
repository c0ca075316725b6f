import { ApiProperty } from '@nestjs/swagger';

/** When a live test can be started. Its exam may be archived. */
export class LiveWindowDto {
  @ApiProperty({ format: 'date-time', description: 'The first moment to start' })
  opensAt: string;

  @ApiProperty({ format: 'date-time', description: 'The last moment to start' })
  closesAt: string;
}

export class StudentRegistrationDto {
  @ApiProperty()
  registered: boolean;
}
