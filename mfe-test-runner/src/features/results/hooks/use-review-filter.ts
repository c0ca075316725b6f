import { useLocation, useSearchParams } from 'react-router';
import { reviewFilterOf, type ReviewFilter } from '../rules/review-filters';

const NAME = 'review';

/** The filter of the review, stored in the URL; null while only the first mistakes are shown. */
export function useReviewFilter(): [
  filter: ReviewFilter | null,
  setFilter: (filter: ReviewFilter | null) => void,
] {
  const [search, setSearch] = useSearchParams();
  // The attempt id may be in the navigation state only, so the state must be passed on.
  const { state } = useLocation() as { state: unknown };
  const setFilter = (filter: ReviewFilter | null) => {
    const changed = new URLSearchParams(search);
    if (filter === null) changed.delete(NAME);
    else changed.set(NAME, filter);
    setSearch(changed, { replace: true, preventScrollReset: true, state });
  };
  return [reviewFilterOf(search.get(NAME)), setFilter];
}
