import { startService } from '@abhyas/service-kit';

import { readConfig } from './config.js';
import { defineService } from './service.js';

await startService(() => defineService(readConfig()));
