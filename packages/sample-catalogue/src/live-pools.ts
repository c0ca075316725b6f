import { makeQuestions } from './family.ts';
import { Random } from './random.ts';
import type { LiveCalendar, SamplePool, SampleQuestion } from './records.ts';
import { heldBack, questionsOf, type SampleExam, type SampleSection } from './sample-exam.ts';

/** Number of questions in a live test. */
const QUESTIONS = 25;
const WEEK = 7 * 86_400_000;

/** Sundays at 10 am in India. Thirteen rounds of sixteen exams make four years. */
export const LIVE_CALENDAR: LiveCalendar = { firstOpensAt: '2026-09-27T04:30:00.000Z', weeks: 208 };

/** Yields a pool of questions for every week of the calendar. The exams take turns. */
export function* makeLivePools(exams: readonly SampleExam[]): Generator<SamplePool> {
  const turns = exams.map((exam) => ({
    exam,
    listed: new Set(questionsOf(exam).map(({ question }) => question)),
  }));
  for (let week = 0; week < LIVE_CALENDAR.weeks; week += 1) {
    const turn = turns[week % turns.length];
    if (!turn) throw new Error('There is no sample exam.');
    const opensAt = new Date(Date.parse(LIVE_CALENDAR.firstOpensAt) + week * WEEK);
    yield makePool(turn.exam, turn.listed, `live ${opensAt.toISOString()}`);
  }
}

function makePool(exam: SampleExam, listed: ReadonlySet<string>, seed: string): SamplePool {
  const candidates = exam.sections
    .map((section) => candidatesOf(section, seed).filter(({ question }) => !listed.has(question)))
    .filter((own) => own.length > 0);
  return { exam: exam.profile.name, candidates };
}

/** Questions created for this week, the same number from each family, and authored ones held back. */
function candidatesOf(section: SampleSection, seed: string): SampleQuestion[] {
  const random = new Random(`${seed}/${section.subject}`);
  const perFamily = Math.ceil(QUESTIONS / Math.max(1, section.families.length));
  const families = random.shuffle(section.families).slice(0, QUESTIONS);
  return random.shuffle([
    ...families.flatMap((family) => makeQuestions(family, seed, perFamily)),
    ...heldBack(section),
  ]);
}
