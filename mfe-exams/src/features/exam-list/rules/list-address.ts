/** What the list shows; all of it is in the URL. */
export interface ExamListView {
  /** The search text, or `''` for all exams. */
  text: string;
  /** An exam category, or `''` for all. */
  category: string;
  page: number;
}

/** Reads the view from the URL's query; a page that is no number counts as the first. */
export function readListAddress(params: URLSearchParams): ExamListView {
  const page = Number(params.get('page'));
  return {
    text: (params.get('q') ?? '').trim(),
    category: (params.get('category') ?? '').trim(),
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
