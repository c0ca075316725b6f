import { DomainError, ServiceClient } from '@abhyas/service-kit';
import { z } from 'zod';
import type { AttemptConfig } from '../config.js';

const TIMEOUT_MS = 4000;

const accountSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });

export type Account = z.infer<typeof accountSchema>;

/** Looks up accounts in the auth service. */
export class AuthClient {
  readonly #client: ServiceClient;

  constructor(config: AttemptConfig) {
    this.#client = new ServiceClient(config.AUTH_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** The account with this e-mail address, or null. */
  async findAccount(email: string): Promise<Account | null> {
    try {
      return accountSchema.parse(
        await this.#client.post<unknown>('/internal/users/account', { email }),
      );
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return null;
      throw error;
    }
  }
}
