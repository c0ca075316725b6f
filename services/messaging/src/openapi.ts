import { exampleEnv, printOpenApi } from '@abhyas/service-kit';
import { exampleMessagingEnv, readConfig } from './config.js';
import { messagingService } from './service.js';

const config = readConfig({ ...exampleEnv, ...exampleMessagingEnv });
await printOpenApi(messagingService(config));
