import { CreateAttempts1763700000000 } from '../migrations/1763700000000-create-attempts.js';

/** In the order in which they run; listed by hand so that a stray file never does. */
export const MIGRATIONS = [CreateAttempts1763700000000];
