import { exampleEnv, printOpenApi } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { authService } from './service.js';

const example = {
  ...exampleEnv,
  CATALOGUE_URL: 'http://127.0.0.1:3002',
  ATTEMPT_URL: 'http://127.0.0.1:3003',
  MESSAGING_URL: 'http://127.0.0.1:3004',
  SIGNING_KEY_SECRET: 'only-for-describing-the-interface',
};

await printOpenApi(authService(readConfig(example)));
