import { QueryFailure, type QueryFailureProps } from '@abhyas/ui';

/** Replaces a page whose data could not be loaded: says that they are safe, with Retry. */
export function LoadFailure({ title, query }: Pick<QueryFailureProps, 'title' | 'query'>) {
  return (
    <QueryFailure
      title={title}
      text="Your tests and results are safe. Check your connection and try again."
      query={query}
    />
  );
}
