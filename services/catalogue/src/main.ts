import { startService } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { catalogueService } from './service.js';

await startService(() => catalogueService(readConfig()));
