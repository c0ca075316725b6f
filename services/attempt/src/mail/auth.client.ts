import { DomainError, SERVICE_CONFIG, ServiceClient, type AuthContract } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptConfig } from '../config.js';

const TIMEOUT_MS = 4000;

/** Looks up accounts in the auth service. */
@Injectable()
export class AuthClient {
  private readonly client: ServiceClient<AuthContract.paths>;

  constructor(@Inject(SERVICE_CONFIG) config: AttemptConfig) {
    this.client = new ServiceClient(config.AUTH_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** The account with this email address, or null. */
  async findAccount(email: string): Promise<AuthContract.AccountView | null> {
    try {
      return await this.client.post('/internal/users/account', { body: { email } });
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return null;
      throw error;
    }
  }

  /** The student with this id, or null when the account was deleted. */
  async findStudent(userId: string): Promise<AuthContract.RecipientView | null> {
    const [student] = await this.recipients([userId], 'reportOutcomes');
    return student ?? null;
  }

  /** Those of these students, at most 500, whose account was not deleted. */
  findParticipants(userIds: readonly string[]): Promise<AuthContract.RecipientView[]> {
    return this.recipients(userIds, 'liveResults');
  }

  private recipients(
    userIds: readonly string[],
    mail: AuthContract.RecipientsDto['mail'],
  ): Promise<AuthContract.RecipientView[]> {
    return this.client.post('/internal/users/recipients', {
      body: { userIds: [...userIds], mail },
    });
  }
}
