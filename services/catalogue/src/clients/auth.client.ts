import { SERVICE_CONFIG, ServiceClient, type AuthContract } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { CatalogueConfig } from '../config.js';

const TIMEOUT_MS = 4000;

/** A student who wants an email, with the address. */
export type Recipient = AuthContract.RecipientView;

/** The catalogue's requests to the auth service. */
@Injectable()
export class AuthClient {
  private readonly client: ServiceClient<AuthContract.paths>;

  constructor(@Inject(SERVICE_CONFIG) config: CatalogueConfig) {
    this.client = new ServiceClient(config.AUTH_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** Returns which of these students, at most 500, want reminders of their live tests. */
  async recipientsOfReminders(userIds: readonly string[]): Promise<Recipient[]> {
    return this.recipients(userIds, 'testReminders');
  }

  /** Returns the addresses of these students, at most 500, for mails about their registrations. */
  async recipientsOfRegistrations(userIds: readonly string[]): Promise<Recipient[]> {
    return this.recipients(userIds, 'registrations');
  }

  private recipients(
    userIds: readonly string[],
    mail: AuthContract.RecipientsDto['mail'],
  ): Promise<Recipient[]> {
    return this.client.post('/internal/users/recipients', {
      body: { userIds: [...userIds], mail },
    });
  }
}
