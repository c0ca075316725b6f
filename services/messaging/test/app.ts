import { CLOCK } from '@abhyas/service-kit';
import {
  createTestEnv,
  FixedClock,
  requestJson,
  startApp,
  type JsonResponse,
  type TestApp,
} from '@abhyas/service-kit/testing';
import { exampleMessagingEnv, readConfig } from '../src/config.js';
import { messagingService } from '../src/service.js';

export interface MessagingApp extends TestApp {
  clock: FixedClock;
  env: Record<string, string>;
}

/** Starts the real service on its own database and Redis. `env` extends the example values. */
export async function startMessaging(env: Record<string, string> = {}): Promise<MessagingApp> {
  const stores = await createTestEnv('messaging');
  return startReplica({ ...stores, ...exampleMessagingEnv, ...env });
}

/** Starts the service on an existing database and Redis. */
export async function startReplica(env: Record<string, string>): Promise<MessagingApp> {
  const clock = new FixedClock();
  const app = await startApp(messagingService(readConfig(env)), new Map([[CLOCK, clock]]));
  return { ...app, clock, env };
}

/** Sends JSON as the gateway does for a client at `address`. */
export function send(
  app: TestApp,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  address = '203.0.113.7',
  headers: Record<string, string> = {},
): Promise<JsonResponse> {
  return requestJson(app.url + path, {
    method,
    headers: { 'x-real-ip': address, ...headers },
    body,
  });
}
