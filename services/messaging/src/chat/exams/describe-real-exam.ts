import * as texts from './exams.texts.js';
import { REAL_EXAMS, type RealExam, type RealPaper } from './real-exams.js';

const BY_NAME = new Map(REAL_EXAMS.map((real) => [real.exam, real]));

/** The facts of the real exam, or undefined for an exam that we have none of. */
export function realExam(name: string): RealExam | undefined {
  return BY_NAME.get(name);
}

/** Where the facts are from. Rules change every year, so each reply about them ends with it. */
export function sourceLine(real: RealExam): string {
  return texts.source(real.source, real.year, real.site);
}

/** The papers that a message asks for by name, or all of them. */
export function papersAsked(real: RealExam, text: string): readonly RealPaper[] {
  const asked = real.papers.filter((paper) => paper.asked?.test(text));
  return asked.length > 0 ? asked : real.papers;
}
