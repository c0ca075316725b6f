import { readInstant } from '@abhyas/service-kit/rules';
import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && SHAPE.test(value) && readInstant(`${value} 00:00`) !== undefined
  );
}

/** Accepts a day of the calendar, `YYYY-MM-DD`. */
export function IsDay(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isDay', validator: { validate: isDay } }, options);
}

/** Accepts a day that is not before the day of another field; that one is judged by itself. */
export function IsNotBefore(field: string, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isNotBefore',
      constraints: [field],
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => {
          const first = (args?.object as Record<string, unknown> | undefined)?.[field];
          return !isDay(first) || !isDay(value) || first <= value;
        },
      },
    },
    options,
  );
}
