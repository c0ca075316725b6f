import { SERVICE_CONFIG, ServiceClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { CatalogueConfig } from '../config.js';

const TIMEOUT_MS = 4000;

const recipientsSchema = z.array(z.object({ id: z.string(), name: z.string(), email: z.string() }));

/** A student who wants an e-mail, with the address. */
export type Recipient = z.infer<typeof recipientsSchema>[number];

/** The catalogue's requests to the auth service. */
@Injectable()
export class AuthClient {
  readonly #client: ServiceClient;

  constructor(@Inject(SERVICE_CONFIG) config: CatalogueConfig) {
    this.#client = new ServiceClient(config.AUTH_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** Returns which of these students, at most 500, want reminders of their live tests. */
  async recipientsOfReminders(userIds: readonly string[]): Promise<Recipient[]> {
    const response = await this.#client.post<unknown>('/internal/users/recipients', {
      userIds,
      mail: 'testReminders',
    });
    return recipientsSchema.parse(response);
  }
}
