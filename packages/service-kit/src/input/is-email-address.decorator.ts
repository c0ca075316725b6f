import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

import { isEmailAddress } from '../rules/email-address.js';

/** Takes an e-mail address that mail is sent to: the rule of {@link isEmailAddress}. */
export function IsEmailAddress(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isEmailAddress',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isEmailAddress(value),
        defaultMessage: sentenceFor,
      },
    },
    options,
  );
}

function sentenceFor(refused?: ValidationArguments): string {
  const value: unknown = refused?.value;
  return typeof value === 'string' && /[^\0-\x7F]/.test(value)
    ? 'Email must be in English letters, like name@example.com'
    : 'Email is invalid';
}
