import { QueryFailure as Failure, type QueryFailureProps } from '@abhyas/ui';

/** Replaces a part of the dashboard that failed to load, with Retry. */
export function QueryFailure(props: Omit<QueryFailureProps, 'safe'>) {
  return <Failure safe="Your tests and results are safe." {...props} />;
}
