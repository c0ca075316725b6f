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
  MIN_PASSWORD_LENGTH,
} from './rules/common-passwords.js';
import { tidyMobile } from './rules/mobile.js';

/** Trims text. The validators reject other types. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? value.trim() : value,
  );

/** Text on one line, because names go into mail headers. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const MAX_EMAIL_LENGTH = 254;
/** Text on several lines. */
export const SEVERAL_LINES = /^[^\p{Cc}]*([\t\n\r][^\p{Cc}]*)*$/u;
const MOBILE = /^\+?\d{10,15}$/;

/** An optional field must be omitted; null is rejected. */
const IfDefined = (): PropertyDecorator => ValidateIf((_dto, value) => value !== undefined);

@ValidatorConstraint({ name: 'isUncommon' })
class IsUncommon implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && !isCommonPassword(value);
  }

  defaultMessage(): string {
    return 'This password is among the most common ones; please choose another';
  }
}

/** An address that receives mail. */
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
 * An address that an account may have. Its format is not validated: earlier releases accepted
 * addresses that are invalid today, and their owners still log in with them.
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

  @ApiProperty({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH })
  @Validate(IsUncommon)
  @NoLongerThan(MAX_PASSWORD_LENGTH, { message: 'Password is too long (128 characters at most)' })
  @MinLength(MIN_PASSWORD_LENGTH, { message: 'Password must have at least 8 characters' })
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

/** Proves the request with a code and its address, or with the token of a link. */
export class ResetPasswordDto extends PartialType(CodeDto, { skipNullProperties: false }) {
  @ApiPropertyOptional({ pattern: '^[\\w-]{43}$', description: 'Of the link in the mail' })
  @Matches(/^[\w-]{43}$/, { message: 'The link is not complete. Open it from the mail again.' })
  @IfDefined()
  token?: string;

  @ApiProperty({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH })
  @Validate(IsUncommon)
  @NoLongerThan(MAX_PASSWORD_LENGTH, { message: 'Password is too long (128 characters at most)' })
  @MinLength(MIN_PASSWORD_LENGTH, { message: 'Password must have at least 8 characters' })
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

  @ApiProperty({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH })
  @Validate(IsUncommon)
  @NoLongerThan(MAX_PASSWORD_LENGTH, { message: 'Password is too long (128 characters at most)' })
  @MinLength(MIN_PASSWORD_LENGTH, { message: 'Password must have at least 8 characters' })
  @IsNotEmpty({ message: 'A new password is required' })
  @IsString({ message: 'A new password is required' })
  newPassword: string;
}

/** The specification has the browser send these personal fields; the server does not trust them. */
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
