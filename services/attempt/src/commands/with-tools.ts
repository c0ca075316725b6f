import { systemClock, withDatabase } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import type { AttemptConfig } from '../config.js';
import { ENTITIES } from '../entities.js';
import { MIGRATIONS } from '../migrations.js';
import { CatalogueClient } from '../papers/catalogue.client.js';
import { PapersRepository } from '../papers/papers.repository.js';
import { PapersService } from '../papers/papers.service.js';

/** What commands for operators work with. */
export interface CommandTools {
  readonly config: AttemptConfig;
  readonly dataSource: DataSource;
  readonly catalogue: CatalogueClient;
  readonly papers: PapersService;
}

/** Opens the database, migrated, and closes it afterwards. */
export function withTools<T>(
  config: AttemptConfig,
  work: (tools: CommandTools) => Promise<T>,
): Promise<T> {
  return withDatabase({ config, entities: ENTITIES, migrations: MIGRATIONS }, (dataSource) => {
    const catalogue = new CatalogueClient(config, systemClock);
    const papers = new PapersService(catalogue, new PapersRepository(dataSource), systemClock);
    return work({ config, dataSource, catalogue, papers });
  });
}
