import { exampleEnv, printOpenApi } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { attemptService } from './service.js';

const config = readConfig({ ...exampleEnv, CATALOGUE_URL: 'http://127.0.0.1:3002' });
await printOpenApi(attemptService(config));
