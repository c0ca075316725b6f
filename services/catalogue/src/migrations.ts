import { CreateCatalogue20261121090000 } from '../migrations/20261121090000-create-catalogue.js';
import { RemindRegistrants20261121120000 } from '../migrations/20261121120000-remind-registrants.js';

export const migrations = [CreateCatalogue20261121090000, RemindRegistrants20261121120000];
