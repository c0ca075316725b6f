import { readInstant } from '@abhyas/service-kit/rules';
import type { HistorySort } from './history-sort.js';

/** More words would hardly find less. */
const MAX_WORDS = 10;
const DAY_MS = 86_400_000;

/** What a student asks of the history, validated. Days are `YYYY-MM-DD` in India's time. */
export interface HistoryWishes {
  readonly q?: string;
  readonly examId?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort?: HistorySort;
}

export interface HistoryFilter {
  /** Each occurs in the name of the test or of the exam. */
  readonly words: readonly string[];
  readonly examId: string | null;
  /** Attempts started at this moment or later. */
  readonly startedFrom: Date | null;
  /** Attempts started before this moment. */
  readonly startedBefore: Date | null;
  readonly sort: HistorySort;
}

export function filterOf({
  q = '',
  examId,
  from,
  to,
  sort = '-date',
}: HistoryWishes): HistoryFilter {
  const lastDay = startOf(to);
  return {
    words: q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
    examId: examId?.toLowerCase() ?? null,
    startedFrom: startOf(from),
    startedBefore: lastDay && new Date(lastDay.getTime() + DAY_MS),
    sort,
  };
}

/** Whether all attempts pass, newest first. */
export function isUnfiltered(filter: HistoryFilter): boolean {
  const { words, examId, startedFrom, startedBefore, sort } = filter;
  return words.length === 0 && !examId && !startedFrom && !startedBefore && sort === '-date';
}

/** The first moment of a day in India's time. */
function startOf(day: string | undefined): Date | null {
  return (day !== undefined && readInstant(`${day} 00:00`)) || null;
}
