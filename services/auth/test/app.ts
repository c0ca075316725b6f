import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createRedisClient, type RedisClient } from '@abhyas/service-kit';
import {
  createTestEnv,
  startApp,
  type Replacements,
  type TestApp,
} from '@abhyas/service-kit/testing';
import { Queue } from 'bullmq';

import { readConfig } from '../src/config.js';
import { defineService } from '../src/service.js';

export interface ApiResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

interface QueuedMail {
  to: string;
  template: string;
  data: { name: string; otp?: string; link?: { token: string }; at?: string; device?: string };
}

/** Response bodies of a stub service, by path without the query. */
export type StubResponses = Record<string, unknown>;

/** A stub service over real HTTP. It responds with 404 to unknown paths. */
export class StubService {
  readonly requestedUrls: string[] = [];
  /** POST requests in order. */
  readonly posted: { path: string; body: unknown; credential: unknown }[] = [];
  private server: Server | undefined;

  constructor(readonly responses: StubResponses = {}) {}

  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      this.requestedUrls.push(request.url ?? '');
      if (request.method === 'POST') this.recordPost(request);
      const body = this.responses[request.url?.split('?', 1)[0] ?? ''];
      response.statusCode = body === undefined ? 404 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body ?? { code: 'not_found', message: 'No.' }));
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  private recordPost(request: IncomingMessage): void {
    const credential = request.headers['x-service-credential'];
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || 'null') as unknown;
      this.posted.push({ path: request.url ?? '', body, credential });
    });
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}

/** A client that stores cookies and sends the headers of a browser. */
export class Browser {
  /** Values by name. */
  cookies = new Map<string, string>();

  headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      origin: 'http://localhost:8080',
      'sec-fetch-site': 'same-origin',
      ...(cookie !== '' && { cookie }),
    };
  }

  storeCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
  }
}

/** The real auth service with its own database and Redis, called over HTTP. */
export class AuthApp {
  private lastAddress = 0;

  private constructor(
    readonly running: TestApp,
    readonly env: Readonly<Record<string, string>>,
    readonly redis: RedisClient,
    private readonly mails: Queue<QueuedMail>,
  ) {}

  static async start(
    variables: Readonly<Record<string, string>> = {},
    replacements: Replacements = new Map(),
  ): Promise<AuthApp> {
    const env: Record<string, string> = {
      ...(await createTestEnv('auth')),
      CATALOGUE_URL: 'http://127.0.0.1:1',
      ATTEMPT_URL: 'http://127.0.0.1:1',
      MESSAGING_URL: 'http://127.0.0.1:1',
      SIGNING_KEY_SECRET: 'a secret for tests, long enough to be taken',
      LOGIN_SLOWDOWN_MS: '0',
      ...variables,
    };
    const running = await startApp(defineService(readConfig(env)), replacements);
    const redis = createRedisClient(env['REDIS_URL'] ?? '');
    await redis.connect();
    const mails = new Queue<QueuedMail>('mail', { connection: redis });
    return new AuthApp(running, env, redis, mails);
  }

  async close(): Promise<void> {
    await this.mails.close();
    if (this.redis.isOpen) this.redis.destroy();
    await this.running.close();
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<ApiResponse> {
    const { body, token, address, userAgent, browser, headers } = options;
    const response = await fetch(`${this.running.url}${path}`, {
      method,
      headers: {
        'x-real-ip': address ?? '198.51.100.1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...browser?.headers(),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    browser?.storeCookies(response.headers);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    };
  }

  post(path: string, body: unknown, options: CallOptions = {}): Promise<ApiResponse> {
    return this.call('POST', `/api/auth/${path}`, { ...options, body });
  }

  get(path: string, token?: string): Promise<ApiResponse> {
    return this.call('GET', path, token === undefined ? {} : { token });
  }

  /** A client address that no call has used yet. */
  newAddress(): string {
    this.lastAddress += 1;
    return `203.0.113.${this.lastAddress}`;
  }

  /** The mails queued for an address, oldest first. */
  async mailsTo(email: string): Promise<QueuedMail[]> {
    const jobs = await this.mails.getJobs(['waiting', 'delayed', 'prioritized'], 0, -1, true);
    return jobs.map((job) => job.data).filter((mail) => mail.to === email);
  }

  /** The newest code mailed to an address. */
  async codeFor(email: string): Promise<string> {
    const mails = await this.mailsTo(email);
    return mails.findLast((mail) => mail.data.otp !== undefined)?.data.otp ?? 'none was mailed';
  }

  /** The token of the newest link mailed to an address. */
  async linkFor(email: string): Promise<string> {
    const mails = await this.mailsTo(email);
    return mails.findLast((mail) => mail.data.link !== undefined)?.data.link?.token ?? 'none';
  }

  /** Clears the gap limits between codes, so that a test need not wait. */
  async skipCodeGaps(): Promise<void> {
    const keys = await this.redis.keys('auth:limit:code-gap:*');
    if (keys.length > 0) await this.redis.del(keys);
  }
}

export interface CallOptions {
  body?: unknown;
  token?: string;
  address?: string;
  userAgent?: string;
  /** The browser that sends its cookies. Without one, the call sends none. */
  browser?: Browser;
  headers?: Readonly<Record<string, string>>;
}
