import { startService } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { authService } from './service.js';

await startService(() => authService(readConfig()));
