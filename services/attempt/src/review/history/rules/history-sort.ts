const SORT_KEYS = ['date', 'score', 'accuracy', 'duration'] as const;

type SortKey = (typeof SORT_KEYS)[number];

/** Ascending, or with `-` descending. */
export type HistorySort = SortKey | `-${SortKey}`;

export const HISTORY_SORTS: readonly HistorySort[] = SORT_KEYS.flatMap((key): HistorySort[] => [
  `-${key}`,
  key,
]);

/** The key of an order, and whether it goes down. */
export function parseSort(sort: HistorySort): { key: SortKey; isDescending: boolean } {
  const key = SORT_KEYS.find((one) => sort === one || sort === `-${one}`) ?? 'date';
  return { key, isDescending: sort.startsWith('-') };
}
