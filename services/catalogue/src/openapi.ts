import { exampleEnv, writeOpenApi } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { defineCatalogue } from './definition.js';

await writeOpenApi(defineCatalogue(readConfig(exampleEnv)), process.argv[2] ?? 'openapi.json');
