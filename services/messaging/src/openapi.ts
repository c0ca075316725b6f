import { fileURLToPath } from 'node:url';
import { exampleEnv, writeOpenApi } from '@abhyas/service-kit';
import { exampleMessagingEnv, readConfig } from './config.js';
import { messagingService } from './service.js';

const config = readConfig({ ...exampleEnv, ...exampleMessagingEnv });
// From dist/src, where this runs, to the service's own folder.
await writeOpenApi(
  messagingService(config),
  fileURLToPath(new URL('../../openapi.json', import.meta.url)),
);
