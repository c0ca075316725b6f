import { NoLongerThan } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';

import { ONE_LINE, Trim } from '../accounts/accounts.dto.js';
import { tidyMobile } from '../accounts/rules/mobile.js';

/** The e-mail address may be sent, as the specification does, but is read-only and not looked at. */
export class ProfileDto {
  @ApiProperty({ maxLength: 100 })
  @Matches(ONE_LINE, { message: 'Name must be on one line' })
  @NoLongerThan(100, { message: 'Name is too long' })
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  @Trim()
  name: string;

  @ApiPropertyOptional({ description: 'Read-only: not looked at' })
  email?: string;

  @ApiPropertyOptional({ maxLength: 30 })
  @Matches(/^(\+?\d{10,15})?$/, {
    message: 'Please enter a valid mobile number of at least 10 digits',
  })
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? tidyMobile(value) : value,
  )
  @IsOptional()
  mobile?: string;

  @ApiPropertyOptional({ maxLength: 200 })
  @NoLongerThan(200, { message: 'Education is too long (200 characters at most)' })
  @IsString({ message: 'Education must be text' })
  @Trim()
  @IsOptional()
  education?: string;

  @ApiPropertyOptional({ maxLength: 500 })
  @NoLongerThan(500, { message: 'Address is too long (500 characters at most)' })
  @IsString({ message: 'Address must be text' })
  @Trim()
  @IsOptional()
  address?: string;
}
