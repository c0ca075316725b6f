import { withDatabase } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import type { CatalogueConfig } from '../config.js';
import { ENTITIES } from '../entities.js';
import { MIGRATIONS } from '../migrations.js';

/** Opens the catalogue's database, migrated, and closes it afterwards. */
export function withCatalogueDatabase<T>(
  config: CatalogueConfig,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  return withDatabase({ config, entities: ENTITIES, migrations: MIGRATIONS }, work);
}
