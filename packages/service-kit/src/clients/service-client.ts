import { EventEmitter } from 'node:events';
import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  type ParamsOption,
  type RequestBodyOption,
} from 'openapi-fetch';
import type {
  PathsWithMethod,
  RequiredKeysOf,
  SuccessResponseJSON,
} from 'openapi-typescript-helpers';
import { Pool, type Dispatcher } from 'undici';
import { z } from 'zod';
import { SERVICE_CREDENTIAL_HEADER } from '../auth/access.guard.js';
import { dependencyUnavailable, DomainError } from '../errors/domain-error.js';
import { currentRequestId, REQUEST_ID_HEADER } from '../http/request-context.js';

/** How to call another service. */
export interface ServiceClientOptions {
  credential: string;
  /** For a whole call: the connection, the retry and the body of the response. */
  timeoutMs: number;
}

/** A response's value and its ETag; null when the response has none. */
export interface TaggedResponse<T> {
  value: T;
  tag: string | null;
}

type Operation<Calls, Path, M> = Calls[Path & keyof Calls][M & keyof Calls[Path & keyof Calls]] &
  Record<string, unknown>;
type Init<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation>;
/** A call's parameters and body: required only if the operation has required ones. */
type InitParam<Operation> =
  RequiredKeysOf<Init<Operation>> extends never ? [Init<Operation>?] : [Init<Operation>];

type Data<Calls, Path, M> = SuccessResponseJSON<Operation<Calls, Path, M>>;

interface UntypedInit {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
}

interface Sending {
  /** Its `abort` event ends the request. */
  timeout: EventEmitter;
  body?: unknown;
  tag?: string | undefined;
}

const errorSchema = z.object({ code: z.string(), message: z.string() });

const serializeQuery = createQuerySerializer();

/**
 * Calls another of our services over its `/internal` routes, typed by its generated paths
 * (`new ServiceClient<CatalogueContract.paths>(…)`). A 4xx response is thrown here as the same domain
 * error. Any other error is `dependency_down`, 503.
 */
export class ServiceClient<Calls extends object> {
  /** Takes a third of the processor time of `fetch`. */
  private readonly connections: Pool;

  constructor(
    private readonly baseUrl: string,
    private readonly options: ServiceClientOptions,
  ) {
    this.connections = new Pool(new URL(baseUrl).origin, {
      connectTimeout: options.timeoutMs,
      // withinTimeout limits the whole call. These limits start again for a retry and for each chunk.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** @returns the body of the response */
  async get<Path extends PathsWithMethod<Calls, 'get'>>(
    path: Path,
    ...[init]: InitParam<Operation<Calls, Path, 'get'>>
  ): Promise<Data<Calls, Path, 'get'>> {
    return this.withinTimeout(async (timeout) =>
      this.readValue('GET', await this.send('GET', urlOf(path, init), { timeout })),
    );
  }

  /**
   * Requests a resource only when it has changed since an earlier response.
   *
   * @param tag the earlier response's ETag; without one the resource is always sent
   * @returns null when the resource has not changed
   */
  async getIfChanged<Path extends PathsWithMethod<Calls, 'get'>>(
    path: Path,
    tag: string | undefined,
    ...[init]: InitParam<Operation<Calls, Path, 'get'>>
  ): Promise<TaggedResponse<Data<Calls, Path, 'get'>> | null> {
    return this.withinTimeout(async (timeout) => {
      const response = await this.send('GET', urlOf(path, init), { timeout, tag });
      if (response.statusCode === 304) {
        await response.body.dump();
        return null;
      }
      const { etag } = response.headers;
      const value = await this.readValue<Data<Calls, Path, 'get'>>('GET', response);
      return { value, tag: typeof etag === 'string' ? etag : null };
    });
  }

  /** @returns the body of the response to a body sent as JSON */
  async post<Path extends PathsWithMethod<Calls, 'post'>>(
    path: Path,
    ...[init]: InitParam<Operation<Calls, Path, 'post'>>
  ): Promise<Data<Calls, Path, 'post'>> {
    const { body } = { ...init } as UntypedInit;
    return this.withinTimeout(async (timeout) =>
      this.readValue('POST', await this.send('POST', urlOf(path, init), { timeout, body })),
    );
  }

  /**
   * Ends a call after the timeout, however much of the response has arrived.
   *
   * @param call gets an emitter whose `abort` event ends requests. An AbortSignal for each call would
   * cost as much processor time as the request's headers.
   */
  private withinTimeout<T>(call: (timeout: EventEmitter) => Promise<T>): Promise<T> {
    const { timeoutMs } = this.options;
    return new Promise((resolve, reject) => {
      const timeout = new EventEmitter();
      const timer = setTimeout(() => {
        reject(dependencyUnavailable(`${this.baseUrl} (no full response in ${timeoutMs} ms)`));
        timeout.emit('abort');
      }, timeoutMs);
      void call(timeout)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  }

  private async readValue<T>(method: string, response: HttpResponse): Promise<T> {
    const status = response.statusCode;
    if (status >= 200 && status < 300) return (await this.read(response)) as T;
    const clientError = errorSchema.safeParse(await this.read(response).catch(() => undefined));
    const isInternalError = status >= 500 || status === 401 || status === 403;
    if (isInternalError || !clientError.success) {
      throw dependencyUnavailable(`${method} ${this.baseUrl} (status ${status})`);
    }
    throw new DomainError(clientError.data.code, status, clientError.data.message);
  }

  private async send(
    method: 'GET' | 'POST',
    path: string,
    { timeout, body, tag }: Sending,
  ): Promise<HttpResponse> {
    const requestId = currentRequestId();
    const request = (): Promise<HttpResponse> =>
      this.connections.request({
        method,
        path,
        signal: timeout,
        headers: {
          accept: 'application/json',
          [SERVICE_CREDENTIAL_HEADER]: this.options.credential,
          ...(tag !== undefined && { 'if-none-match': tag }),
          ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    try {
      return await request().catch((error: unknown) => {
        // The server may close a pooled connection in the moment in which it is used.
        if (method === 'GET' && isConnectionLost(error)) return request();
        throw error;
      });
    } catch (error) {
      throw dependencyUnavailable(this.baseUrl, error);
    }
  }

  private async read(response: HttpResponse): Promise<unknown> {
    try {
      return await response.body.json();
    } catch (error) {
      throw dependencyUnavailable(this.baseUrl, error);
    }
  }
}

type HttpResponse = Dispatcher.ResponseData;

function urlOf(path: PropertyKey, { params = {} }: UntypedInit = {}): string {
  return createFinalURL(String(path), {
    baseUrl: '',
    params,
    querySerializer: serializeQuery,
    pathSerializer: defaultPathSerializer,
  });
}

const connectionLostSchema = z.object({ code: z.enum(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']) });

/** Whether a connection ended without a response; false when it could not be made. */
function isConnectionLost(error: unknown): boolean {
  return connectionLostSchema.safeParse(error).success;
}
