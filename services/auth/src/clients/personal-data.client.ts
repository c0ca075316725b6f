import { dependencyDown, SERVICE_CONFIG, ServiceClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import type { AuthConfig } from '../config.js';

/** The services that keep something about students, beside this one. */
export const DATA_OWNERS = ['catalogue', 'attempt', 'messaging'] as const;

/** One of {@link DATA_OWNERS}. */
export type DataOwner = (typeof DATA_OWNERS)[number];

/** Whose data is meant. */
export interface Person {
  userId: string;
  email: string;
}

const dataSchema = z.record(z.string(), z.unknown());
const erasedSchema = z.object({ success: z.literal(true) });
const TIMEOUT_MS = 3_000;

/** Asks the other services for what they keep about a student, or to forget it. */
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

  /** @throws 503 whenever the service does not give all it has */
  async collect(keeper: DataOwner, { userId, email }: Person): Promise<Record<string, unknown>> {
    return this.ask(keeper, 'data', { userId, email }, dataSchema);
  }

  /**
   * @param before when the account was deleted: what is known by the address alone and is later
   * belongs to whoever registered it anew
   * @throws 503 unless the service confirms
   */
  async erase(keeper: DataOwner, { userId, email }: Person, before: Date): Promise<void> {
    const body = { userId, email, before: before.toISOString() };
    await this.ask(keeper, 'erase', body, erasedSchema);
  }

  private async ask<T>(
    keeper: DataOwner,
    call: 'data' | 'erase',
    body: object,
    schema: z.ZodType<T>,
  ): Promise<T> {
    try {
      return schema.parse(await this.clients[keeper].post(`/internal/users/${call}`, body));
    } catch (fault) {
      throw dependencyDown(`${keeper} (personal data)`, fault);
    }
  }
}
