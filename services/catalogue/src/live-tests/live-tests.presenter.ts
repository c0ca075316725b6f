import type { UpcomingTestDto } from './live-tests.dto.js';
import type { UpcomingRow } from './live-tests.repository.js';
import { describeMoment } from './rules/indian-time.js';
import { isInWindow, judgeRegistration, registrationEnd, seatsLeft } from './rules/registration.js';

export function presentUpcoming(
  row: UpcomingRow,
  registered: ReadonlySet<string>,
  now: Date,
): UpcomingTestDto {
  return {
    id: row.id,
    examId: row.examId,
    examName: row.examName,
    testId: row.testId,
    name: row.title,
    ...describeMoment(row.opensAt),
    startsAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    duration: row.duration,
    registered: registered.has(row.id),
    isOpen: isInWindow(row, now),
    registration: judgeRegistration(row, row.taken, now),
    registrationOpensAt: row.registrationOpensAt?.toISOString() ?? null,
    registrationClosesAt: registrationEnd(row).toISOString(),
    capacity: row.capacity,
    seatsLeft: seatsLeft(row.capacity, row.taken),
  };
}
