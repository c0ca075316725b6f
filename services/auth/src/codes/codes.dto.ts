import { Trim } from '@abhyas/service-kit';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, Matches } from 'class-validator';
import { EmailDto } from '../users/users.dto.js';

/** A code from a mail, and the address to which it was mailed. */
export class CodeDto extends EmailDto {
  @ApiProperty({ pattern: '^\\d{6}$' })
  @Matches(/^\d{6}$/, { message: 'The code has six digits' })
  @IsNotEmpty({ message: 'The code is required' })
  @Trim()
  otp: string;
}
