import { systemIds } from '@abhyas/service-kit';
import type { CatalogueApp } from './app.js';

/** Times in seconds from the app's current time; null means no limit. */
export interface LiveTerms {
  testId: string;
  now: Date;
  opensIn: number;
  closesIn: number;
  registrationOpensIn?: number | null;
  registrationClosesIn?: number | null;
  capacity?: number | null;
}

/** Converts a listed test to a live test and returns the id for registration. */
export async function announceLive(app: CatalogueApp, terms: LiveTerms): Promise<string> {
  const id = systemIds.uuid();
  const moment = (seconds: number | null | undefined): Date | null =>
    seconds === null || seconds === undefined
      ? null
      : new Date(terms.now.getTime() + seconds * 1000);
  await app.dataSource.query("UPDATE tests SET position = NULL, category = 'live' WHERE id = ?", [
    terms.testId,
  ]);
  await app.dataSource.query(
    `INSERT INTO live_tests (id, test_id, opens_at, closes_at, registration_opens_at,
       registration_closes_at, capacity, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      terms.testId,
      moment(terms.opensIn),
      moment(terms.closesIn),
      moment(terms.registrationOpensIn),
      moment(terms.registrationClosesIn),
      terms.capacity ?? null,
      terms.now,
    ],
  );
  await app.dataSource.query('UPDATE catalogue_versions SET version = version + 1');
  return id;
}
