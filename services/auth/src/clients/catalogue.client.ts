import { SERVICE_CONFIG, ServiceClient, type CatalogueContract } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { AuthConfig } from '../config.js';
import type { AttemptSummary } from './attempt.client.js';

/** A test that the catalogue recommends. */
export type Recommendation = CatalogueContract.RecommendationDto;

const recommendationsSchema: z.ZodType<Recommendation[]> = z.array(
  z.object({
    examId: z.string(),
    testId: z.string(),
    name: z.string(),
    description: z.string(),
  }),
);

// URLs have a length limit. The most recent tests matter most.
const MAX_TEST_IDS = 150;

@Injectable()
export class CatalogueClient {
  private readonly client: ServiceClient<CatalogueContract.paths>;

  constructor(@Inject(SERVICE_CONFIG) config: AuthConfig) {
    this.client = new ServiceClient(config.CATALOGUE_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: 1_000,
    });
  }

  /** Throws when the response is not as expected. */
  async recommend(
    userId: string,
    { takenTestIds, weakestSubject }: Pick<AttemptSummary, 'takenTestIds' | 'weakestSubject'>,
  ): Promise<Recommendation[]> {
    const taken = takenTestIds.slice(0, MAX_TEST_IDS).join(',');
    const query = {
      userId,
      ...(taken !== '' && { taken }),
      ...(weakestSubject !== null && { weakest: weakestSubject }),
    };
    return recommendationsSchema.parse(
      await this.client.get('/internal/recommendations', { params: { query } }),
    );
  }
}
