import { FailureState } from '@abhyas/ui';

interface QueryFailureProps {
  title: string;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** A part of the dashboard that could not be loaded, with Retry in its place. */
export function QueryFailure({ title, query }: QueryFailureProps) {
  return (
    <FailureState
      title={title}
      text="Your tests and results are safe. Check your connection and try again."
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
