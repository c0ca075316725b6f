import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { DomainError } from './domain-error.js';

/** The body of every error response. */
export class ErrorBody {
  @ApiProperty({ enum: [false] })
  success: false;

  @ApiProperty({ description: 'A sentence for people' })
  message: string;

  @ApiProperty({ description: 'The same sentence' })
  error: string;

  @ApiProperty({ description: 'Stable, for programs' })
  code: string;

  @ApiProperty()
  requestId: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'A sentence per input field',
  })
  fields?: Record<string, string>;
}

/** Makes the response's body for an error. */
export function presentError(error: DomainError, requestId: string): ErrorBody {
  return {
    success: false,
    message: error.message,
    error: error.message,
    code: error.code,
    requestId,
    ...(error.fields && { fields: error.fields }),
    ...error.extra,
  };
}
