import { SingleFlight } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { CatalogueVersionRepository } from './catalogue-version.repository.js';

/** Incremented when the shape of public responses changes, so that older ones become stale. */
const SHAPE = 2;

/**
 * Returns the current version of the catalogue. It reads the database every time, so that every replica
 * sees an import at once. Concurrent callers share one primary-key read.
 */
@Injectable()
export class CatalogueVersionService {
  private readonly reading = new SingleFlight(() => this.read());

  constructor(private readonly repository: CatalogueVersionRepository) {}

  /** A short string that changes exactly when the public catalogue changes. */
  current(): Promise<string> {
    return this.reading.run();
  }

  private async read(): Promise<string> {
    const state = await this.repository.read();
    return state ? `${SHAPE}-${state.epoch.slice(0, 8)}-${state.version}` : `${SHAPE}-none`;
  }
}
