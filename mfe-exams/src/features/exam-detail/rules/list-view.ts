/** Which tests of an exam the student wants to see, and in which order; all of it is in the URL. */
export interface ListView {
  /** The open tab: a category, or `''` for all tests. */
  category: string;
  /** The search text. */
  text: string;
  /** A subject, or `''` for all subjects. */
  subject: string;
  show: Show;
  sort: Sort;
  /** Groups that the student has opened, and closed. */
  opened: readonly string[];
  closed: readonly string[];
}

export const shows = ['all', 'not-taken', 'in-progress', 'taken', 'saved', 'free'] as const;
export type Show = (typeof shows)[number];

export const sorts = ['listed', 'shortest', 'longest', 'title', 'lowest-score'] as const;
export type Sort = (typeof sorts)[number];

export const maxSearchLength = 100;

/** Reads the view from the URL's query; values that nobody offers count as absent. */
export function readListView(params: URLSearchParams): ListView {
  return {
    category: params.get('category') ?? '',
    text: (params.get('q') ?? '').slice(0, maxSearchLength),
    subject: params.get('subject') ?? '',
    show: oneOf(shows, params.get('show')) ?? 'all',
    sort: oneOf(sorts, params.get('sort')) ?? 'listed',
    opened: params.getAll('open'),
    closed: params.getAll('closed'),
  };
}

/** The query of a view; what is as it is at the start is left out. */
export function writeListView(view: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.category !== '') params.set('category', view.category);
  if (view.text.trim() !== '') params.set('q', view.text.trim());
  if (view.subject !== '') params.set('subject', view.subject);
  if (view.show !== 'all') params.set('show', view.show);
  if (view.sort !== 'listed') params.set('sort', view.sort);
  for (const group of view.opened) params.append('open', group);
  for (const group of view.closed) params.append('closed', group);
  return params;
}

/** Whether the view leaves out tests of its tab. */
export function isFiltered({ text, subject, show }: ListView): boolean {
  return text.trim() !== '' || subject !== '' || show !== 'all';
}

/** The view after the student has opened or closed a group. */
export function withGroup(view: ListView, group: string, isOpen: boolean): ListView {
  const without = (groups: readonly string[]) => groups.filter((own) => own !== group);
  return isOpen
    ? { ...view, opened: [...without(view.opened), group], closed: without(view.closed) }
    : { ...view, opened: without(view.opened), closed: [...without(view.closed), group] };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | undefined {
  return values.find((own) => own === value);
}
