import type { SampleHead, SampleProfile, SampleRecord } from '@abhyas/sample-catalogue';
import { indiaTimeFormat } from '@abhyas/service-kit/rules';

/** Number of live tests that are always scheduled. */
const SCHEDULED_TESTS = 3;
const OPEN_HOURS = 12;
const PLACES = 500;
/** Registration opens this long before the test and closes with it. */
const REGISTRATION_DAYS = 16;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const NOTICE = 2 * DAY;

const LONG_DATE = indiaTimeFormat({ dateStyle: 'long' });

/** A live test that should be on the calendar. */
export interface LiveSlot {
  /** The week of the sample's calendar whose pool has the questions. */
  week: number;
  exam: SampleRecord;
  /** The exam’s profiles; the first is the one whose turn it is. */
  profiles: readonly SampleProfile[];
  title: string;
  opensAt: Date;
  closesAt: Date;
  registrationOpensAt: Date;
  registrationClosesAt: Date;
  capacity: number;
}

/** The part of the sample that determines the schedule of live tests. */
export type LivePlan = Pick<SampleHead, 'exams' | 'profiles' | 'live'>;

/**
 * Returns the next three dates of the sample's calendar that are at least two days away. The exams take
 * turns. Before and after the calendar's weeks, the weeks repeat.
 */
export function planLiveSlots(plan: LivePlan, now: Date): LiveSlot[] {
  const first = Date.parse(plan.live.firstOpensAt);
  const next = Math.ceil((now.getTime() + NOTICE - first) / WEEK);
  return Array.from({ length: SCHEDULED_TESTS }, (_, index) => slotOf(plan, next + index));
}

/** @param number weeks since the calendar's first one; may be negative */
function slotOf({ exams, profiles, live }: LivePlan, number: number): LiveSlot {
  const opensAt = new Date(Date.parse(live.firstOpensAt) + number * WEEK);
  const closesAt = new Date(opensAt.getTime() + OPEN_HOURS * HOUR);
  const exam = exams[modulo(number, exams.length)];
  if (!exam) throw new Error('There is no sample exam.');
  return {
    week: modulo(number, live.weeks),
    exam,
    profiles: startingAt(
      profiles.filter((profile) => profile.exam === exam.name),
      Math.floor(number / exams.length),
    ),
    title: `${exam.name}: Live Test of ${LONG_DATE.format(opensAt)}`,
    opensAt,
    closesAt,
    registrationOpensAt: new Date(opensAt.getTime() - REGISTRATION_DAYS * DAY),
    registrationClosesAt: closesAt,
    capacity: PLACES,
  };
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

/** The list from this turn on, and then its beginning. */
function startingAt<T>(list: readonly T[], turn: number): T[] {
  const first = modulo(turn, Math.max(1, list.length));
  return [...list.slice(first), ...list.slice(0, first)];
}
