import { AddressLimit } from '@abhyas/service-kit';

import type { AuthConfig } from '../config.js';

/** So many auth calls per client address: a coaching centre shares one, so it is a wide limit. */
export const AuthCallLimit = (): ReturnType<typeof AddressLimit> =>
  AddressLimit<AuthConfig>({
    name: 'address',
    limit: 'LIMIT_ADDRESS',
    window: 'LIMIT_ADDRESS_SECONDS',
  });
