import type { ServiceDefinition } from '@abhyas/service-kit';

import { AppModule } from './app.module.js';
import type { AuthConfig } from './config.js';

export function defineService(config: AuthConfig): ServiceDefinition {
  return { name: 'auth', module: AppModule.with(config), config };
}
