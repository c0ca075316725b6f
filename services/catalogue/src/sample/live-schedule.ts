import { makeQuestions, type SampleQuestion } from './family.js';
import { Random } from './random.js';
import { heldBack, questionsOf, type SampleExam } from './sample-exam.js';
import { SAMPLE_EXAMS } from './sample-exams.js';

/** Live tests that are always ahead. */
const AHEAD = 3;
const QUESTIONS = 25;
const OPEN_HOURS = 12;
const PLACES = 500;
/** Registration begins so long before the test, and ends with it. */
const REGISTRATION_DAYS = 16;
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
  registrationOpensAt: Date;
  registrationClosesAt: Date;
  capacity: number;
}

/**
 * The next three Sundays that are at least two days away, from 10 in the morning to 10 in the evening in
 * India; the exams take turns.
 */
export function planLiveSlots(now: Date): LiveSlot[] {
  const week = Math.ceil((now.getTime() + 2 * DAY - FIRST_SUNDAY) / WEEK);
  return Array.from({ length: AHEAD }, (_, index) => slotOf(week + index));
}

function slotOf(week: number): LiveSlot {
  const opensAt = new Date(FIRST_SUNDAY + week * WEEK);
  const closesAt = new Date(opensAt.getTime() + OPEN_HOURS * HOUR);
  const exam = SAMPLE_EXAMS[week % SAMPLE_EXAMS.length];
  if (!exam) throw new Error('There is no sample exam.');
  return {
    exam,
    title: `${exam.name}: Live Test of ${LONG_DATE.format(opensAt)}`,
    opensAt,
    closesAt,
    registrationOpensAt: new Date(opensAt.getTime() - REGISTRATION_DAYS * DAY),
    registrationClosesAt: closesAt,
    capacity: PLACES,
  };
}

/**
 * Questions that no listed test has, by subject: made for this slot, of each family alike, and
 * those written ones that are held back for live tests. More than the test needs, the likeliest first.
 */
export function candidatesOfSlot({ exam, opensAt }: LiveSlot): SampleQuestion[][] {
  const seed = `live ${opensAt.toISOString()}`;
  const listed = new Set(questionsOf(exam).map(({ question }) => question));
  return exam.sections
    .map((section) => {
      const random = new Random(`${seed}/${section.subject}`);
      const rounds = Math.ceil(QUESTIONS / Math.max(1, section.families.length));
      const made = random.shuffle(section.families).slice(0, QUESTIONS);
      return random
        .shuffle([
          ...made.flatMap((family) => makeQuestions(family, seed, rounds)),
          ...heldBack(section),
        ])
        .filter(({ question }) => !listed.has(question));
    })
    .filter((own) => own.length > 0);
}

/** A live test's questions out of the candidates: as equal a share of each subject as there is. */
export function chooseForSlot<T>(candidates: readonly (readonly T[])[]): T[] {
  const most = Math.max(0, ...candidates.map((own) => own.length));
  const rounds = Array.from({ length: most }, (_, round) =>
    candidates.flatMap((own, subject) => {
      const question = own[round];
      return question === undefined ? [] : [{ subject, question }];
    }),
  );
  return rounds
    .flat()
    .slice(0, QUESTIONS)
    .toSorted((a, b) => a.subject - b.subject)
    .map(({ question }) => question);
}
