import { CreateAccounts1795950000000 } from '../migrations/20261129110000-create-accounts.js';

/** In the order of execution. Listed by hand, so that a stray file never runs. */
export const MIGRATIONS = [CreateAccounts1795950000000];
