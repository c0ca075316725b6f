import { CleanText, MaxUtf16Length } from '@abhyas/service-kit';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsNotEmpty, IsString, Matches } from 'class-validator';
import { tidyMobile } from './rules/mobile.js';

const MAX_NAME_LENGTH = 100;

/** Text on one line, because names go into mail headers. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** A student's name. */
export function NameField(): PropertyDecorator {
  return applyDecorators(
    CleanText(MAX_NAME_LENGTH),
    IsString({ message: 'Name is required' }),
    IsNotEmpty({ message: 'Name is required' }),
    MaxUtf16Length(MAX_NAME_LENGTH, { message: 'Name is too long' }),
    Matches(ONE_LINE, { message: 'Name must be on one line' }),
    ApiProperty({ maxLength: MAX_NAME_LENGTH }),
  );
}

/** Applies {@link tidyMobile}. The validators refuse anything that is not text. */
export function TidyMobile(): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? tidyMobile(value) : value,
  );
}
