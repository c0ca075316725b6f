import { CreateAccounts1795246800000 } from '../migrations/1795246800000-create-accounts.js';

export const migrations = [CreateAccounts1795246800000];
