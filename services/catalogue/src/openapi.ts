import { fileURLToPath } from 'node:url';

import { exampleEnv, writeOpenApi } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { defineCatalogue } from './definition.js';

await writeOpenApi(
  defineCatalogue(readConfig(exampleEnv)),
  fileURLToPath(new URL('../../openapi.json', import.meta.url)),
);
