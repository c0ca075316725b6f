import createClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type {
  HttpMethod,
  MediaType,
  PathsWithMethod,
  RequiredKeysOf,
} from 'openapi-typescript-helpers';
import { endSession, getToken } from '../session/session';
import { errorFromResponse, errorWithoutResponse, isAbort } from './api-error';

type Method = Extract<HttpMethod, 'get' | 'post' | 'put' | 'delete'>;

type Data<Operation extends object, Init> = NonNullable<
  FetchResponse<Operation, Init, MediaType>['data']
>;

/** The call's parameters and body: asked for only where the operation has some that it requires. */
type InitParam<Init> = RequiredKeysOf<Init> extends never ? [Init?] : [Init];

type Call<Paths extends object, M extends Method> = <
  Path extends PathsWithMethod<Paths, M>,
  Init extends MaybeOptionalInit<Paths[Path & keyof Paths], M & keyof Paths[Path & keyof Paths]>,
>(
  path: Path,
  ...init: InitParam<Init>
) => Promise<Data<Paths[Path & keyof Paths][M & keyof Paths[Path & keyof Paths]] & object, Init>>;

/** One method per verb. Each resolves to the answer's data and rejects with an `ApiError`. */
export interface Api<Paths extends object> {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  PUT: Call<Paths, 'put'>;
  DELETE: Call<Paths, 'delete'>;
}

/** How a client treats the session. */
export interface ApiOptions {
  /** Signing in: the token goes along so that its session ends when another begins; a 401 means a wrong password. */
  replacesSession?: boolean;
  /** The screen at hand says itself that the session ended: nobody is led away from it. */
  staysOnScreen?: boolean;
}

type UntypedCall = (
  path: string,
  init?: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/**
 * A client for the calls of one service, typed by its generated paths
 * (`createApi<CataloguePaths>()`). It sends the session's token; a 401 to a call that carried one
 * ends the session, upon which the shell leads to the log-in screen and back.
 */
export function createApi<Paths extends object>({
  replacesSession = false,
  staysOnScreen = false,
}: ApiOptions = {}): Api<Paths> {
  const client = createClient<Paths>({
    baseUrl: window.location.origin,
    fetch: async (request) => globalThis.fetch(request),
  });
  const unwrapped = (verb: 'GET' | 'POST' | 'PUT' | 'DELETE') => {
    const call = client[verb] as unknown as UntypedCall;
    return async (path: string, init: { headers?: object } = {}) => {
      const token = getToken();
      const headers = { ...init.headers, ...(token && { Authorization: `Bearer ${token}` }) };
      const { data, error, response } = await answered(call(path, { ...init, headers }));
      if (response.ok) return data;
      const isRefused = response.status === 401 && !replacesSession;
      if (isRefused && token !== null && token === getToken()) {
        endSession({ expired: true, ...(staysOnScreen && { staysOnScreen }) });
      }
      throw errorFromResponse(response, error);
    };
  };
  const api = {
    GET: unwrapped('GET'),
    POST: unwrapped('POST'),
    PUT: unwrapped('PUT'),
    DELETE: unwrapped('DELETE'),
  };
  return api as unknown as Api<Paths>;
}

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    // A call that its caller gave up is not a fault.
    if (isAbort(error)) throw error;
    throw errorWithoutResponse(error);
  }
}
