import type { Paper } from '../paper.types';

/** The questions of a section, as places in the paper: from `first` up to but not including `end`. */
export interface QuestionRange {
  readonly first: number;
  readonly end: number;
}

/** The questions of each section, in order; none for a paper without sections. */
export function sectionRanges({ sections = [] }: Paper): readonly QuestionRange[] {
  let end = 0;
  return sections.map(({ questions }) => {
    const first = end;
    end += questions;
    return { first, end };
  });
}

/** The section of a question; -1 for a paper without sections. */
export function sectionOf(paper: Paper, question: number): number {
  return sectionRanges(paper).findIndex((range) => isWithin(range, question));
}

/** Whether each section has a clock of its own, ends by itself and cannot be left. */
export function hasLockedSections({ sections }: Paper): boolean {
  return sections !== undefined && sections.every(({ seconds }) => seconds !== null);
}

/** Whether a question belongs to a range. */
export function isWithin({ first, end }: QuestionRange, question: number): boolean {
  return question >= first && question < end;
}
