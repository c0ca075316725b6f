import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CatalogueClient } from '../../clients/catalogue.client.js';
import type { CatalogueFacts } from '../rules/catalogue-facts.js';

const FRESH_MS = 30_000;
/** How long facts may still be told while the catalogue is away; prices older than that may be wrong. */
const USABLE_MS = 10 * 60_000;
const PAUSE_AFTER_FAILURE_MS = 5_000;

/** The catalogue's facts, asked for at most every half minute by each replica. */
@Injectable()
export class FactsService {
  readonly #logger = new Logger(FactsService.name);
  #known: { facts: CatalogueFacts; at: number } | undefined;
  #asking: Promise<void> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly catalogue: CatalogueClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What is known, or undefined while the catalogue is away for longer. */
  async current(): Promise<CatalogueFacts | undefined> {
    if (this.#age() > FRESH_MS && this.#mayAsk()) {
      this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
      await this.#asking;
    }
    return this.#age() <= USABLE_MS ? this.#known?.facts : undefined;
  }

  async #ask(): Promise<void> {
    try {
      this.#known = { facts: await this.catalogue.facts(), at: this.#now() };
    } catch (fault) {
      this.#failedAt = this.#now();
      this.#logger.warn(`The catalogue gave no facts: ${String(fault)}`);
    }
  }

  #age(): number {
    return this.#known ? this.#now() - this.#known.at : Number.POSITIVE_INFINITY;
  }

  #mayAsk(): boolean {
    return this.#now() - this.#failedAt > PAUSE_AFTER_FAILURE_MS;
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}
