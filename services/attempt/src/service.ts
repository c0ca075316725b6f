import type { KitOptions, ServiceDefinition } from '@abhyas/service-kit';
import { AppModule } from './app.module.js';
import type { AttemptConfig } from './config.js';

/** Defines the attempt service, for main, tests and the API description. */
export function attemptService(
  config: AttemptConfig,
  options: Pick<KitOptions, 'logTo'> = {},
): ServiceDefinition {
  return { name: 'attempt', module: AppModule.forRoot(config, options), config };
}
