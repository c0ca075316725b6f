import { CreateAccounts1795246800000 } from '../migrations/1795246800000-create-accounts.js';
import { AddPreferencesAndDevices1795264100000 } from '../migrations/1795264100000-add-preferences-and-devices.js';

export const migrations = [
  CreateAccounts1795246800000,
  AddPreferencesAndDevices1795264100000,
];
