import { clientAddressOf, RateLimits, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';

import type { AuthConfig } from '../config.js';

/** So many auth calls per client address: a coaching centre shares one, so it is a wide limit. */
@Injectable()
export class AddressLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.enforce(`address:${clientAddressOf(context)}`, {
      limit: this.config.LIMIT_ADDRESS,
      windowSeconds: this.config.LIMIT_ADDRESS_SECONDS,
    });
    return true;
  }
}
