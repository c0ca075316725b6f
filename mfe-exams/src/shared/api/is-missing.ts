import { isApiError } from '@abhyas/web-kit';

/** Whether the server says that there is no such thing: an unknown id, or one that is no id at all. */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}
