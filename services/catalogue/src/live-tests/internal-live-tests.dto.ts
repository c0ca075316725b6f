import { ApiProperty } from '@nestjs/swagger';

export class StudentRegistrationDto {
  @ApiProperty()
  registered: boolean;
}
