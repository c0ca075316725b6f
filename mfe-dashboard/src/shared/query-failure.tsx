import { FailureState } from '@abhyas/ui';

interface QueryFailureProps {
  title: string;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Replaces a part of the dashboard that failed to load, with Retry. */
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
