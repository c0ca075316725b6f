import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface CatalogueState {
  epoch: string;
  version: string | number;
}

@Injectable()
export class CatalogueVersionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<CatalogueState | undefined> {
    const rows = await runPrepared<CatalogueState[]>(
      this.dataSource,
      'SELECT epoch, version FROM catalogue_versions WHERE id = 1',
      [],
    );
    return rows[0];
  }
}
