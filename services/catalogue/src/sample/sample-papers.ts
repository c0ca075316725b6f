import type { PaperPart, SampleProfile } from '@abhyas/sample-catalogue';
import type { PlannedQuestion } from '../import/rules/plan-tests.js';

/** Maximum number of mock tests per pattern, and of sectional tests per subject. */
const MAX_PER_SERIES = 4;
/** Shorter parts of a real paper get no sectional test. */
const MIN_SECTIONAL_QUESTIONS = 20;

/** A test with the length, time and marking of the real paper. */
export interface PlannedPaper {
  category: 'full' | 'sectional';
  /** The same for all tests of one numbered series. */
  groupName: string;
  title: string;
  /** Seconds. */
  duration: number;
  questions: PlannedQuestion[];
}

/** Plans full mock tests by an exam's patterns, as many as possible without repeating a question. */
export function planFullMocks(
  exam: SampleProfile,
  questions: readonly PlannedQuestion[],
): PlannedPaper[] {
  return exam.papers.flatMap(({ title, minutes, parts }) => {
    const decks = parts.map((part) => distributePart(questions, part));
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

/** Plans tests of one part of the real paper, with its share of the time. Each subject is planned once. */
export function planSectionals(
  exam: SampleProfile,
  questions: readonly PlannedQuestion[],
): PlannedPaper[] {
  const bySubject = new Map<string, PlannedPaper[]>();
  // A paper with one part is already a full mock test.
  for (const { minutes, parts } of exam.papers.filter((paper) => paper.parts.length > 1)) {
    const total = parts.reduce((sum, part) => sum + part.questions, 0);
    for (const part of parts.filter((own) => own.questions >= MIN_SECTIONAL_QUESTIONS)) {
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
  return distributePart(questions, part).map((deck, index) => ({
    category: 'sectional',
    groupName: part.subject,
    title: `${part.subject}: Sectional Test ${index + 1}`,
    duration,
    questions: deck,
  }));
}

/** Distributes a subject's questions by topic, so that every test has its share of each topic. */
function distributePart(
  questions: readonly PlannedQuestion[],
  part: PaperPart,
): PlannedQuestion[][] {
  const own = questions.filter(({ subject }) => subject === part.subject).toSorted(byTopic);
  const count = Math.floor(own.length / part.questions);
  const decks = Array.from({ length: count }, (_, deck) =>
    own.filter((_question, index) => index % count === deck),
  );
  return decks.slice(0, MAX_PER_SERIES).map((deck) => pickEvenly(deck, part.questions));
}

/** Picks `count` items, evenly spread over the list. */
function pickEvenly<T>(items: readonly T[], count: number): T[] {
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
