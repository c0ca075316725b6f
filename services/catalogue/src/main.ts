import { startService } from '@abhyas/service-kit';
import { readConfig } from './config.js';
import { defineCatalogue } from './definition.js';

await startService(() => defineCatalogue(readConfig()));
