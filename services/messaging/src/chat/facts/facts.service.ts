import { CLOCK, SingleFlight, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CatalogueClient, type CatalogueFacts } from '../../clients/catalogue.client.js';

const REFRESH_AFTER_MS = 30_000;
/** How long cached facts are used while the catalogue is unavailable. Older prices may be wrong. */
const MAX_AGE_MS = 10 * 60_000;
const RETRY_AFTER_MS = 5_000;

/** The catalogue's facts. Each replica fetches them at most every 30 seconds. */
@Injectable()
export class FactsService {
  private readonly logger = new Logger(FactsService.name);
  private cached: { facts: CatalogueFacts; at: number } | undefined;
  private readonly fetching = new SingleFlight(() => this.fetch());
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly catalogue: CatalogueClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The cached facts, or undefined when the catalogue has been unavailable for too long. */
  async current(): Promise<CatalogueFacts | undefined> {
    if (this.age() > REFRESH_AFTER_MS && this.canFetch()) await this.fetching.run();
    return this.age() <= MAX_AGE_MS ? this.cached?.facts : undefined;
  }

  private async fetch(): Promise<void> {
    try {
      this.cached = { facts: await this.catalogue.facts(), at: this.now() };
    } catch (error) {
      this.failedAt = this.now();
      this.logger.warn({ err: error }, 'Facts could not be read from the catalogue');
    }
  }

  private age(): number {
    return this.cached ? this.now() - this.cached.at : Number.POSITIVE_INFINITY;
  }

  private canFetch(): boolean {
    return this.now() - this.failedAt > RETRY_AFTER_MS;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
