import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger';
import type { Metrics } from './metrics';
import { currentRequestId, runWithRequestId } from './request-id';
import type { ProgramSettings } from './settings';
import { StartError } from './start-error';

/** What a program answers to one request. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** A program that serves pages, or parts of them. */
export interface PageProgram {
  settings: ProgramSettings;
  logger: Logger;
  metrics: Metrics;
  /** The pattern of its addresses, for metrics. */
  route: string;
  /** Answers GET and HEAD. What it throws is logged, and the response is 500. */
  answer: (request: PageCall) => Promise<Answer>;
  /** Does the work once before the program listens: the first time takes longest. It may fail. */
  warmUp?: () => Promise<unknown>;
  /** What the program needs to do its work, by name: whether it is there now. */
  checks: Readonly<Record<string, () => Promise<boolean>>>;
}

/** What a program reads of a request. */
interface PageCall {
  /** Path and query. */
  url: string;
  ifNoneMatch: string | undefined;
}

/** A program that listens. */
export interface RunningProgram {
  port: number;
  /** Ends the program once the open requests have ended. */
  stop: (reason: string) => Promise<void>;
}

const SHUTDOWN_TIMEOUT_MS = 10_000;
const WARM_UP_TIMEOUT_MS = 3_000;
/** As in the services: nothing that asks for pages sends a body. */
const MAX_BODY_BYTES = 8 * 1024;
const CLIENT_CLOSED_REQUEST = 499;

const serverOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the gateway keeps idle connections, so that it never uses one that is closing.
  keepAliveTimeout: 72_000,
  requireHostHeader: false,
} as const;

/**
 * Runs a program until SIGTERM or SIGINT, then finishes open requests and ends. When it cannot start, it writes one
 * sentence with the reason to standard error and exits with 1.
 *
 * @param prepare reads the settings and puts the program together
 */
export async function startProgram(
  prepare: () => PageProgram,
): Promise<RunningProgram | undefined> {
  try {
    const running = await listen(prepare());
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void running.stop(signal));
    }
    return running;
  } catch (error) {
    process.stderr.write(`Cannot start: ${describeStartError(error)}\n`);
    process.exit(1);
  }
}

async function listen(program: PageProgram): Promise<RunningProgram> {
  const { settings, logger } = program;
  const server = createServer(serverOptions, (request, response) => {
    runWithRequestId(request.headers, () => void respond(program, request, response));
  });
  await warmUp(program);
  await once(server.listen(settings.PORT, settings.HOST), 'listening');
  const { port } = server.address() as AddressInfo;
  logger.info({}, `Ready on http://${settings.HOST}:${port}`);
  const end = watchConnections(server);
  return {
    port,
    stop: async (reason) => {
      const limit = setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS);
      logger.info({}, `Closing (${reason})`);
      await end();
      clearTimeout(limit);
      process.exit(0);
    },
  };
}

async function warmUp({ warmUp: work, logger }: PageProgram): Promise<void> {
  if (!work) return;
  const limit = new AbortController();
  try {
    await Promise.race([work(), sleep(WARM_UP_TIMEOUT_MS, undefined, { signal: limit.signal })]);
  } catch (error) {
    // What it needs may start later.
    logger.info({ err: error }, 'No page could be rendered before the first request');
  } finally {
    limit.abort();
  }
}

/** @returns a function that closes the server: idle connections at once, others after their response */
function watchConnections(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const response of open) response.shouldKeepAlive = false;
    await closed;
  };
}

async function respond(
  program: PageProgram,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/' } = request;
  const [path = ''] = url.split(/[?#]/, 1);
  if (path.startsWith('/health/') || path === '/metrics') {
    send(response, await operatorAnswer(program, path));
    return;
  }
  watchResponse(program, request, response, path);
  const refusal = refuse(request);
  if (refusal) {
    send(response, refusal);
    return;
  }
  try {
    const ifNoneMatch = request.headers['if-none-match'];
    send(response, await program.answer({ url, ifNoneMatch }));
  } catch (error) {
    program.logger.error({ err: error }, 'The request failed');
    send(response, json(500, { code: 'failed' }));
  }
}

async function operatorAnswer(
  { checks: all, metrics, settings }: PageProgram,
  path: string,
): Promise<Answer> {
  if (path === '/metrics') {
    const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
    return { status: 200, headers, body: await metrics.read() };
  }
  const noStore = { 'Cache-Control': 'no-store' };
  if (path === '/health/live') {
    const { RELEASE_VERSION: version, RELEASE_COMMIT: commit } = settings;
    return json(200, { status: 'ok', version, commit }, noStore);
  }
  if (path !== '/health/ready') return json(404, { code: 'not_found' });
  const checks = await Promise.all(
    Object.entries(all).map(async ([name, check]) => {
      const isThere = await check().catch(() => false);
      return [name, isThere ? 'ok' : 'away'] as const;
    }),
  );
  const isReady = checks.every(([, state]) => state === 'ok');
  const body = { status: isReady ? 'ok' : 'unavailable', checks: Object.fromEntries(checks) };
  return json(isReady ? 200 : 503, body, noStore);
}

/** What needs no look at the address. */
function refuse({ method, headers }: IncomingMessage): Answer | undefined {
  if (method !== 'GET' && method !== 'HEAD') {
    return json(405, { code: 'method_not_allowed' }, { Allow: 'GET, HEAD' });
  }
  const isTooLarge =
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length']) > MAX_BODY_BYTES;
  return isTooLarge ? json(413, { code: 'too_large' }, { Connection: 'close' }) : undefined;
}

/** One line in the log for every request with any outcome, and its time for Prometheus. */
function watchResponse(
  { route, logger, metrics }: PageProgram,
  { method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  const began = performance.now();
  // The event is outside of the request's context.
  const requestId = currentRequestId();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST;
    const took = performance.now() - began;
    metrics.observe({ method, route, status }, took / 1000);
    // Without the query, which may contain what people typed.
    const line = { requestId, method, path, status, milliseconds: Math.round(took) };
    if (status === CLIENT_CLOSED_REQUEST || status === 503) logger.warn(line, 'Request failed');
    else if (status >= 500) logger.error(line, 'Request failed');
    else logger.info(line, 'Request done');
  });
}

/** An answer with a JSON body. */
export function json(
  status: number,
  body: string | object,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  // Node sends neither a body nor a length with 304.
  const length = status === 304 ? {} : { 'Content-Length': bytes.length };
  response.writeHead(status, { ...headers, ...length }).end(bytes);
}

function describeStartError(error: unknown): string {
  if (error instanceof StartError) return `${error.message}.`;
  const isObject = typeof error === 'object' && error !== null;
  if (isObject && 'code' in error && error.code === 'EADDRINUSE') {
    return 'the port is taken by another process; set PORT to a free one.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
