import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/** Answers calls in place of the gateway for the tests of one file; other calls are faults. */
export function startServer(): SetupServer {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}

/** Answers a call, at once or when `until` allows it, and keeps what was sent to it, and whose token came along. */
export function answering(
  path: string,
  body: JsonBodyType,
  { status = 200, until }: { status?: number; until?: Promise<void> } = {},
) {
  const sent: unknown[] = [];
  const tokens: (string | null)[] = [];
  const handler = http.post(`http://localhost${path}`, async ({ request }) => {
    sent.push(await request.json());
    tokens.push(request.headers.get('Authorization'));
    await until;
    return HttpResponse.json(body, { status });
  });
  return { handler, sent, tokens };
}

/** An error in the one shape of the services. */
export function refusal(message: string, fields?: Record<string, string>) {
  return { success: false, message, error: message, code: 'refused', requestId: 'r', fields };
}
