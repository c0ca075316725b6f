import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { DomainError } from './domain-error.js';
import { pickKnown } from './known-members.js';

/** Nest's pipe, which sees only the members that the DTO knows. */
class KnownMembersPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    const isPicked = metatype !== undefined && this.toValidate(metadata);
    return super.transform(isPicked ? pickKnown(value, metatype) : value, metadata);
  }
}

/** Validates every DTO: drops unknown members; errors become 400 with a sentence per field. */
export function createValidationPipe(): ValidationPipe {
  return new KnownMembersPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors: ValidationError[]) => validationFailed(fieldsOf(errors)),
  });
}

/**
 * The 400 of invalid input.
 *
 * @param fields a sentence per field; the first one becomes the message
 */
export function validationFailed(fields: Readonly<Record<string, string>>): DomainError {
  const [first] = Object.values(fields);
  return new DomainError('validation_failed', 400, first ?? 'The request is not valid.', {
    fields,
  });
}

function fieldsOf(errors: readonly ValidationError[], prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...errors.map((error) => {
      const path = `${prefix}${error.property}`;
      const [sentence] = Object.values(error.constraints ?? {});
      return {
        ...(sentence !== undefined && { [path]: asSentence(sentence) }),
        ...fieldsOf(error.children ?? [], `${path}.`),
      };
    }),
  ) as Record<string, string>;
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
