import { apiFetch, apiOrigin } from './transport';

/** What the types of `openapi-fetch` allow for a call, as far as apps use it. */
export interface CallInit extends Omit<RequestInit, 'body' | 'method'> {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  /** By default, a body is sent as JSON. */
  bodySerializer?: (body: never) => BodyInit;
  parseAs?: 'json' | 'blob';
}

/**
 * Sends a call to a service. Its types are those of `openapi-fetch`; the package's own code is ten times as
 * long, because it also has middleware and other styles of parameters.
 *
 * @returns the response and its body: parsed as asked, or of an error as far as it is JSON
 */
export async function sendCall(
  method: string,
  path: string,
  { params = {}, body, bodySerializer, parseAs = 'json', ...init }: CallInit,
): Promise<{ response: Response; body: unknown }> {
  const headers = new Headers(init.headers);
  const isJson = body !== undefined && !bodySerializer;
  if (isJson) headers.set('Content-Type', 'application/json');
  const request = new Request(urlOf(path, params), {
    ...init,
    method,
    headers,
    ...(isJson && { body: JSON.stringify(body) }),
    ...(bodySerializer && { body: bodySerializer(body as never) }),
  });
  const response = await apiFetch(request);
  if (response.ok && parseAs === 'blob') return { response, body: await response.blob() };
  return { response, body: parse(await response.text(), response.ok) };
}

function urlOf(path: string, { path: names = {}, query = {} }: NonNullable<CallInit['params']>) {
  const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(names[name]));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${encode(name)}=${encode(value)}`],
  );
  return apiOrigin() + named + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

/** Parameters of these services are single values. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value));
}

/** Only a successful response must be JSON. */
function parse(text: string, isRequired: boolean): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isRequired) throw error;
    return text;
  }
}
