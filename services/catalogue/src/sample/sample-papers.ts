import type { PaperPart, SampleProfile } from '@abhyas/sample-catalogue';
import type { PlannedQuestion } from '../import/rules/plan-tests.js';

/** Mock tests of one pattern at the most, and sectional tests of one subject. */
const MOST_OF_A_KIND = 4;
/** Parts of a real paper that are too short for a test of their own have none. */
const SMALLEST_SECTIONAL = 20;

/** A test that follows the real paper in length, time and marks. */
export interface PlannedPaper {
  category: 'full' | 'sectional';
  /** The same for the tests of one numbered row. */
  groupName: string;
  title: string;
  /** Seconds. */
  duration: number;
  questions: PlannedQuestion[];
}

/** Full mock tests after an exam's patterns, as many as its questions fill without a question twice. */
export function planFullMocks(
  exam: SampleProfile,
  questions: readonly PlannedQuestion[],
): PlannedPaper[] {
  return exam.papers.flatMap(({ title, minutes, parts }) => {
    const decks = parts.map((part) => dealPart(questions, part));
    const count = Math.min(...decks.map((own) => own.length));
    return Array.from({ length: count }, (_, index) => ({
      category: 'full' as const,
      groupName: title,
      title: `${title} ${index + 1}`,
      duration: minutes * 60,
      questions: decks.flatMap((own) => own[index] ?? []),
    }));
  });
}

/** Tests of one part of the real paper, with its share of the time; once, however many papers have it. */
export function planSectionals(
  exam: SampleProfile,
  questions: readonly PlannedQuestion[],
): PlannedPaper[] {
  const bySubject = new Map<string, PlannedPaper[]>();
  // A paper of one part is a full mock test already.
  for (const { minutes, parts } of exam.papers.filter((paper) => paper.parts.length > 1)) {
    const total = parts.reduce((sum, part) => sum + part.questions, 0);
    for (const part of parts.filter((own) => own.questions >= SMALLEST_SECTIONAL)) {
      const seconds = Math.round((minutes * part.questions) / total) * 60;
      if (!bySubject.has(part.subject)) {
        bySubject.set(part.subject, sectionalsOf(part, seconds, questions));
      }
    }
  }
  return [...bySubject.values()].flat();
}

function sectionalsOf(
  part: PaperPart,
  duration: number,
  questions: readonly PlannedQuestion[],
): PlannedPaper[] {
  return dealPart(questions, part).map((deck, index) => ({
    category: 'sectional',
    groupName: part.subject,
    title: `${part.subject}: Sectional Test ${index + 1}`,
    duration,
    questions: deck,
  }));
}

/** Deals a subject's questions, topic by topic, so that every test has its share of each topic. */
function dealPart(questions: readonly PlannedQuestion[], part: PaperPart): PlannedQuestion[][] {
  const own = questions.filter(({ subject }) => subject === part.subject).toSorted(byTopic);
  const count = Math.floor(own.length / part.questions);
  const decks = Array.from({ length: count }, (_, deck) =>
    own.filter((_question, index) => index % count === deck),
  );
  return decks.slice(0, MOST_OF_A_KIND).map((deck) => thin(deck, part.questions));
}

/** Some of a list, evenly spread over it. */
function thin<T>(items: readonly T[], count: number): T[] {
  return items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !==
      Math.floor(((index + 1) * count) / items.length),
  );
}

function byTopic(a: PlannedQuestion, b: PlannedQuestion): number {
  return compare(a.topic, b.topic) || compare(a.identity, b.identity);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
