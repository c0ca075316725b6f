import { AddressLimit } from '@abhyas/service-kit';

import type { AuthConfig } from '../config.js';

/** Limits the auth calls per client address. The limit is high because a coaching centre shares one address. */
export const AuthCallLimit = (): ReturnType<typeof AddressLimit> =>
  AddressLimit<AuthConfig>({
    name: 'address',
    limit: 'LIMIT_ADDRESS',
    window: 'LIMIT_ADDRESS_SECONDS',
  });
