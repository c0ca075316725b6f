import { SERVICE_CONFIG, ServiceClient } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { catalogueFactsSchema, type CatalogueFacts } from '../chat/rules/catalogue-facts.js';
import type { MessagingConfig } from '../config.js';

const TIMEOUT_MS = 1500;

/** Calls the catalogue service. */
@Injectable()
export class CatalogueClient {
  readonly #client: ServiceClient;

  constructor(@Inject(SERVICE_CONFIG) config: MessagingConfig) {
    this.#client = new ServiceClient(config.CATALOGUE_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: TIMEOUT_MS,
    });
  }

  async facts(): Promise<CatalogueFacts> {
    return catalogueFactsSchema.parse(await this.#client.get<unknown>('/internal/facts'));
  }
}
