import { z } from 'zod';

import { SERVICE_CREDENTIAL_HEADER } from '../auth/access.guard.js';
import { dependencyDown, DomainError } from '../errors/domain-error.js';
import { currentRequestId, REQUEST_ID_HEADER } from '../http/request-context.js';

/** How to call another service. */
export interface ServiceClientOptions {
  credential: string;
  timeoutMs: number;
}

/** An answer, and by what its owner tells it from others; null where it does not. */
export interface TaggedAnswer<T> {
  value: T;
  tag: string | null;
}

const refusalSchema = z.object({ code: z.string(), message: z.string() });

/**
 * Calls another service of the house over its `/internal` routes. A refusal (4xx) is thrown as the
 * same domain error here; anything else that goes wrong is `dependency_down`, 503.
 */
export class ServiceClient {
  constructor(
    private readonly baseUrl: string,
    private readonly options: ServiceClientOptions,
  ) {}

  /** @param path path and query below the service's address */
  get<T>(path: string): Promise<T> {
    return this.call<T>('GET', path);
  }

  /**
   * Asks again for what may be the same as before.
   *
   * @param tag that of the answer had before; without one, or of another answer, the whole comes
   * @returns null when that answer still holds
   */
  async getUnless<T>(path: string, tag: string | undefined): Promise<TaggedAnswer<T> | null> {
    const answer = await this.send('GET', path, undefined, tag);
    if (answer.status === 304) return null;
    return { value: await this.accept<T>('GET', answer), tag: answer.headers.get('etag') };
  }

  /** @param body sent as JSON */
  post<T>(path: string, body: unknown): Promise<T> {
    return this.call<T>('POST', path, body);
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return this.accept<T>(method, await this.send(method, path, body));
  }

  private async accept<T>(method: string, answer: Response): Promise<T> {
    if (answer.ok) return (await this.read(answer)) as T;
    const refusal = refusalSchema.safeParse(await this.read(answer).catch(() => undefined));
    const isOurs = answer.status >= 500 || answer.status === 401 || answer.status === 403;
    if (isOurs || !refusal.success) {
      throw dependencyDown(`${method} ${this.baseUrl} (status ${answer.status})`);
    }
    throw new DomainError(refusal.data.code, answer.status, refusal.data.message);
  }

  private async send(method: string, path: string, body: unknown, tag?: string): Promise<Response> {
    const requestId = currentRequestId();
    const ask = (signal: AbortSignal): Promise<Response> =>
      fetch(new URL(path, this.baseUrl), {
        method,
        headers: {
          accept: 'application/json',
          [SERVICE_CREDENTIAL_HEADER]: this.options.credential,
          ...(tag !== undefined && { 'if-none-match': tag }),
          ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal,
      });
    const signal = AbortSignal.timeout(this.options.timeoutMs);
    try {
      return await ask(signal).catch((fault: unknown) => {
        // A kept connection may be ended by the other side in the moment in which it is used.
        if (method === 'GET' && isConnectionLost(fault)) return ask(signal);
        throw fault;
      });
    } catch (fault) {
      throw dependencyDown(this.baseUrl, fault);
    }
  }

  private async read(answer: Response): Promise<unknown> {
    try {
      return await answer.json();
    } catch (fault) {
      throw dependencyDown(this.baseUrl, fault);
    }
  }
}

const connectionLost = z.object({
  cause: z.object({ code: z.enum(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']) }),
});

/** Whether a connection ended without an answer, as against one that could not be made. */
function isConnectionLost(fault: unknown): boolean {
  return connectionLost.safeParse(fault).success;
}
