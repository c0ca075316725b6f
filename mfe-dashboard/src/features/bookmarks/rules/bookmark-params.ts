const MAX_LENGTH = 200;
const FILTERS = ['examId', 'subject', 'topic', 'q'] as const;

/** Which bookmarks the page shows. Empty texts filter nothing. */
export interface BookmarkFilter {
  readonly page: number;
  readonly examId: string;
  readonly subject: string;
  readonly topic: string;
  readonly q: string;
}

/** Reads the filter from the query of the page; what makes no sense there counts as absent. */
export function readFilter(params: URLSearchParams): BookmarkFilter {
  const page = Number(params.get('page'));
  const textOf = (name: string) => (params.get(name) ?? '').trim().slice(0, MAX_LENGTH);
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 1000 ? page : 1,
    examId: textOf('examId'),
    subject: textOf('subject'),
    topic: textOf('topic'),
    q: textOf('q'),
  };
}

/** The query of the page for a filter, without what filters nothing. */
export function filterParams(filter: BookmarkFilter): Record<string, string> {
  const given = FILTERS.flatMap((name) =>
    filter[name] === '' ? [] : [[name, filter[name]] as const],
  );
  return { ...Object.fromEntries(given), ...(filter.page > 1 && { page: String(filter.page) }) };
}

/** The filter after a change: a narrower choice of another exam or subject makes no sense. */
export function changeFilter(
  filter: BookmarkFilter,
  change: Partial<Omit<BookmarkFilter, 'page'>>,
): BookmarkFilter {
  return {
    ...filter,
    ...(change.examId !== undefined && { subject: '', topic: '' }),
    ...(change.subject !== undefined && { topic: '' }),
    ...change,
    page: 1,
  };
}

/** Whether anything is filtered. */
export function isFiltered(filter: BookmarkFilter): boolean {
  return FILTERS.some((name) => filter[name] !== '');
}
