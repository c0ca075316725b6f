import { makeQuestions, type SampleQuestion } from './family.js';
import { SAMPLE_EXAMS, type SampleExam } from './sample-exams.js';

/** Live tests that are always ahead. */
const AHEAD = 2;
const QUESTIONS = 25;
const OPEN_HOURS = 12;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Sunday, 4 January 1970, 10:00 in India. */
const FIRST_SUNDAY = 3 * DAY + 4.5 * HOUR;

const LONG_DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A live test that should be on the calendar. */
export interface LiveSlot {
  exam: SampleExam;
  title: string;
  opensAt: Date;
  closesAt: Date;
}

/**
 * The next two Sundays that are at least two days away, from 10 in the morning to 10 in the evening in
 * India; the exams take turns.
 */
export function planLiveSlots(now: Date): LiveSlot[] {
  const week = Math.ceil((now.getTime() + 2 * DAY - FIRST_SUNDAY) / WEEK);
  return Array.from({ length: AHEAD }, (_, index) => slotOf(week + index));
}

function slotOf(week: number): LiveSlot {
  const opensAt = new Date(FIRST_SUNDAY + week * WEEK);
  const exam = SAMPLE_EXAMS[week % SAMPLE_EXAMS.length];
  if (!exam) throw new Error('There is no sample exam.');
  return {
    exam,
    title: `${exam.name}: Live Test of ${LONG_DATE.format(opensAt)}`,
    opensAt,
    closesAt: new Date(opensAt.getTime() + OPEN_HOURS * HOUR),
  };
}

/**
 * Questions that no listed test has: made for this slot, one of each of the exam's families in turn,
 * subject by subject.
 */
export function questionsOfSlot({ exam, opensAt }: LiveSlot): SampleQuestion[] {
  const rounds = Math.ceil(QUESTIONS / exam.families.length);
  const made = exam.families.map((family) =>
    makeQuestions(family, `live ${opensAt.toISOString()}`, rounds),
  );
  return Array.from({ length: rounds }, (_, round) => made.flatMap((own) => own[round] ?? []))
    .flat()
    .slice(0, QUESTIONS)
    .toSorted((a, b) => a.subject.localeCompare(b.subject));
}
