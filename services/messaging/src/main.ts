import { startService } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { messagingService } from './service.js';

await startService(() => messagingService(readConfig()));
