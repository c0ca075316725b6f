import { isApiError, messageOf } from '@abhyas/web-kit';
import { waitText } from './rules/wait-text';

/**
 * What the screen says of a call that failed: the server's own sentence, else `fallback` and the
 * reason; after too many tries also how long to wait, where the sentence does not say so.
 */
export function failureText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  const message = messageOf(error, `${fallback} ${error.message}`);
  const saysHowLong = error.retryAfter === undefined || /\d/.test(message);
  return error.status === 429 && !saysHowLong
    ? `${message} Please wait ${waitText(error.retryAfter ?? 0)}.`
    : message;
}
