import { SERVICE_CONFIG, ServiceClient, type AttemptContract } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config.js';

/** What the attempt service returns about a student. */
export type AttemptSummary = AttemptContract.UserSummaryDto;

@Injectable()
export class AttemptClient {
  private readonly client: ServiceClient<AttemptContract.paths>;

  constructor(@Inject(SERVICE_CONFIG) config: AuthConfig) {
    this.client = new ServiceClient(config.ATTEMPT_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: 1_000,
    });
  }

  async summaryOf(userId: string): Promise<AttemptSummary> {
    return this.client.get('/internal/users/{userId}/summary', { params: { path: { userId } } });
  }
}
