import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Counted up when the shape of public answers changes, so that no older one counts as current. */
const SHAPE = 1;

/**
 * Tells which state of the catalogue is current. Asked of the database every time, by one primary-key
 * read that simultaneous callers share, so that every replica sees an import at once.
 */
@Injectable()
export class CatalogueVersion {
  private reading: Promise<string> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** A short text that is equal exactly as long as the public catalogue is. */
  current(): Promise<string> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<string> {
    const rows: { epoch: string; version: string | number }[] = await this.dataSource.query(
      'SELECT epoch, version FROM catalogue_state WHERE id = 1',
    );
    const row = rows[0];
    return row ? `${SHAPE}-${row.epoch.slice(0, 8)}-${row.version}` : `${SHAPE}-none`;
  }
}
