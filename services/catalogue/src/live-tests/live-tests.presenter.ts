import type { UpcomingTest } from './live-tests.dto.js';
import type { UpcomingRow } from './live-tests.repository.js';
import { describeMoment } from './rules/indian-time.js';

export function presentUpcoming(row: UpcomingRow, registered: ReadonlySet<string>): UpcomingTest {
  return {
    id: row.id,
    examId: row.examId,
    testId: row.testId,
    name: row.title,
    ...describeMoment(row.opensAt),
    startsAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    duration: row.duration,
    registered: registered.has(row.id),
  };
}
