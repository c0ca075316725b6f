import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Takes text of at most so many UTF-16 units, which is never more characters than that in a database
 * column. class-validator's MaxLength leaves variation selectors out of its count, so that text it
 * takes may be twice as long as the column.
 */
export function NoLongerThan(length: number, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'noLongerThan',
      constraints: [length],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.length <= length,
        defaultMessage: () => `$property must have at most ${length} characters`,
      },
    },
    options,
  );
}
