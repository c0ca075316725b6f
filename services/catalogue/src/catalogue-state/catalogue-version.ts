import { Injectable } from '@nestjs/common';
import { CatalogueStateRepository } from './catalogue-state.repository.js';

/** Counted up when the shape of public answers changes, so that no older one counts as current. */
const SHAPE = 2;

/**
 * Tells which state of the catalogue is current. Asked of the database every time, by one primary-key
 * read that simultaneous callers share, so that every replica sees an import at once.
 */
@Injectable()
export class CatalogueVersion {
  private reading: Promise<string> | undefined;

  constructor(private readonly repository: CatalogueStateRepository) {}

  /** A short text that is equal exactly as long as the public catalogue is. */
  current(): Promise<string> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<string> {
    const state = await this.repository.read();
    return state ? `${SHAPE}-${state.epoch.slice(0, 8)}-${state.version}` : `${SHAPE}-none`;
  }
}
