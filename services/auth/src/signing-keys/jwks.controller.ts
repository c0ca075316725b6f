import { Public, TOKEN_KEYS } from '@abhyas/service-kit';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';

import type { PublishedKey, SigningKeys } from './signing-keys.js';

class KeySetView {
  @ApiProperty({
    type: 'array',
    items: { type: 'object', required: ['kid', 'kty'], additionalProperties: { type: 'string' } },
  })
  keys: PublishedKey[];
}

@Controller('internal/jwks')
export class JwksController {
  constructor(@Inject(TOKEN_KEYS) private readonly keys: SigningKeys) {}

  /** Public keys need no credential. The gateway does not expose this route. */
  @Public()
  @Get()
  @ApiOkResponse({ type: KeySetView })
  async jwks(): Promise<KeySetView> {
    return { keys: await this.keys.published() };
  }
}
