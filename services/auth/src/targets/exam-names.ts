import { CLOCK, SingleFlight, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CatalogueClient } from '../clients/catalogue.client.js';

const MAX_AGE_MS = 60_000;

/** By exam id. */
export type Names = ReadonlyMap<string, string>;

/** Caches the names of all offered exams. The last known names stay while the catalogue is unavailable. */
@Injectable()
export class ExamNames {
  private readonly logger = new Logger(ExamNames.name);
  private readonly reading = new SingleFlight(() => this.read());
  private names: Names = new Map();
  private readAt = -Infinity;

  constructor(
    private readonly catalogue: CatalogueClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The names of at most a minute ago, or the last known ones; none before the first response. */
  async known(): Promise<Names> {
    if (this.isFresh) return this.names;
    return this.reading.run().catch((error: unknown) => {
      this.logger.warn(
        { err: error },
        'The names of target exams could not be read again, so the last known names are shown',
      );
      return this.names;
    });
  }

  /** The names now. @throws when the catalogue is unavailable */
  latest(): Promise<Names> {
    return this.reading.run();
  }

  private get isFresh(): boolean {
    return Math.abs(this.clock.now().getTime() - this.readAt) < MAX_AGE_MS;
  }

  private async read(): Promise<Names> {
    const exams = await this.catalogue.listExams();
    this.names = new Map(exams.map(({ _id, name }) => [_id, name]));
    this.readAt = this.clock.now().getTime();
    return this.names;
  }
}
