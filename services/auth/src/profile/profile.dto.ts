import { CleanText, NoLongerThan } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';

import { ONE_LINE, SEVERAL_LINES } from '../accounts/accounts.dto.js';
import { tidyMobile } from '../accounts/rules/mobile.js';

/** Clients may send the e-mail address, as in the specification. It is read-only and ignored. */
export class ProfileDto {
  @ApiProperty({ maxLength: 100 })
  @Matches(ONE_LINE, { message: 'Name must be on one line' })
  @NoLongerThan(100, { message: 'Name is too long' })
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  @CleanText(100)
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
  @Matches(ONE_LINE, { message: 'Education must be on one line' })
  @NoLongerThan(200, { message: 'Education is too long (200 characters at most)' })
  @IsString({ message: 'Education must be text' })
  @CleanText(200)
  @IsOptional()
  education?: string;

  @ApiPropertyOptional({ maxLength: 500 })
  @Matches(SEVERAL_LINES, { message: 'Address contains characters that cannot be shown' })
  @NoLongerThan(500, { message: 'Address is too long (500 characters at most)' })
  @IsString({ message: 'Address must be text' })
  @CleanText(500)
  @IsOptional()
  address?: string;
}
