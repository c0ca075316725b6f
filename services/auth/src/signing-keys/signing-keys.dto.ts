import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { PublishedKey } from './signing-keys.js';

@ApiSchema({ name: 'KeySetView' })
export class KeySetDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'object', required: ['kid', 'kty'], additionalProperties: { type: 'string' } },
  })
  keys: PublishedKey[];
}
