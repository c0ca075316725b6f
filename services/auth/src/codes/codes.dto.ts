import { asciiDigits } from '@abhyas/service-kit/rules';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsNotEmpty, Matches } from 'class-validator';
import { EmailDto } from '../users/users.dto.js';

const asciiCode = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? asciiDigits(value.trim()) : value;

/** A code from a mail, and the address to which it was mailed. */
export class CodeDto extends EmailDto {
  @ApiProperty({ pattern: '^\\d{6}$' })
  @Matches(/^\d{6}$/, { message: 'The code has six digits' })
  @IsNotEmpty({ message: 'The code is required' })
  @Transform(asciiCode)
  otp: string;
}
