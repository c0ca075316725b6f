import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Accepts text of at most `length` UTF-16 units. In a database column it never has more characters
 * than that. class-validator's MaxLength does not count variation selectors, so it accepts text that
 * may be twice as long as the column.
 */
export function MaxUtf16Length(length: number, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'maxUtf16Length',
      constraints: [length],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.length <= length,
        defaultMessage: () => `$property must have at most ${length} characters`,
      },
    },
    options,
  );
}
