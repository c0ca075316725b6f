import { CreateAttempts1795950000000 } from '../migrations/20261129110000-create-attempts.js';

/** In the order in which they run. The list is explicit so that a stray file never runs. */
export const MIGRATIONS = [CreateAttempts1795950000000];
