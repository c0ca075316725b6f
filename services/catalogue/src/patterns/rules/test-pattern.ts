import type { QuestionKind } from '../../questions/rules/kinds.js';
import { addMarks, NO_MARKS, writeMarks } from './marks.js';
import { maxMarksOf } from './max-marks.js';
import type { PaperChoice, PaperPart, PartMarking, RunnerProfile } from './paper-terms.js';

/** A section of a test: its parts have the next questions of the paper, in order. */
export interface PatternSection {
  name: string;
  instructions: string | null;
  /** Of a locked section: the time of its own. */
  seconds: number | null;
  parts: PaperPart[];
  choose: PaperChoice | null;
}

/** What a version of a test keeps of the profile that it was composed from. */
export interface TestPattern {
  /** What the runner takes from it. */
  profile: RunnerProfile;
  sections: PatternSection[];
}

/** What of a pattern is in columns of the test. */
export interface PatternTerms {
  /** Seconds. */
  duration: number;
  /** The marks of the first questions, for clients that know one scheme a test. */
  marking: PartMarking;
}

/** What students read about a pattern before they start. */
export interface PatternSummary {
  sections: { name: string; questions: number; seconds: number | null }[];
  /** The maximum marks, an exact fraction. */
  marks: string;
  /** How many questions of each kind have which marks, in the order of the paper. */
  markings: PatternMarking[];
}

/** So many questions of one kind with the same marks. */
interface PatternMarking {
  kind: QuestionKind;
  questions: number;
  /** Exact fractions. */
  correct: string;
  wrong: string;
}

/**
 * The pattern without some questions, as after their withdrawal. Parts and sections without a question
 * leave it, and of “any n of m”, n is at most what is left.
 *
 * @param positions in the paper, from 0
 */
export function withoutQuestions(
  pattern: TestPattern,
  positions: ReadonlySet<number>,
): TestPattern {
  let next = 0;
  const sections = pattern.sections.map((section) => {
    const parts = section.parts.map((part) => {
      const first = next;
      next += part.questions;
      const gone = [...positions].filter((position) => position >= first && position < next);
      return { ...part, questions: part.questions - gone.length };
    });
    return withParts(
      section,
      parts.filter(({ questions }) => questions > 0),
    );
  });
  return { ...pattern, sections: sections.filter(({ parts }) => parts.length > 0) };
}

function withParts(section: PatternSection, parts: PaperPart[]): PatternSection {
  const { choose } = section;
  if (!choose) return { ...section, parts };
  const questions = Math.min(choose.questions, countQuestions(parts));
  return { ...section, parts, choose: { ...choose, questions } };
}

/** The terms of a test with a pattern. @param seconds the duration of a paper with one clock */
export function termsOf({ sections }: TestPattern, seconds: number): PatternTerms {
  const [first] = sections[0]?.parts ?? [];
  if (!first) throw new RangeError('A pattern needs a question');
  const isLocked = sections.every((section) => section.seconds !== null);
  const sum = sections.reduce((total, section) => total + (section.seconds ?? 0), 0);
  return { duration: isLocked ? sum : seconds, marking: first.marking };
}

export function summarizePattern({ sections }: TestPattern): PatternSummary {
  const parts = sections.flatMap((section) => section.parts);
  const marks = sections.reduce(
    (sum, section) => addMarks(sum, maxMarksOf(section.parts, section.choose)),
    NO_MARKS,
  );
  return {
    sections: sections.map((section) => ({
      name: section.name,
      questions: countQuestions(section.parts),
      seconds: section.seconds,
    })),
    marks: writeMarks(marks),
    markings: countMarkings(parts),
  };
}

function countMarkings(parts: readonly PaperPart[]): PatternMarking[] {
  const counts = new Map<string, PatternMarking>();
  for (const { kind, questions, marking } of parts) {
    const { correct, wrong } = marking;
    const key = [kind, correct, wrong].join(' ');
    const known = counts.get(key)?.questions ?? 0;
    counts.set(key, { kind, questions: known + questions, correct, wrong });
  }
  return [...counts.values()];
}

export function countQuestions(parts: readonly { questions: number }[]): number {
  return parts.reduce((sum, { questions }) => sum + questions, 0);
}
