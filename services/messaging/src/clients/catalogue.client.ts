import { SERVICE_CONFIG, ServiceClient, type CatalogueContract } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MessagingConfig } from '../config.js';

/** What the assistant knows of the catalogue. */
export type CatalogueFacts = CatalogueContract.FactsDto;
export type ExamFacts = CatalogueContract.ExamFactsDto;
export type UpcomingFacts = CatalogueContract.UpcomingFactsDto;

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

  async facts(): Promise<CatalogueFacts> {
    return this.client.get('/internal/facts');
  }
}
