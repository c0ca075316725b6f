import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';
import { isEmailAddress } from '../rules/email-address.js';

/** Accepts an email address that mail can be sent to, by {@link isEmailAddress}. */
export function IsEmailAddress(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isEmailAddress',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isEmailAddress(value),
        defaultMessage: messageFor,
      },
    },
    options,
  );
}

function messageFor(args?: ValidationArguments): string {
  const value: unknown = args?.value;
  return typeof value === 'string' && /[^\0-\x7F]/.test(value)
    ? 'Email must be in English letters, like name@example.com'
    : 'Email is invalid';
}
