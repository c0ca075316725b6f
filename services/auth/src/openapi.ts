import { fileURLToPath } from 'node:url';

import { exampleEnv, writeOpenApi } from '@abhyas/service-kit';

import { readConfig } from './config.js';
import { defineService } from './service.js';

const example = {
  ...exampleEnv,
  CATALOGUE_URL: 'http://127.0.0.1:3002',
  ATTEMPT_URL: 'http://127.0.0.1:3003',
  MESSAGING_URL: 'http://127.0.0.1:3004',
  SIGNING_KEY_SECRET: 'only-for-describing-the-interface',
};

await writeOpenApi(
  defineService(readConfig(example)),
  fileURLToPath(new URL('../../openapi.json', import.meta.url)),
);
