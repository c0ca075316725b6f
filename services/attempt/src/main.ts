import { startService } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { attemptService } from './service.js';

await startService(() => attemptService(readConfig()));
