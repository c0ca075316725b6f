import { badResponse } from '../rules/api-error';
import type { Check } from '../rules/body-checks';

/**
 * A call whose response is checked: networks and proxies answer for a service, with a success and another
 * body. Such a response is a failed call, which may succeed later.
 */
export async function checked<T>(call: Promise<T>, isBody: Check<T>): Promise<T> {
  const body = await call;
  if (!isBody(body)) throw badResponse(body);
  return body;
}
