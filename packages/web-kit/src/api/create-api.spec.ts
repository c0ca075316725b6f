import { beforeEach, describe, expect, it } from '@jest/globals';
import { delay, http, HttpResponse } from 'msw';
import { ApiError, messageOf } from '../rules/api-error';
import { getToken, onSessionEnded, storeToken } from '../session/session';
import { startServer } from '../testing/server';
import { createApi } from './create-api';

interface NoParameters {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}
interface Paths {
  '/things': {
    parameters: NoParameters;
    get: {
      parameters: NoParameters;
      responses: {
        200: {
          headers: Record<string, unknown>;
          content: { 'application/json': { names: string[] } };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/things/{id}': {
    parameters: NoParameters;
    get: {
      parameters: { query: { q: string }; header?: never; path: { id: string }; cookie?: never };
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': object } };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

const server = startServer();
const things = 'http://localhost/things';

beforeEach(() => {
  storeToken(null);
});

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError) return failure;
  throw new Error('The call did not fail with an ApiError.');
}

describe('createApi', () => {
  it('returns the data itself and sends the token', async () => {
    storeToken('abc');
    let sent: string | null = null;
    server.use(
      http.get(things, ({ request }) => {
        sent = request.headers.get('Authorization');
        return HttpResponse.json({ names: ['a'] });
      }),
    );

    await expect(createApi<Paths>().GET('/things')).resolves.toEqual({ names: ['a'] });
    expect(sent).toBe('Bearer abc');
  });

  it('encodes the values in the path and the query', async () => {
    let url = '';
    server.use(
      http.get('*', ({ request }) => {
        ({ url } = request);
        return HttpResponse.json({});
      }),
    );
    const params = { path: { id: 'a/../b?c#d' }, query: { q: 'e&f=g h' } };
    await createApi<Paths>().GET('/things/{id}', { params });
    expect(url).toBe(`${things}/a%2F..%2Fb%3Fc%23d?q=e%26f%3Dg%20h`);
  });

  it('leaves out what has no value, and sends bodies as JSON', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*', async ({ request }) => {
        sent.push(request.url, request.headers.get('Content-Type'), await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const post = createApi<Paths>().POST as (path: string, init: object) => Promise<unknown>;
    const params = { query: { page: 0, category: undefined } };
    expect(await post('/things', { params, body: { name: 'a' } })).toBeUndefined();
    expect(sent).toEqual([`${things}?page=0`, 'application/json', { name: 'a' }]);
  });

  it('sends and returns files unchanged', async () => {
    let type: string | null = null;
    server.use(
      http.put(things, async ({ request }) => {
        type = request.headers.get('Content-Type');
        return new HttpResponse(await request.arrayBuffer());
      }),
    );
    const put = createApi<Paths>().PUT as (path: string, init: object) => Promise<Blob>;
    const answer = await put('/things', {
      body: 'bytes',
      bodySerializer: (bytes: string) => bytes,
      headers: { 'Content-Type': 'image/png' },
      parseAs: 'blob',
    });
    expect(type).toBe('image/png');
    expect(answer.size).toBe(5);
  });

  it("throws the service's error with all its fields", async () => {
    const body = {
      success: false,
      message: 'Too many tries.',
      error: 'Too many tries.',
      code: 'too_many',
      requestId: 'r1',
      fields: { email: 'Wait a little' },
    };
    server.use(
      http.get(things, () =>
        HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '7' } }),
      ),
    );

    const failure = await errorOf(createApi<Paths>().GET('/things'));
    expect(failure).toMatchObject({
      status: 429,
      code: 'too_many',
      message: 'Too many tries.',
      fields: { email: 'Wait a little' },
      requestId: 'r1',
      retryAfter: 7,
      body,
    });
    expect(messageOf(failure, 'Failed')).toBe('Too many tries.');
  });

  it.each([
    ['an error page', () => new HttpResponse('<html>', { status: 502 }), 502, 'bad_response'],
    ['no response', () => HttpResponse.error(), 0, 'network'],
    ['a success that is not JSON', () => new HttpResponse('<html>', { status: 200 }), 0, 'network'],
    ['an empty success', () => new HttpResponse(null, { status: 204 }), 200, 'bad_response'],
    ['a success with null', () => HttpResponse.json(null), 200, 'bad_response'],
  ])('turns %s into an error with a message', async (_name, respond, status, code) => {
    server.use(http.get(things, respond));

    const failure = await errorOf(createApi<Paths>().GET('/things'));
    expect(failure).toMatchObject({ status, code });
    expect(failure.message).toMatch(/\.$/);
    expect(messageOf(failure, 'Failed')).toBe('Failed');
  });

  it('ends the session on a 401 for a call with its token', async () => {
    storeToken('abc');
    const ends: unknown[] = [];
    const stop = onSessionEnded((end) => ends.push(end));
    server.use(http.get(things, () => HttpResponse.json({}, { status: 401 })));

    await errorOf(createApi<Paths>().GET('/things'));
    expect(getToken()).toBeNull();
    expect(ends).toEqual([{ expired: true }]);
    stop();
  });

  it('keeps a session that started while the rejected call was running', async () => {
    storeToken('old');
    server.use(
      http.get(things, () => {
        storeToken('new');
        return HttpResponse.json({}, { status: 401 });
      }),
    );

    await errorOf(createApi<Paths>().GET('/things'));
    expect(getToken()).toBe('new');
  });

  it('does not redirect from a screen that shows itself that the session ended', async () => {
    storeToken('abc');
    server.use(http.get(things, () => HttpResponse.json({}, { status: 401 })));
    const ends: unknown[] = [];
    const stop = onSessionEnded((end) => ends.push(end));

    await errorOf(createApi<Paths>({ staysOnScreen: true }).GET('/things'));
    stop();
    expect(getToken()).toBeNull();
    expect(ends).toEqual([{ expired: true, staysOnScreen: true }]);
  });

  it('sends the token of the replaced session at sign-in and keeps it after a wrong password', async () => {
    storeToken('abc');
    let sent: string | null = null;
    server.use(
      http.get(things, ({ request }) => {
        sent = request.headers.get('Authorization');
        return HttpResponse.json({}, { status: 401 });
      }),
    );

    await errorOf(createApi<Paths>({ replacesSession: true }).GET('/things'));
    expect(sent).toBe('Bearer abc');
    expect(getToken()).toBe('abc');
  });

  it('rejects with the AbortError of its caller', async () => {
    server.use(
      http.get(things, async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const controller = new AbortController();
    const call = createApi<Paths>().GET('/things', { signal: controller.signal });
    controller.abort();

    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
