import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const storage = new AsyncLocalStorage<string>();

/** The header in which the gateway sends the request id. */
const HEADER = 'x-request-id';

/** The id of the request being served, or undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** The headers that pass the request id on to another server. */
export function requestIdHeaders(): Readonly<Record<string, string>> {
  const id = currentRequestId();
  return id === undefined ? {} : { [HEADER]: id };
}

/** Runs a task as a part of a request: with the gateway's id when it is valid, or else with a new one. */
export function runWithRequestId<Result>(headers: IncomingHttpHeaders, task: () => Result): Result {
  const given = headers[HEADER];
  const isValid = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given);
  return storage.run(isValid ? given : randomUUID(), task);
}
