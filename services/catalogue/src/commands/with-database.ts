import { openDatabase } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import type { CatalogueConfig } from '../config.js';
import { ENTITIES } from '../entities.js';
import { MIGRATIONS } from '../migrations.js';

/** Opens the catalogue's database, migrated, and closes it afterwards. */
export async function withDatabase<T>(
  config: CatalogueConfig,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await openDatabase({ config, entities: ENTITIES, migrations: MIGRATIONS });
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
