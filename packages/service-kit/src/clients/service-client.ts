import { z } from 'zod';

import { SERVICE_CREDENTIAL_HEADER } from '../auth/access.guard.js';
import { dependencyDown, DomainError } from '../errors/domain-error.js';
import { currentRequestId, REQUEST_ID_HEADER } from '../http/request-context.js';

/** How to call another service. */
export interface ServiceClientOptions {
  credential: string;
  timeoutMs: number;
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

  /** @param body sent as JSON */
  post<T>(path: string, body: unknown): Promise<T> {
    return this.call<T>('POST', path, body);
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, body);
    if (answer.ok) return (await this.read(answer)) as T;
    const refusal = refusalSchema.safeParse(await this.read(answer).catch(() => undefined));
    const isOurs = answer.status >= 500 || answer.status === 401 || answer.status === 403;
    if (isOurs || !refusal.success) {
      throw dependencyDown(`${method} ${this.baseUrl} (status ${answer.status})`);
    }
    throw new DomainError(refusal.data.code, answer.status, refusal.data.message);
  }

  private async send(method: string, path: string, body: unknown): Promise<Response> {
    const requestId = currentRequestId();
    try {
      return await fetch(new URL(path, this.baseUrl), {
        method,
        headers: {
          accept: 'application/json',
          [SERVICE_CREDENTIAL_HEADER]: this.options.credential,
          ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(this.options.timeoutMs),
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
