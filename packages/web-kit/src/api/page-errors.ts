import type { DehydratedState } from '@tanstack/react-query';
import { ApiError, isApiError } from '../rules/api-error';

type QueryState = DehydratedState['queries'][number]['state'];

/** What a page carries of an error: nothing that differs between two requests. */
type SentError = Pick<ApiError, 'status' | 'code' | 'message'>;

const arrived = new WeakSet<Error>();

/** Makes what did not load a part of a page's data. */
export function sendableErrors(state: QueryState): QueryState {
  if (!isApiError(state.error)) return state;
  const { status, code, message } = state.error;
  const error = { status, code, message } satisfies SentError;
  return { ...state, error: error as ApiError, fetchFailureReason: null };
}

/** Takes over what did not load from a page's data. */
export function takeErrors(state: QueryState, errorUpdatedAt: number): QueryState {
  if (state.error === null) return state;
  const { status, code, message } = state.error as ApiError;
  const error = new ApiError({ status, code, message, body: { code, message } });
  arrived.add(error);
  return { ...state, error, errorUpdatedAt };
}

/** Whether the error arrived with the page, whose HTML shows it: to fetch again would replace it by a skeleton. */
export function hasArrivedWithPage(error: Error | null): boolean {
  return error !== null && arrived.has(error);
}
