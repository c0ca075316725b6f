import { SERVICE_CONFIG, ServiceClient, type CatalogueContract } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { MessagingConfig } from '../config.js';

export type SeriesFacts = CatalogueContract.SeriesFactsDto;
export type ExamFacts = Pick<
  CatalogueContract.ExamFactsDto,
  | '_id'
  | 'name'
  | 'description'
  | 'price'
  | 'totalTests'
  | 'freeTests'
  | 'testCounts'
  | 'duration'
  | 'lastUpdated'
  | 'subjects'
  | 'series'
>;
export type UpcomingFacts = Pick<
  CatalogueContract.UpcomingFactsDto,
  'name' | 'examName' | 'startsAt'
>;
/** What the assistant knows of the catalogue. */
export interface CatalogueFacts {
  exams: ExamFacts[];
  upcomingTests: UpcomingFacts[];
}

const dateTime = z.iso.datetime({ offset: true });
const seriesSchema: z.ZodType<SeriesFacts> = z.object({
  category: z.string(),
  name: z.string(),
  tests: z.number(),
  freeTests: z.number(),
  minQuestions: z.number(),
  maxQuestions: z.number(),
  minDuration: z.number(),
  maxDuration: z.number(),
  markingCorrect: z.string(),
  markingWrong: z.string(),
});
/** Only what replies use, so that another version of the catalogue is understood too. */
export const factsSchema: z.ZodType<CatalogueFacts> = z.object({
  exams: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      description: z.string(),
      price: z.number(),
      totalTests: z.number(),
      freeTests: z.number(),
      testCounts: z.record(z.string(), z.number()),
      duration: z.string(),
      lastUpdated: dateTime,
      subjects: z.array(z.string()),
      series: z.array(seriesSchema),
    }),
  ),
  upcomingTests: z.array(z.object({ name: z.string(), examName: z.string(), startsAt: dateTime })),
});

const TIMEOUT_MS = 1500;

/** Calls the catalogue service. */
@Injectable()
export class CatalogueClient {
  private readonly client: ServiceClient<CatalogueContract.paths>;

  constructor(@Inject(SERVICE_CONFIG) config: MessagingConfig) {
    this.client = new ServiceClient(config.CATALOGUE_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** Throws when the response is not as expected. */
  async facts(): Promise<CatalogueFacts> {
    return factsSchema.parse(await this.client.get('/internal/facts'));
  }
}
