import type { ServiceDefinition } from '@abhyas/service-kit';
import { AppModule } from './app.module.js';
import type { MessagingConfig } from './config.js';

/** Defines the messaging service, for main, tests and the API description. */
export function messagingService(config: MessagingConfig): ServiceDefinition {
  return { name: 'messaging', module: AppModule.forRoot(config), config };
}
