import { kindOf, makeQuestions, textKey } from './family.ts';
import { Random } from './random.ts';
import type { LiveCalendar, QuestionKind, SamplePool, SampleQuestion } from './records.ts';
import { heldBack, questionsOf, type SampleExam, type SampleSection } from './sample-exam.ts';

/** More than the paper needs, because the catalogue may know some of them. */
const SPARE_SHARE = 0.25;
const SPARE_QUESTIONS = 5;
const WEEK = 7 * 86_400_000;

/** Sundays at 10 am in India. Thirteen rounds of sixteen exams make four years. */
export const LIVE_CALENDAR: LiveCalendar = { firstOpensAt: '2026-09-27T04:30:00.000Z', weeks: 208 };

/** Yields a pool of questions for every week of the calendar. The exams take turns. */
export function* makeLivePools(exams: readonly SampleExam[]): Generator<SamplePool> {
  const turns = exams.map((exam) => ({ exam, listed: new Set(questionsOf(exam).map(textKey)) }));
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
        (question) => !listed.has(textKey(question)),
      ),
    )
    .filter((own) => own.length > 0);
  return { exam: exam.record.name, candidates };
}

/** The maximum number of questions of a subject in a paper of the exam, by kind. */
function neededOf({ profiles }: SampleExam, { subject }: SampleSection): Map<QuestionKind, number> {
  const needed = new Map<QuestionKind, number>();
  for (const { sections } of profiles) {
    const parts = sections.flatMap((section) => section.parts);
    const own = parts.filter((part) => part.subject === subject);
    for (const [kind, same] of Map.groupBy(own, (part) => part.kind)) {
      const sum = same.reduce((total, { questions }) => total + questions, 0);
      needed.set(kind, Math.max(sum, needed.get(kind) ?? 0));
    }
  }
  return needed;
}

/** Questions created for this week, the same number from each family of a kind, and authored ones held back. */
function candidatesOf(
  section: SampleSection,
  needed: ReadonlyMap<QuestionKind, number>,
  seed: string,
): SampleQuestion[] {
  const random = new Random(`${seed}/${section.subject}`);
  const byKind = Map.groupBy(section.families, kindOf);
  const made = [...needed].flatMap(([kind, questions]) => {
    const count = Math.ceil(questions * (1 + SPARE_SHARE)) + SPARE_QUESTIONS;
    const own = byKind.get(kind) ?? [];
    const perFamily = Math.ceil(count / Math.max(1, own.length));
    const families = random.shuffle(own).slice(0, count);
    return families.flatMap((family) => makeQuestions(family, seed, perFamily));
  });
  return needed.size === 0 ? [] : random.shuffle([...made, ...heldBack(section)]);
}
