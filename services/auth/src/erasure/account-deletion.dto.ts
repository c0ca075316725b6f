import { NoLongerThan } from '@abhyas/service-kit';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';

import { LONGEST_PASSWORD } from '../accounts/rules/common-passwords.js';

export class DeleteAccountDto {
  @ApiProperty()
  @NoLongerThan(LONGEST_PASSWORD, { message: 'Password is too long (128 characters at most)' })
  @IsNotEmpty({ message: 'Your password is required' })
  @IsString({ message: 'Your password is required' })
  password: string;
}
