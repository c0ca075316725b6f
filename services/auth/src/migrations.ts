import { CreateAccounts1795246800000 } from '../migrations/1795246800000-create-accounts.js';
import { AddPreferencesAndDevices1795264100000 } from '../migrations/1795264100000-add-preferences-and-devices.js';
import { CreatePhotos1795265400000 } from '../migrations/1795265400000-create-photos.js';
import { CreateErasures1795265500000 } from '../migrations/1795265500000-create-erasures.js';
import { SeparateRegistrationsFromAccounts1795362300000 } from '../migrations/1795362300000-separate-registrations-from-accounts.js';
import { FindKnownBrowsers1795420800000 } from '../migrations/20261123080000-find-known-browsers.js';
import { StoreBrowsersOfSessions1795422600000 } from '../migrations/20261123083000-store-browsers-of-sessions.js';
import { CreateStudentTargets1795435200000 } from '../migrations/20261123120000-create-student-targets.js';
import { SuspendAccounts1795442400000 } from '../migrations/20261123140000-suspend-accounts.js';

/** In the order of execution. Listed by hand, so that a stray file never runs. */
export const MIGRATIONS = [
  CreateAccounts1795246800000,
  AddPreferencesAndDevices1795264100000,
  CreatePhotos1795265400000,
  CreateErasures1795265500000,
  SeparateRegistrationsFromAccounts1795362300000,
  FindKnownBrowsers1795420800000,
  StoreBrowsersOfSessions1795422600000,
  CreateStudentTargets1795435200000,
  SuspendAccounts1795442400000,
];
