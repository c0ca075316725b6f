import { AddressLimit } from '@abhyas/service-kit';
import { applyDecorators, Controller, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BrowserCookieInterceptor } from '../browsers/browser-cookie.interceptor.js';
import { KnownBrowserLimit } from '../browsers/known-browser-limit.js';
import type { AuthConfig } from '../config.js';
import { PasswordCapacity } from '../passwords/password-capacity.interceptor.js';

/**
 * A controller under `/api/auth`. Its module imports BrowsersModule and PasswordsModule.
 *
 * Limits the calls per client address. The limit is high because a coaching centre shares one address.
 * Beyond it, browsers that an account knows can still call.
 */
export function AuthController(): ClassDecorator {
  return applyDecorators(
    Controller('api/auth'),
    UseInterceptors(PasswordCapacity, BrowserCookieInterceptor),
    AddressLimit<AuthConfig>({
      name: 'address',
      limit: 'LIMIT_ADDRESS',
      window: 'LIMIT_ADDRESS_SECONDS',
      knownCallers: KnownBrowserLimit,
    }),
    ApiTags('accounts'),
  );
}
