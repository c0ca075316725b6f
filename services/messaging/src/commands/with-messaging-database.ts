import { withDatabase } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import type { MessagingConfig } from '../config.js';
import { ENTITIES } from '../entities.js';
import { MIGRATIONS } from '../migrations.js';

/** Opens messaging's database, migrated, and closes it afterwards. */
export function withMessagingDatabase<T>(
  config: MessagingConfig,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  return withDatabase({ config, entities: ENTITIES, migrations: MIGRATIONS }, work);
}
