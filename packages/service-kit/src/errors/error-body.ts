import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

import type { DomainError } from './domain-error.js';

/** The one shape of every error. */
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

/** Shapes an error for the wire. */
export function presentError(fault: DomainError, requestId: string): ErrorBody {
  return {
    success: false,
    message: fault.message,
    error: fault.message,
    code: fault.code,
    requestId,
    ...(fault.fields && { fields: fault.fields }),
    ...fault.extra,
  };
}
