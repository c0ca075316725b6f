import { ValidateBy, type ValidationOptions } from 'class-validator';
import { readInstant } from '../rules/india-time.js';

/** Accepts an instant that {@link readInstant} can read, which refuses days and hours that do not exist. */
export function IsInstant(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isInstant',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && readInstant(value) !== undefined,
        defaultMessage: (args) => `${args?.property} must be an instant, like 2026-12-06T04:30:00Z`,
      },
    },
    options,
  );
}
