import { finishAuthored, type AuthoredQuestion } from './authored/authored-question.js';
import { makeQuestions, type Family, type SampleQuestion } from './family.js';
import { Random } from './random.js';

/** Marks of a right and of a wrong answer, exact fractions as text. */
export interface Marking {
  correct: string;
  wrong: string;
}

/** A subject of an exam's syllabus and where its questions come from. */
export interface SampleSection {
  subject: string;
  families: readonly Family[];
  /** Questions that each family gives to the listed tests. */
  perFamily: number;
  authored: readonly AuthoredQuestion[];
}

/** One part of a real paper. */
export interface PaperPart {
  subject: string;
  questions: number;
}

/** A paper as the real examination sets it. */
export interface PaperPattern {
  title: string;
  minutes: number;
  parts: readonly PaperPart[];
}

/** An exam of the sample catalogue. */
export interface SampleExam {
  name: string;
  description: string;
  color: string;
  /** Whole rupees. */
  price: number;
  features: readonly string[];
  searchTerms: string;
  sections: readonly SampleSection[];
  /** How full mock, sectional and live tests are marked, after the real paper; other tests take no marks away. */
  marking: Marking;
  papers: readonly PaperPattern[];
}

const SEED = 'first edition';

/** What one family gives to an exam at the most: more of the same would bore. */
const MOST_OF_A_FAMILY = 20;
/** Written questions are too few to share with live tests where a subject has less than these. */
const FEWEST_TO_SHARE = 60;

/**
 * A section of about so many questions from families, each giving as many as the others, and of written
 * ones. They stand under the subject's name in this exam.
 */
export function section(
  subject: string,
  families: readonly Family[],
  fromFamilies: number,
  ...authored: readonly (readonly AuthoredQuestion[])[]
): SampleSection {
  const share = Math.ceil(fromFamilies / Math.max(1, families.length));
  return {
    subject,
    perFamily: Math.min(share, MOST_OF_A_FAMILY),
    families: families.map((family) => ({ ...family, subject })),
    authored: authored.flat(),
  };
}

/** A section of authored questions only. */
export function written(
  subject: string,
  ...authored: readonly (readonly AuthoredQuestion[])[]
): SampleSection {
  return section(subject, [], 0, ...authored);
}

/** A paper of parts that are named with their number of questions. */
export function paper(
  title: string,
  minutes: number,
  parts: Readonly<Record<string, number>>,
): PaperPattern {
  return {
    title,
    minutes,
    parts: Object.entries(parts).map(([subject, questions]) => ({ subject, questions })),
  };
}

/**
 * All questions of a sample exam's listed tests; the same in every run. Exams that share a family have
 * questions of their own from it.
 */
export function questionsOf({ name, sections }: SampleExam): SampleQuestion[] {
  const seed = `${SEED}/${name}`;
  return sections.flatMap((own) => [
    ...own.families.flatMap((family) => makeQuestions(family, seed, own.perFamily)),
    ...finishAuthored(
      own.subject,
      own.authored.filter((question) => !isHeldBack(own, question)),
    ),
  ]);
}

/** Written questions that are kept for live tests, so that nobody has seen them before: about one in ten. */
export function heldBack(own: SampleSection): SampleQuestion[] {
  return finishAuthored(
    own.subject,
    own.authored.filter((question) => isHeldBack(own, question)),
  );
}

function isHeldBack({ authored }: SampleSection, [, , question]: AuthoredQuestion): boolean {
  if (authored.length < FEWEST_TO_SHARE) return false;
  return new Random(`held back/${question}`).int(1, 10) === 1;
}
