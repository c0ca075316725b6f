import { MaxUtf16Length } from '@abhyas/service-kit';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MinLength, ValidateBy } from 'class-validator';
import {
  isCommonPassword,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './rules/common-passwords.js';

/** The student's current password. */
export function CurrentPasswordField(required: string): PropertyDecorator {
  return applyDecorators(PasswordText(required), ApiProperty());
}

/** A password that the student chooses. */
export function NewPasswordField(required: string): PropertyDecorator {
  return applyDecorators(
    PasswordText(required),
    MinLength(MIN_PASSWORD_LENGTH, { message: 'Password must have at least 8 characters' }),
    IsUncommon(),
    ApiProperty({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH }),
  );
}

function PasswordText(required: string): PropertyDecorator {
  return applyDecorators(
    IsString({ message: required }),
    IsNotEmpty({ message: required }),
    MaxUtf16Length(MAX_PASSWORD_LENGTH, {
      message: 'Password is too long (128 characters at most)',
    }),
  );
}

function IsUncommon(): PropertyDecorator {
  return ValidateBy({
    name: 'isUncommon',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && !isCommonPassword(value),
      defaultMessage: () => 'This password is too easy to guess. Please choose another one',
    },
  });
}
