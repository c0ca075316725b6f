import { Transform, type TransformFnParams } from 'class-transformer';
import { cleanText } from '../rules/clean-text.js';

/**
 * Applies {@link cleanText} to text that others see or that goes into mails. Text that is too long is
 * refused anyway, so it is only trimmed, and no body costs more than its fields. The validators
 * refuse anything that is not text.
 *
 * @param length the maximum length in UTF-16 units
 */
export function CleanText(length: number): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown => {
    if (typeof value !== 'string') return value;
    const trimmed = value.trim();
    return trimmed.length <= length ? cleanText(trimmed) : trimmed;
  });
}
