import { makeQuestions } from './family.ts';
import { Random } from './random.ts';
import type { LiveCalendar, SamplePool, SampleQuestion } from './records.ts';
import { heldBack, questionsOf, type SampleExam, type SampleSection } from './sample-exam.ts';

/** More than the paper needs, because the catalogue may know some of them. */
const SPARE_SHARE = 0.25;
const SPARE_QUESTIONS = 5;
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
    .map((section) =>
      candidatesOf(section, neededOf(exam, section), seed).filter(
        ({ question }) => !listed.has(question),
      ),
    )
    .filter((own) => own.length > 0);
  return { exam: exam.profile.name, candidates };
}

/** The maximum number of questions of a subject in a paper of the exam; 0 if none has any. */
function neededOf({ profile }: SampleExam, { subject }: SampleSection): number {
  const parts = profile.papers.flatMap((paper) => paper.parts);
  return Math.max(
    0,
    ...parts.filter((part) => part.subject === subject).map((part) => part.questions),
  );
}

/** Questions created for this week, the same number from each family, and authored ones held back. */
function candidatesOf(section: SampleSection, needed: number, seed: string): SampleQuestion[] {
  if (needed === 0) return [];
  const random = new Random(`${seed}/${section.subject}`);
  const count = Math.ceil(needed * (1 + SPARE_SHARE)) + SPARE_QUESTIONS;
  const perFamily = Math.ceil(count / Math.max(1, section.families.length));
  const families = random.shuffle(section.families).slice(0, count);
  return random.shuffle([
    ...families.flatMap((family) => makeQuestions(family, seed, perFamily)),
    ...heldBack(section),
  ]);
}
