import type { ApiPaths } from '@abhyas/web-kit';
import * as texts from '../../../texts/history';

type Query = NonNullable<ApiPaths['/api/user/test-history']['get']['parameters']['query']>;

/** The page and the filters that the URL names; what is wrong in them is for the server to say. */
export type HistoryFilters = Pick<Query, 'q' | 'examId' | 'from' | 'to' | 'sort'>;

export const SORT_OPTIONS: readonly { value: NonNullable<Query['sort']>; label: string }[] = [
  { value: '-date', label: texts.sorts['-date'] },
  { value: 'date', label: texts.sorts.date },
  { value: '-score', label: texts.sorts['-score'] },
  { value: 'score', label: texts.sorts.score },
  { value: '-accuracy', label: texts.sorts['-accuracy'] },
  { value: 'accuracy', label: texts.sorts.accuracy },
  { value: '-duration', label: texts.sorts['-duration'] },
  { value: 'duration', label: texts.sorts.duration },
];

export const DEFAULT_SORT = '-date';

/** The names of the filters in the URL and in the form, by the API's names. */
const FILTER_NAMES = ['q', 'examId', 'from', 'to', 'sort'] as const;

/** The filters that a URL or a form names; empty ones and the usual order are left out. */
export function filtersFrom(values: URLSearchParams): HistoryFilters {
  const given = FILTER_NAMES.flatMap((name) => {
    const value = (values.get(name) ?? '').trim();
    return value === '' || (name === 'sort' && value === DEFAULT_SORT) ? [] : [[name, value]];
  });
  return Object.fromEntries(given) as HistoryFilters;
}

/** Page number of a URL, from 1. */
export function pageFrom(values: URLSearchParams): number {
  const number = Number(values.get('page'));
  return Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : 1;
}

/** The query of a URL with these filters and this page. */
export function historyQuery(filters: HistoryFilters, page = 1): Record<string, string> {
  return { ...filters, ...(page > 1 && { page: String(page) }) };
}

/** Whether fewer attempts than all may be listed. */
export function isNarrowed({ sort: _sort, ...filters }: HistoryFilters): boolean {
  return Object.keys(filters).length > 0;
}
