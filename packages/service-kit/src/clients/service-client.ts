import { Pool, type Dispatcher } from 'undici';
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
export interface TaggedResponse<T> {
  value: T;
  tag: string | null;
}

const refusalSchema = z.object({ code: z.string(), message: z.string() });

/**
 * Calls another of our services over its `/internal` routes. A refusal (4xx) is thrown as the
 * same domain error here; anything else that goes wrong is `dependency_down`, 503.
 */
export class ServiceClient {
  /** Costs a third of the processor time of `fetch`, which is built on it. */
  private readonly connections: Pool;

  constructor(
    private readonly baseUrl: string,
    private readonly options: ServiceClientOptions,
  ) {
    this.connections = new Pool(new URL(baseUrl).origin);
  }

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
  async getUnless<T>(path: string, tag: string | undefined): Promise<TaggedResponse<T> | null> {
    const answer = await this.send('GET', path, undefined, tag);
    if (answer.statusCode === 304) {
      await answer.body.dump();
      return null;
    }
    const { etag } = answer.headers;
    const value = await this.accept<T>('GET', answer);
    return { value, tag: typeof etag === 'string' ? etag : null };
  }

  /** @param body sent as JSON */
  post<T>(path: string, body: unknown): Promise<T> {
    return this.call<T>('POST', path, body);
  }

  private async call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    return this.accept<T>(method, await this.send(method, path, body));
  }

  private async accept<T>(method: string, answer: Answer): Promise<T> {
    const status = answer.statusCode;
    if (status >= 200 && status < 300) return (await this.read(answer)) as T;
    const refusal = refusalSchema.safeParse(await this.read(answer).catch(() => undefined));
    const isOurs = status >= 500 || status === 401 || status === 403;
    if (isOurs || !refusal.success) {
      throw dependencyDown(`${method} ${this.baseUrl} (status ${status})`);
    }
    throw new DomainError(refusal.data.code, status, refusal.data.message);
  }

  private async send(
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    tag?: string,
  ): Promise<Answer> {
    const requestId = currentRequestId();
    const ask = (signal: AbortSignal): Promise<Answer> =>
      this.connections.request({
        method,
        path,
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

  private async read(answer: Answer): Promise<unknown> {
    try {
      return await answer.body.json();
    } catch (fault) {
      throw dependencyDown(this.baseUrl, fault);
    }
  }
}

type Answer = Dispatcher.ResponseData;

const connectionLost = z.object({ code: z.enum(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']) });

/** Whether a connection ended without an answer, as against one that could not be made. */
function isConnectionLost(fault: unknown): boolean {
  return connectionLost.safeParse(fault).success;
}
