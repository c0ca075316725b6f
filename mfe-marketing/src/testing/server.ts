import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/** Responds to calls instead of the gateway, for one test file; other calls are errors. */
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

/** Responds to a call, at once or after `until`, and records the bodies and tokens sent to it. */
export function respondingTo(
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

/** An error body in the services' format. */
export function refusal(message: string, fields?: Record<string, string>) {
  return { success: false, message, error: message, code: 'refused', requestId: 'r', fields };
}
