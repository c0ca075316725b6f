import { CreateMessaging1795946400000 } from '../migrations/20261129100000-create-messaging.js';

/** In the order of execution. Listed by hand, so that a stray file never runs. */
export const MIGRATIONS = [CreateMessaging1795946400000];
