import { EXAMS_PATH } from '@abhyas/web-kit/paths';

/** What the list shows; all of it is in the URL. */
export interface ExamListView {
  /** The search text, or `''` for all exams. */
  text: string;
  /** An exam category, or `''` for all. */
  category: string;
  page: number;
}

/** As long as the search field allows. A page from the server ignores longer values too. */
export const maxSearchLength = 200;

/** Reads the view from the URL's query; a page that is no number counts as the first. */
export function readListAddress(params: URLSearchParams): ExamListView {
  const page = Number(params.get('page'));
  return {
    text: readText(params.get('q')),
    category: readText(params.get('category')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The URL's query of a view of the list; what is as it is at the start is left out. */
export function writeListAddress({ text, category, page }: ExamListView): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== '') params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Path and query of a view of the list. */
export function listPath(view: ExamListView): string {
  const query = writeListAddress(view).toString();
  return query === '' ? EXAMS_PATH : `${EXAMS_PATH}?${query}`;
}

function readText(value: string | null): string {
  return value === null || value.length > maxSearchLength ? '' : value.trim();
}
