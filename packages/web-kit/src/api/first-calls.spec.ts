import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { storeToken } from '../session/session';
import { startServer } from '../testing';
import { api } from './api';

const server = startServer();
const callsKey = Symbol.for('abhyas.first-calls');
const path = '/api/user/question-reports';

/** The responses that the page has asked for before its scripts. */
function provide(
  response: Promise<Response>,
  { token = 'mine', startedAt = performance.now() } = {},
) {
  const calls = new Map([[`${path}?attemptId=1`, { token, startedAt, response }]]);
  Object.assign(globalThis, { [callsKey]: calls });
}

const early = () => Promise.resolve(Response.json({ reports: ['early'] }));
const call = async () => api.GET(path, { params: { query: { attemptId: '1' } } });

beforeEach(() => {
  storeToken('mine');
  server.use(http.get(`http://localhost${path}`, () => HttpResponse.json({ reports: ['late'] })));
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, callsKey);
  storeToken(null);
  jest.restoreAllMocks();
});

describe('a call that the page has made already', () => {
  it('is taken once', async () => {
    provide(early());
    expect(await call()).toEqual({ reports: ['early'] });
    expect(await call()).toEqual({ reports: ['late'] });
  });

  it('is made again if it failed on its way', async () => {
    provide(Promise.reject(new TypeError('No network.')));
    expect(await call()).toEqual({ reports: ['late'] });
  });

  it('keeps its error response', async () => {
    provide(Promise.resolve(new Response('{}', { status: 404 })));
    await expect(call()).rejects.toMatchObject({ status: 404 });
  });

  it('is not taken for another session, or when it is old', async () => {
    provide(early(), { token: 'of somebody else' });
    expect(await call()).toEqual({ reports: ['late'] });
    provide(early(), { startedAt: performance.now() - 20_000 });
    expect(await call()).toEqual({ reports: ['late'] });
  });

  it('is not waited for longer than the caller wants', async () => {
    provide(new Promise(() => undefined));
    const caller = new AbortController();
    const called = api.GET(path, {
      params: { query: { attemptId: '1' } },
      signal: caller.signal,
    });
    caller.abort();
    await expect(called).rejects.toThrow('abort');
  });
});
