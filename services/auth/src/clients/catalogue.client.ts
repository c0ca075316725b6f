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
    examName: z.string(),
    examColor: z.string(),
    title: z.string(),
    category: z.string(),
    questions: z.number(),
    duration: z.number(),
    reason: z.string(),
  }),
);

const examsSchema: z.ZodType<CatalogueContract.ExamReference[]> = z.array(
  z.object({ _id: z.string(), name: z.string() }),
);

/** What the recommendations go by. */
type Results = Pick<AttemptSummary, 'takenTestIds' | 'weakestSubject' | 'weakestSubjects'>;

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

  /** The names of all offered exams. Throws when the response is not as expected. */
  async listExams(): Promise<CatalogueContract.ExamReference[]> {
    return examsSchema.parse(await this.client.get('/internal/exams', {}));
  }

  /** Throws when the response is not as expected. */
  async recommend(
    userId: string,
    { takenTestIds, weakestSubject, weakestSubjects }: Results,
    targetExamIds: readonly string[],
  ): Promise<Recommendation[]> {
    const taken = takenTestIds.slice(0, MAX_TEST_IDS).join(',');
    const targets = targetExamIds.join(',');
    const weakestIn = weakestSubjects
      .map(({ examId, subject }) => `${examId}:${subject}`)
      .join('\n');
    const query = {
      userId,
      ...(targets !== '' && { targets }),
      ...(weakestIn !== '' && { weakestIn }),
      ...(taken !== '' && { taken }),
      ...(weakestSubject !== null && { weakest: weakestSubject }),
    };
    return recommendationsSchema.parse(
      await this.client.get('/internal/recommendations', { params: { query } }),
    );
  }
}
