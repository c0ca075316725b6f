import { useLocation, useSearchParams } from 'react-router';
import { reviewFilterOf, type ReviewFilter } from '../rules/review-filters';

/** What the review shows: view state, stored in the URL. */
export interface ReviewState {
  /** Null while only the first mistakes are shown. */
  readonly filter: ReviewFilter | null;
  /** Null for all subjects. */
  readonly subject: string | null;
  /** From 1; it may be beyond the last page. */
  readonly page: number;
}

/** What a change leaves out goes back to its default. */
export type ReviewChange = Partial<ReviewState> & Pick<ReviewState, 'filter'>;

const FILTER = 'review';
const SUBJECT = 'subject';
const PAGE = 'page';

/** The state of the review, which the back button undoes. A change without a page goes to the first one. */
export function useReviewState(): [state: ReviewState, setState: (changes: ReviewChange) => void] {
  const [search, setSearch] = useSearchParams();
  // The attempt id may be in the navigation state only, so the state must be passed on.
  const { state } = useLocation() as { state: unknown };
  const setState = (changes: ReviewChange) => {
    setSearch(new URLSearchParams(reviewSearch(search, changes)), {
      preventScrollReset: true,
      state,
    });
  };
  const current = {
    filter: reviewFilterOf(search.get(FILTER)),
    subject: search.get(SUBJECT),
    page: pageOf(search.get(PAGE)),
  };
  return [current, setState];
}

/** The query of a URL in which the review shows something else. */
export function reviewSearch(
  search: URLSearchParams | string,
  { filter, subject = null, page = 1 }: ReviewChange,
): string {
  const changed = new URLSearchParams(search);
  setOrDelete(changed, FILTER, filter);
  setOrDelete(changed, SUBJECT, subject);
  setOrDelete(changed, PAGE, page === 1 ? null : String(page));
  return changed.toString();
}

function setOrDelete(search: URLSearchParams, name: string, value: string | null): void {
  if (value === null) search.delete(name);
  else search.set(name, value);
}

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
