import { Public, TOKEN_KEYS } from '@abhyas/service-kit';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { KeySetDto } from './signing-keys.dto.js';
import type { SigningKeys } from './signing-keys.js';

@Controller('internal/jwks')
export class JwksController {
  constructor(@Inject(TOKEN_KEYS) private readonly keys: SigningKeys) {}

  /** Public keys need no credential. The gateway does not expose this route. */
  @Public()
  @Get()
  @ApiOkResponse({ type: KeySetDto })
  async jwks(): Promise<KeySetDto> {
    return { keys: await this.keys.published() };
  }
}
