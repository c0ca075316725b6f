import type { RegisteredRow, SavedRow } from './personal-data.repository.js';

interface TestRecord {
  test: { testId: string; title: string };
  exam: { examId: string; name: string };
}

export interface CatalogueData {
  savedTests: (TestRecord & { savedOn: string })[];
  /** Live tests that the student registered for. */
  registrations: (TestRecord & {
    startsAt: string;
    registeredAt: string;
    remindedAt: string | null;
    confirmedAt: string | null;
  })[];
}

export function presentData(
  saved: readonly SavedRow[],
  registered: readonly RegisteredRow[],
): CatalogueData {
  return {
    savedTests: saved.map((row) => ({ ...namesOf(row), savedOn: row.savedAt.toISOString() })),
    registrations: registered.map((row) => ({
      ...namesOf(row),
      startsAt: row.opensAt.toISOString(),
      registeredAt: row.registeredAt.toISOString(),
      remindedAt: row.remindedAt?.toISOString() ?? null,
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
    })),
  };
}

function namesOf({ testId, title, examId, examName }: SavedRow | RegisteredRow): TestRecord {
  return { test: { testId, title }, exam: { examId, name: examName } };
}
