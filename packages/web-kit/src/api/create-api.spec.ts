import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getToken, onSessionEnded, storeToken } from '../session/session';
import { ApiError, messageOf } from './api-error';
import { createApi } from './create-api';

interface Nothing {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}
interface Paths {
  '/things': {
    parameters: Nothing;
    get: {
      parameters: Nothing;
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
}

const server = setupServer();
const things = 'http://localhost/things';

beforeAll(() => {
  server.listen();
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  storeToken(null);
});

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const fault: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (fault instanceof ApiError) return fault;
  throw new Error('The call did not fail with an ApiError.');
}

describe('createApi', () => {
  it('gives the data itself and sends the token', async () => {
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

  it("throws the service's fault with all that it says", async () => {
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

    const fault = await errorOf(createApi<Paths>().GET('/things'));
    expect(fault).toMatchObject({
      status: 429,
      code: 'too_many',
      message: 'Too many tries.',
      fields: { email: 'Wait a little' },
      requestId: 'r1',
      retryAfter: 7,
      body,
    });
    expect(messageOf(fault, 'Failed')).toBe('Too many tries.');
  });

  it.each([
    ['an error page', () => new HttpResponse('<html>', { status: 502 }), 502, 'bad_answer'],
    ['no answer', () => HttpResponse.error(), 0, 'network'],
    ['a success that is not JSON', () => new HttpResponse('<html>', { status: 200 }), 0, 'network'],
  ])('turns %s into a fault with a sentence', async (_name, answer, status, code) => {
    server.use(http.get(things, answer));

    const fault = await errorOf(createApi<Paths>().GET('/things'));
    expect(fault).toMatchObject({ status, code });
    expect(fault.message).toMatch(/\.$/);
    expect(messageOf(fault, 'Failed')).toBe('Failed');
  });

  it('ends the session on a 401 to a call that carried its token', async () => {
    storeToken('abc');
    const ends: unknown[] = [];
    const stop = onSessionEnded((end) => ends.push(end));
    server.use(http.get(things, () => HttpResponse.json({}, { status: 401 })));

    await errorOf(createApi<Paths>().GET('/things'));
    expect(getToken()).toBeNull();
    expect(ends).toEqual([{ expired: true }]);
    stop();
  });

  it('leaves a session alone that began while the refused call was under way', async () => {
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

  it('leaves the person where they are on a screen that says itself that the session ended', async () => {
    storeToken('abc');
    server.use(http.get(things, () => HttpResponse.json({}, { status: 401 })));
    const ends: unknown[] = [];
    const stop = onSessionEnded((end) => ends.push(end));

    await errorOf(createApi<Paths>({ staysOnScreen: true }).GET('/things'));
    stop();
    expect(getToken()).toBeNull();
    expect(ends).toEqual([{ expired: true, staysOnScreen: true }]);
  });

  it('signing in, sends the token of the session it replaces and survives a wrong password', async () => {
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

  it('passes on that its caller gave up', async () => {
    server.use(
      http.get(things, async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const giveUp = new AbortController();
    const call = createApi<Paths>().GET('/things', { signal: giveUp.signal });
    giveUp.abort();

    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
