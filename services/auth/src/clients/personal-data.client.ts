import {
  dependencyUnavailable,
  SERVICE_CONFIG,
  ServiceClient,
  type AttemptContract,
  type CatalogueContract,
  type MessagingContract,
} from '@abhyas/service-kit';
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

/** All data owners have the same contract. */
type DataOwnerCalls = Pick<
  AttemptContract.paths & CatalogueContract.paths & MessagingContract.paths,
  '/internal/users/data' | '/internal/users/erase'
>;
type DataOwnerClient = ServiceClient<DataOwnerCalls>;

/** The response must be an object. A student must not get an incomplete file. */
const dataSchema = z.record(z.string(), z.unknown());
const TIMEOUT_MS = 3_000;

/** Exports or erases the personal data of a student in the other services. */
@Injectable()
export class PersonalDataClient {
  private readonly clients: Readonly<Record<DataOwner, DataOwnerClient>>;

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
    const body = { userId, email };
    return this.request(owner, async (client) =>
      dataSchema.parse(await client.post('/internal/users/data', { body })),
    );
  }

  /**
   * @param before when the account was deleted. Later data that is stored only by address belongs to
   * the next account with this address
   * @throws 503 unless the service confirms
   */
  async erase(owner: DataOwner, { userId, email }: Person, before: Date): Promise<void> {
    const body = { userId, email, before: before.toISOString() };
    await this.request(owner, async (client) => {
      const { success } = await client.post('/internal/users/erase', { body });
      if (!success) throw new Error('The erasure was not confirmed.');
    });
  }

  private async request<T>(
    owner: DataOwner,
    call: (client: DataOwnerClient) => Promise<T>,
  ): Promise<T> {
    try {
      return await call(this.clients[owner]);
    } catch (error) {
      throw dependencyUnavailable(`${owner} (personal data)`, error);
    }
  }
}
