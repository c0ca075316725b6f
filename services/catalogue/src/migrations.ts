import { CreateCatalogue1795950000000 } from '../migrations/20261129110000-create-catalogue.js';

/** In the order of execution. Listed by hand, so that a stray file never runs. */
export const MIGRATIONS = [CreateCatalogue1795950000000];
