import { CreateCatalogue20261121090000 } from '../migrations/20261121090000-create-catalogue.js';

export const migrations = [CreateCatalogue20261121090000];
