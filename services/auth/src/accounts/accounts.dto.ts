import { CleanText, IsEmailAddress, NoLongerThan } from '@abhyas/service-kit';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import {
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MinLength,
  Validate,
  ValidateIf,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';

import {
  isCommonPassword,
  MAX_PASSWORD_LENGTH,
  SHORTEST_PASSWORD,
} from './rules/common-passwords.js';
import { tidyMobile } from './rules/mobile.js';

/** Trims text; anything else is left for the validators to refuse. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? value.trim() : value,
  );

/** Text on one line: names go into mail headers. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const MAX_EMAIL_LENGTH = 254;
/** Text on several lines. */
export const SEVERAL_LINES = /^[^\p{Cc}]*([\t\n\r][^\p{Cc}]*)*$/u;
const MOBILE = /^\+?\d{10,15}$/;

/** Null is not a way to leave something out. */
const IfGiven = (): PropertyDecorator => ValidateIf((_dto, value) => value !== undefined);

@ValidatorConstraint({ name: 'isUncommon' })
class IsUncommon implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && !isCommonPassword(value);
  }

  defaultMessage(): string {
    return 'This password is among the most common ones; please choose another';
  }
}

/** An address that mail is sent to. */
export class EmailDto {
  @ApiProperty({ maxLength: 254 })
  @IsEmailAddress()
  @NoLongerThan(MAX_EMAIL_LENGTH, { message: 'Email is too long' })
  @IsString({ message: 'Email is invalid' })
  @IsNotEmpty({ message: 'Email is required' })
  @Trim()
  email: string;
}

/**
 * An address that an account may have. Its shape is not looked at: accounts keep addresses that an
 * earlier release took, and whose owners still log in with them.
 */
export class AccountEmailDto {
  @ApiProperty({ maxLength: 254 })
  @NoLongerThan(MAX_EMAIL_LENGTH, { message: 'Email is too long' })
  @IsString({ message: 'Email is invalid' })
  @IsNotEmpty({ message: 'Email is required' })
  @Trim()
  email: string;
}

export class CodeDto extends EmailDto {
  @ApiProperty({ pattern: '^\\d{6}$' })
  @Matches(/^\d{6}$/, { message: 'The code has six digits' })
  @IsNotEmpty({ message: 'The code is required' })
  @Trim()
  otp: string;
}

export class RegisterDto extends EmailDto {
  @ApiProperty({ maxLength: 100 })
  @Matches(ONE_LINE, { message: 'Name must be on one line' })
  @NoLongerThan(100, { message: 'Name is too long' })
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  @CleanText(100)
  name: string;

  @ApiProperty({ maxLength: 30 })
  @Matches(MOBILE, { message: 'Please enter a valid mobile number of at least 10 digits' })
  @IsNotEmpty({ message: 'Mobile number is required' })
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? tidyMobile(value) : value,
  )
  mobile: string;

  @ApiProperty({ minLength: SHORTEST_PASSWORD, maxLength: MAX_PASSWORD_LENGTH })
  @Validate(IsUncommon)
  @NoLongerThan(MAX_PASSWORD_LENGTH, { message: 'Password is too long (128 characters at most)' })
  @MinLength(SHORTEST_PASSWORD, { message: 'Password must have at least 8 characters' })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;
}

export class LoginDto extends AccountEmailDto {
  @ApiProperty()
  @NoLongerThan(MAX_PASSWORD_LENGTH, { message: 'Password is too long (128 characters at most)' })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password: string;

  @ApiPropertyOptional({ description: 'Stay signed in for 30 days instead of 12 hours' })
  @IsBoolean({ message: 'Remember me is either true or false' })
  @IsOptional()
  remember?: boolean;
}

/** By the code with its address, or by the token of a link. */
export class ResetPasswordDto extends PartialType(CodeDto, { skipNullProperties: false }) {
  @ApiPropertyOptional({ pattern: '^[\\w-]{43}$', description: 'Of the link in the mail' })
  @Matches(/^[\w-]{43}$/, { message: 'The link is not complete. Open it from the mail again.' })
  @IfGiven()
  token?: string;

  @ApiProperty({ minLength: SHORTEST_PASSWORD, maxLength: MAX_PASSWORD_LENGTH })
  @Validate(IsUncommon)
  @NoLongerThan(MAX_PASSWORD_LENGTH, { message: 'Password is too long (128 characters at most)' })
  @MinLength(SHORTEST_PASSWORD, { message: 'Password must have at least 8 characters' })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  newPassword: string;
}

export class ChangePasswordDto {
  @ApiProperty()
  @NoLongerThan(MAX_PASSWORD_LENGTH, { message: 'Password is too long (128 characters at most)' })
  @IsNotEmpty({ message: 'Your current password is required' })
  @IsString({ message: 'Your current password is required' })
  currentPassword: string;

  @ApiProperty({ minLength: SHORTEST_PASSWORD, maxLength: MAX_PASSWORD_LENGTH })
  @Validate(IsUncommon)
  @NoLongerThan(MAX_PASSWORD_LENGTH, { message: 'Password is too long (128 characters at most)' })
  @MinLength(SHORTEST_PASSWORD, { message: 'Password must have at least 8 characters' })
  @IsNotEmpty({ message: 'A new password is required' })
  @IsString({ message: 'A new password is required' })
  newPassword: string;
}

/** What the browser says of the person is sent by the specification, and not believed. */
export class GoogleDto {
  @ApiPropertyOptional({ description: 'Not believed: the provider is asked' })
  email?: string;

  @ApiPropertyOptional({ description: 'Not believed: the provider is asked' })
  name?: string;

  @ApiPropertyOptional({ description: 'Not believed: the provider is asked' })
  googleId?: string;

  @ApiPropertyOptional({ description: 'The access token that the provider gave the browser' })
  @NoLongerThan(4_096, { message: 'The access token is too long' })
  @IsString({ message: 'The access token must be text' })
  @IsOptional()
  accessToken?: string;
}
