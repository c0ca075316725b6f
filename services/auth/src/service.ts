import type { ServiceDefinition } from '@abhyas/service-kit';
import { AppModule } from './app.module.js';
import type { AuthConfig } from './config.js';

/** Defines the auth service, for main, tests and the API description. */
export function authService(config: AuthConfig): ServiceDefinition {
  return { name: 'auth', module: AppModule.forRoot(config), config };
}
