import type { ServiceDefinition } from '@abhyas/service-kit';
import { AppModule } from './app.module.js';
import type { CatalogueConfig } from './config.js';

export function catalogueService(config: CatalogueConfig): ServiceDefinition {
  return { name: 'catalogue', module: AppModule.forRoot(config), config };
}
