import { Transform, type TransformFnParams } from 'class-transformer';

import { cleanText } from '../rules/clean-text.js';

/**
 * Cleans what people wrote for others to see, or for mails: see {@link cleanText}. What is longer than
 * the field takes is refused anyway, and only trimmed, so that no body costs more than its fields.
 * Anything but text is left for the validators to refuse.
 *
 * @param length how long the text may be, in UTF-16 units
 */
export function CleanText(length: number): PropertyDecorator {
  return Transform(({ value }: TransformFnParams): unknown => {
    if (typeof value !== 'string') return value;
    const trimmed = value.trim();
    return trimmed.length <= length ? cleanText(trimmed) : trimmed;
  });
}
