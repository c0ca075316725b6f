import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type {
  HttpMethod,
  MediaType,
  PathsWithMethod,
  RequiredKeysOf,
} from 'openapi-typescript-helpers';
import { badResponse, errorFromResponse, errorWithoutResponse, isAbort } from '../rules/api-error';
import { endSession, getToken } from '../session/session';
import { sendCall, type CallInit } from './send-call';

type Method = Extract<HttpMethod, 'get' | 'post' | 'put' | 'delete'>;

type Data<Operation extends object, Init> = NonNullable<
  FetchResponse<Operation, Init, MediaType>['data']
>;

/** The call's parameters and body: required only if the operation has required ones. */
type InitParam<Init> = RequiredKeysOf<Init> extends never ? [Init?] : [Init];

type Call<Paths extends object, M extends Method> = <
  Path extends PathsWithMethod<Paths, M>,
  Init extends MaybeOptionalInit<Paths[Path & keyof Paths], M & keyof Paths[Path & keyof Paths]>,
>(
  path: Path,
  ...init: InitParam<Init>
) => Promise<Data<Paths[Path & keyof Paths][M & keyof Paths[Path & keyof Paths]] & object, Init>>;

/** One method per verb. Each resolves to the response data and rejects with an `ApiError`. */
export interface Api<Paths extends object> {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  PUT: Call<Paths, 'put'>;
  DELETE: Call<Paths, 'delete'>;
}

/** How a client handles the session. */
export interface ApiOptions {
  /** For sign-in: sends the token so that its session is replaced; a 401 means a wrong password. */
  replacesSession?: boolean;
  /** The screen itself shows that the session ended: the shell does not redirect. */
  staysOnScreen?: boolean;
}

/**
 * Creates a client for the services, typed by their generated paths (`createApi<ApiPaths>()`). It
 * sends the session's token. A 401 for a call with a token ends the session; the shell then
 * redirects to the log-in screen and back.
 */
export function createApi<Paths extends object>({
  replacesSession = false,
  staysOnScreen = false,
}: ApiOptions = {}): Api<Paths> {
  const createMethod = (verb: 'GET' | 'POST' | 'PUT' | 'DELETE') => {
    return async (path: string, init: CallInit = {}) => {
      const token = getToken();
      const headers = new Headers(init.headers);
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      const { response, body } = await withNetworkError(sendCall(verb, path, { ...init, headers }));
      if (response.ok && (verb !== 'GET' || isContent(body))) return body;
      if (response.ok) throw badResponse(body);
      const isUnauthorized = response.status === 401 && !replacesSession;
      if (isUnauthorized && token !== null && token === getToken()) {
        endSession({ expired: true, ...(staysOnScreen && { staysOnScreen }) });
      }
      throw errorFromResponse(response, body);
    };
  };
  const api = {
    GET: createMethod('GET'),
    POST: createMethod('POST'),
    PUT: createMethod('PUT'),
    DELETE: createMethod('DELETE'),
  };
  return api as unknown as Api<Paths>;
}

/** What is asked for is always an object, a list or a file. A network may answer with nothing. */
function isContent(body: unknown): boolean {
  return typeof body === 'object' && body !== null;
}

async function withNetworkError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    // A call that its caller aborted is not an error.
    if (isAbort(error)) throw error;
    throw errorWithoutResponse(error);
  }
}
