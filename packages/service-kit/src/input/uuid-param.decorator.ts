import { Param, type PipeTransform } from '@nestjs/common';
import type { DomainError } from '../errors/domain-error.js';
import { isUuid } from '../rules/uuid.js';

class UuidPipe implements PipeTransform<string, string> {
  constructor(private readonly notFound: () => DomainError) {}

  transform(value: string): string {
    if (!isUuid(value)) throw this.notFound();
    return value.toLowerCase();
  }
}

/**
 * Injects a UUID of the path, in lower case as ids are stored. A malformed id is an unknown id.
 *
 * @param notFound makes the error of an unknown id
 */
export function UuidParam(name: string, notFound: () => DomainError): ParameterDecorator {
  return Param(name, new UuidPipe(notFound));
}
