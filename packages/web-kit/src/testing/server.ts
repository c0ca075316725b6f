import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

const gatewayTime = http.get('http://localhost/api/time', () =>
  HttpResponse.json({ seconds: Date.now() / 1000 }),
);

/**
 * Responds to calls instead of the gateway, for one test file; other calls are errors. Handlers that
 * a test adds are removed after it. The gateway's clock is right.
 */
export function startServer(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers, gatewayTime);
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

/** What an error body contains; tests that do not name a code do not depend on it. */
export interface ErrorDetails {
  message: string;
  code?: string;
  fields?: Record<string, string> | undefined;
}

/** An error body in the services' format. */
export function errorBody({ message, code = 'refused', fields }: ErrorDetails) {
  return { success: false, message, error: message, code, requestId: 'r', fields };
}
