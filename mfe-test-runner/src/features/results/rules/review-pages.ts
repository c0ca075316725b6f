import type { NumberedResult } from './review-filters';

/** A page of ten questions has an end in sight, on phones too. */
export const QUESTIONS_PER_PAGE = 10;

/** One page of questions. */
export interface ReviewPage {
  readonly items: readonly NumberedResult[];
  /** From 1: the last page if a later one was requested. */
  readonly page: number;
  readonly pages: number;
}

/** Cuts the page out of all questions that are to be shown. */
export function reviewPage(all: readonly NumberedResult[], requested: number): ReviewPage {
  const pages = Math.max(1, Math.ceil(all.length / QUESTIONS_PER_PAGE));
  const page = Math.min(requested, pages);
  const start = (page - 1) * QUESTIONS_PER_PAGE;
  return { items: all.slice(start, start + QUESTIONS_PER_PAGE), page, pages };
}

/** The page that has a question; undefined if none of them has it. */
export function pageOfQuestion(all: readonly NumberedResult[], number: number): number | undefined {
  const index = all.findIndex((one) => one.number === number);
  return index === -1 ? undefined : Math.floor(index / QUESTIONS_PER_PAGE) + 1;
}
