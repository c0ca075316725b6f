import { dependencyDown, SERVICE_CONFIG, ServiceClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import type { AuthConfig } from '../config.js';

/** The other services that store personal data. */
export const DATA_OWNERS = ['catalogue', 'attempt', 'messaging'] as const;

/** One of {@link DATA_OWNERS}. */
export type DataOwner = (typeof DATA_OWNERS)[number];

/** The student whose data is exported or erased. */
export interface Person {
  userId: string;
  email: string;
}

const dataSchema = z.record(z.string(), z.unknown());
const erasedSchema = z.object({ success: z.literal(true) });
const TIMEOUT_MS = 3_000;

/** Exports or erases the personal data of a student in the other services. */
@Injectable()
export class PersonalDataClient {
  private readonly clients: Readonly<Record<DataOwner, ServiceClient>>;

  constructor(@Inject(SERVICE_CONFIG) config: AuthConfig) {
    const options = { credential: config.SERVICE_CREDENTIAL, timeoutMs: TIMEOUT_MS };
    this.clients = {
      catalogue: new ServiceClient(config.CATALOGUE_URL, options),
      attempt: new ServiceClient(config.ATTEMPT_URL, options),
      messaging: new ServiceClient(config.MESSAGING_URL, options),
    };
  }

  /** @throws 503 unless the service returns all its data */
  async collect(owner: DataOwner, { userId, email }: Person): Promise<Record<string, unknown>> {
    return this.request(owner, 'data', { userId, email }, dataSchema);
  }

  /**
   * @param before when the account was deleted. Later data that is stored only by address belongs to
   * the next account with this address
   * @throws 503 unless the service confirms
   */
  async erase(owner: DataOwner, { userId, email }: Person, before: Date): Promise<void> {
    const body = { userId, email, before: before.toISOString() };
    await this.request(owner, 'erase', body, erasedSchema);
  }

  private async request<T>(
    owner: DataOwner,
    call: 'data' | 'erase',
    body: object,
    schema: z.ZodType<T>,
  ): Promise<T> {
    try {
      return schema.parse(await this.clients[owner].post(`/internal/users/${call}`, body));
    } catch (error) {
      throw dependencyDown(`${owner} (personal data)`, error);
    }
  }
}
