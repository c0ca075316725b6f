/** A response whose body was JSON. */
export interface JsonResponse<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A request with a JSON body. */
export interface JsonRequest {
  /** Default: GET. */
  method?: string;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Text is sent as it is, everything else as JSON. */
  body?: unknown;
}

/** Calls a service under test. The body of an empty response is `{}`. */
export async function requestJson<Body = unknown>(
  url: string,
  { method = 'GET', token, headers, body }: JsonRequest = {},
): Promise<JsonResponse<Body>> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as Body,
  };
}
