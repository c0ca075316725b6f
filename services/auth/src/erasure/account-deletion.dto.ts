import { NoLongerThan } from '@abhyas/service-kit';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';

import { MAX_PASSWORD_LENGTH } from '../accounts/rules/common-passwords.js';

export class DeleteAccountDto {
  @ApiProperty()
  @NoLongerThan(MAX_PASSWORD_LENGTH, { message: 'Password is too long (128 characters at most)' })
  @IsNotEmpty({ message: 'Your password is required' })
  @IsString({ message: 'Your password is required' })
  password: string;
}
