import { exampleEnv, printOpenApi } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { catalogueService } from './service.js';

await printOpenApi(catalogueService(readConfig(exampleEnv)));
