import { SERVICE_CONFIG, ServiceClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import type { AuthConfig } from '../config.js';

import type { AttemptSummary } from './attempt.client.js';

const recommendationsSchema = z.array(
  z.object({
    examId: z.string(),
    testId: z.string(),
    name: z.string(),
    description: z.string(),
  }),
);

/** A test that the catalogue recommends. */
export type Recommendation = z.infer<typeof recommendationsSchema>[number];

// URLs have a length limit. The most recent tests matter most.
const MAX_TEST_IDS = 150;

@Injectable()
export class CatalogueClient {
  private readonly client: ServiceClient;

  constructor(@Inject(SERVICE_CONFIG) config: AuthConfig) {
    this.client = new ServiceClient(config.CATALOGUE_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: 1_000,
    });
  }

  async recommend(
    userId: string,
    { takenTestIds, weakestSubject }: Pick<AttemptSummary, 'takenTestIds' | 'weakestSubject'>,
  ): Promise<Recommendation[]> {
    const query = new URLSearchParams({ userId });
    if (takenTestIds.length > 0) query.set('taken', takenTestIds.slice(0, MAX_TEST_IDS).join(','));
    if (weakestSubject !== null) query.set('weakest', weakestSubject);
    return recommendationsSchema.parse(
      await this.client.get(`/internal/recommendations?${query.toString()}`),
    );
  }
}
