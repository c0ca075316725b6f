import { QueryFailure, type QueryFailureProps } from '@abhyas/ui';
import * as texts from '../texts/frame';

/** Replaces a page whose data could not be loaded: says that they are safe, with Retry. */
export function LoadFailure({ title, query }: Pick<QueryFailureProps, 'title' | 'query'>) {
  return <QueryFailure title={title} text={texts.isSafe} query={query} />;
}
