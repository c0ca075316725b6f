import type { GivenAnswer } from './answer.js';
import { compareFractions, sumFractions, ZERO, type Fraction } from './fraction.js';
import {
  exactMarking,
  markAnswer,
  type ExactMarking,
  type KeyedQuestion,
  type MarkedAnswer,
  type Marking,
} from './mark-answer.js';

/** “Attempt any n of m”: n answers count, the first by question number or the best. */
interface Choice {
  readonly questions: number;
  readonly counted: 'first' | 'best';
}

/** What marking needs of a section. */
export interface MarkedSection {
  /** How many questions it has. */
  readonly questions: number;
  readonly marking: Marking;
  readonly choose: Choice | null;
}

/** What marking needs of a paper: keys and marks. */
export interface KeyedPaper<Section extends MarkedSection = MarkedSection> {
  readonly questions: readonly (KeyedQuestion & { readonly marking?: Marking | undefined })[];
  /** Of questions without a section and without a marking of their own. */
  readonly marking: Marking;
  /** In order, together all questions; absent for a paper without sections. */
  readonly sections?: readonly Section[] | undefined;
}

/** The answers of a section, or of a whole paper without sections, in question order. */
export interface MarkedPart<Section extends MarkedSection = MarkedSection> {
  /** Null for a paper without sections. */
  readonly section: Section | null;
  readonly answers: readonly MarkedAnswer[];
  /** Of the questions that count. */
  readonly maxMarks: Fraction;
}

/**
 * Marks the answers (in question order) of a paper, section by section. The marking of a question
 * stands over that of its section, and that over the paper's.
 */
export function markPaper<Section extends MarkedSection>(
  paper: KeyedPaper<Section>,
  answers: readonly (GivenAnswer | undefined)[],
): MarkedPart<Section>[] {
  const parsed = new Map<Marking, ExactMarking>();
  const markingOf = (marking: Marking): ExactMarking => {
    const exact = parsed.get(marking) ?? exactMarking(marking);
    parsed.set(marking, exact);
    return exact;
  };
  let first = 0;
  return partsOf(paper).map(({ section, questions, marking }) => {
    const marked = questions.map((question, index) =>
      markAnswer(question, answers[first + index], markingOf(question.marking ?? marking)),
    );
    first += questions.length;
    return section?.choose
      ? { section, ...chooseAnswers(marked, section.choose) }
      : { section, answers: marked, maxMarks: sumFractions(marked.map((one) => one.maxMarks)) };
  });
}

/** The marks of each answer of a paper, as `markPaper` gives them. */
export function markAnswers(
  paper: KeyedPaper,
  answers: readonly (GivenAnswer | undefined)[],
): MarkedAnswer[] {
  return markPaper(paper, answers).flatMap((part) => part.answers);
}

/** The marking of each question. */
export function markingsOf(paper: KeyedPaper): Marking[] {
  return partsOf(paper).flatMap(({ questions, marking }) =>
    questions.map((question) => question.marking ?? marking),
  );
}

function partsOf<Section extends MarkedSection>({
  questions,
  marking,
  sections,
}: KeyedPaper<Section>) {
  if (!sections) return [{ section: null, questions, marking }];
  let first = 0;
  return sections.map((section) => {
    const from = first;
    first += section.questions;
    return { section, questions: questions.slice(from, first), marking: section.marking };
  });
}

/**
 * Chooses the n questions that count: bonus questions before answered ones, and those before ones
 * without an answer. Dropped questions are not there. The maximum is that of the n questions with the
 * most marks, so that it does not depend on the answers.
 */
function chooseAnswers(
  marked: readonly MarkedAnswer[],
  { questions, counted }: Choice,
): Pick<MarkedPart, 'answers' | 'maxMarks'> {
  const order = marked
    .map((answer, index) => ({ answer, index, place: placeOf(answer) }))
    .filter(({ answer }) => answer.counts)
    .toSorted(
      (a, b) =>
        a.place - b.place ||
        (counted === 'best' ? compareFractions(b.answer.marks, a.answer.marks) : 0) ||
        a.index - b.index,
    );
  const beyond = new Set(order.slice(questions).map(({ answer }) => answer));
  const mostMarks = order
    .map(({ answer }) => answer.maxMarks)
    .toSorted((a, b) => compareFractions(b, a))
    .slice(0, questions);
  return {
    answers: marked.map((answer) => (beyond.has(answer) ? notCounted(answer) : answer)),
    maxMarks: sumFractions(mostMarks),
  };
}

function placeOf({ outcome }: MarkedAnswer): number {
  if (outcome === 'bonus') return 0;
  return outcome === 'unanswered' ? 2 : 1;
}

function notCounted({ outcome }: MarkedAnswer): MarkedAnswer {
  return {
    outcome: outcome === 'unanswered' ? 'unanswered' : 'not_counted',
    marks: ZERO,
    maxMarks: ZERO,
    counts: false,
  };
}
