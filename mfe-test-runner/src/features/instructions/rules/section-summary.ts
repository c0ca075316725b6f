import type { Marking, Paper, Question, Section } from '../../../shared/paper.types';
import { compareFractions, parseFraction } from '../../../shared/rules/fraction';
import { sectionRanges } from '../../../shared/rules/paper-sections';
import { signedMarks } from './marks';

type Kind = NonNullable<Question['kind']>;

export interface KindCount {
  readonly kind: Kind;
  readonly count: number;
}

/** A section as the instructions show it. */
export interface SectionSummary {
  readonly section: Section;
  /** The number of its first question in the paper, from 0. */
  readonly first: number;
  /** Empty before the questions are sent. */
  readonly kinds: readonly KindCount[];
  /** The different marks of right answers, from least to most: `+1`, `+2`. */
  readonly right: readonly string[];
  /** The different marks of wrong answers, from zero to the most that one costs. */
  readonly wrong: readonly string[];
}

const KINDS: readonly Kind[] = ['single', 'multiple', 'numeric'];

/** The sections of a paper in order; none for a paper without sections. */
export function summarizeSections(paper: Paper): readonly SectionSummary[] {
  const { sections = [], questions } = paper;
  const ranges = sectionRanges(paper);
  return sections.map((section, index) => {
    const { first, end } = ranges[index] ?? { first: 0, end: 0 };
    const own = questions.slice(first, end);
    const markings = own.map(({ marking }) => marking ?? section.marking);
    return {
      section,
      first,
      kinds: kindsOf(own),
      ...marksOf(markings.length > 0 ? markings : [section.marking]),
    };
  });
}

/** How many questions of each kind there are, without those of which there are none. */
export function kindsOf(questions: readonly Question[]): readonly KindCount[] {
  return KINDS.map((kind) => ({
    kind,
    count: questions.filter((question) => (question.kind ?? 'single') === kind).length,
  })).filter(({ count }) => count > 0);
}

/** The marks of a question where those of its section or test are not the same; undefined elsewhere. */
export function ownMarks(
  paper: Paper,
  index: number,
): { readonly right: string; readonly wrong: string } | undefined {
  const summary = summarizeSections(paper).findLast(({ first }) => first <= index);
  const scheme = summary?.section.marking ?? paper.markingScheme;
  const isVaried = summary
    ? summary.right.length > 1 || summary.wrong.length > 1
    : paper.questions.some(({ marking }) => marking !== undefined);
  if (!isVaried) return undefined;
  const { correct, wrong } = paper.questions[index]?.marking ?? scheme;
  return { right: signedMarks(correct), wrong: signedMarks(wrong) };
}

function marksOf(markings: readonly Marking[]): Pick<SectionSummary, 'right' | 'wrong'> {
  const right = different(markings.map(({ correct }) => correct));
  const wrong = different(markings.map(({ wrong: marks }) => marks)).toReversed();
  return { right: right.map(signedMarks), wrong: wrong.map(signedMarks) };
}

function different(marks: readonly string[]): string[] {
  return [...new Set(marks)].toSorted((a, b) =>
    compareFractions(parseFraction(a), parseFraction(b)),
  );
}
