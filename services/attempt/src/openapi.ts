import { fileURLToPath } from 'node:url';
import { exampleEnv, writeOpenApi } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { attemptService } from './service.js';

const config = readConfig({ ...exampleEnv, CATALOGUE_URL: 'http://127.0.0.1:3002' });
// This runs in dist/src; the path leads to the service's folder.
await writeOpenApi(
  attemptService(config),
  fileURLToPath(new URL('../../openapi.json', import.meta.url)),
);
