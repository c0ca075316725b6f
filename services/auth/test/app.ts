import { createRedisClient, type RedisClient } from '@abhyas/service-kit';
import { MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import {
  createTestEnv,
  requestJson,
  startApp,
  StubServer,
  type FixedClock,
  type JsonRequest,
  type JsonResponse,
  type Replacements,
  type StubRequest,
  type StubResponse,
  type TestApp,
} from '@abhyas/service-kit/testing';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { readConfig } from '../src/config.js';
import { HASH_COST, type PasswordCost } from '../src/passwords/rules/password-cost.js';
import { authService } from '../src/service.js';

export type ApiResponse = JsonResponse<Record<string, unknown>>;

interface QueuedMail {
  to: string;
  template: string;
  data: { name: string; otp?: string; link?: { token: string }; at?: string; device?: string };
}

/** Response bodies of a stub service, by path without the query. */
export type StubBodies = Record<string, unknown>;

/** A stub service. It responds with 404 to unknown paths. */
export class StubService extends StubServer {
  readonly requestedUrls: string[] = [];
  /** POST requests in order. */
  readonly posted: { path: string; body: unknown; credential: unknown }[] = [];

  constructor(readonly responses: StubBodies = {}) {
    super();
  }

  protected respond({ method, path, headers, body: text }: StubRequest): StubResponse {
    this.requestedUrls.push(path);
    if (method === 'POST') {
      const credential = headers['x-service-credential'];
      this.posted.push({ path, body: JSON.parse(text || 'null') as unknown, credential });
    }
    const body = this.responses[path.split('?', 1)[0] ?? ''];
    return body === undefined
      ? { status: 404, body: { code: 'not_found', message: 'No.' } }
      : { body };
  }
}

/** A stub of the third-party sign-in provider. */
export class StubProvider extends StubService {
  static readonly CLIENT_ID = 'abhyas-tests';

  /** Starts it. @returns the environment variables with which auth uses it */
  async start(): Promise<Record<string, string>> {
    const url = await this.listen();
    return {
      GOOGLE_CLIENT_ID: StubProvider.CLIENT_ID,
      GOOGLE_USER_INFO_URL: `${url}/user-info`,
      GOOGLE_TOKEN_INFO_URL: `${url}/token-info`,
    };
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

/** The lowest cost: tests hash thousands of passwords. */
const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The real auth service with its own database and Redis, called over HTTP. */
export class AuthApp {
  private lastAddress = 0;

  private constructor(
    readonly running: TestApp,
    readonly env: Readonly<Record<string, string>>,
    readonly redis: RedisClient,
    private readonly mails: Queue<QueuedMail>,
  ) {}

  static start(
    variables: Readonly<Record<string, string>> = {},
    replacements: Replacements = new Map(),
  ): Promise<AuthApp> {
    return AuthApp.startWithRealCost(variables, new Map([[HASH_COST, CHEAP], ...replacements]));
  }

  /** Hashes passwords as in production. */
  static async startWithRealCost(
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
    const running = await startApp(authService(readConfig(env)), replacements);
    const redisUrl = env['REDIS_URL'] ?? '';
    const redis = createRedisClient(redisUrl);
    await redis.connect();
    const mails = new Queue<QueuedMail>('mail', { connection: redis, prefix: MAIL_QUEUE_PREFIX });
    mails.on('error', () => undefined);
    return new AuthApp(running, env, redis, mails);
  }

  async close(): Promise<void> {
    await this.mails.close();
    if (this.redis.isOpen) this.redis.destroy();
    await this.running.close();
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<ApiResponse> {
    const { address = '198.51.100.1', userAgent, browser, headers, ...rest } = options;
    const response = await requestJson<ApiResponse['body']>(`${this.running.url}${path}`, {
      ...rest,
      method,
      headers: {
        'x-real-ip': address,
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        ...browser?.headers(),
        ...headers,
      },
    });
    browser?.storeCookies(response.headers);
    return response;
  }

  post(path: string, body: unknown, options: CallOptions = {}): Promise<ApiResponse> {
    return this.call('POST', `/api/auth/${path}`, { ...options, body });
  }

  get(path: string, token?: string): Promise<ApiResponse> {
    return this.call('GET', path, token === undefined ? {} : { token });
  }

  /** Queries the service's database. */
  rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return this.running.app.get(DataSource).query<Row[]>(sql, values);
  }

  /** A client address that no call has used yet. */
  newAddress(): string {
    this.lastAddress += 1;
    return `198.18.${this.lastAddress >> 8}.${this.lastAddress & 255}`;
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

  /** Advances the clock, and with it the windows of all limits, which Redis measures in real time. */
  async advance(clock: FixedClock, seconds: number): Promise<void> {
    clock.advance(seconds);
    for (const key of await this.redis.keys('auth:limit:*')) {
      await this.redis.pExpire(key, (await this.redis.pTTL(key)) - seconds * 1000);
    }
  }

  /** Clears the gap limits between codes, so that a test need not wait. */
  async skipCodeGaps(): Promise<void> {
    const keys = await this.redis.keys('auth:limit:code-gap:*');
    if (keys.length > 0) await this.redis.del(keys);
  }
}

export interface CallOptions extends JsonRequest {
  address?: string;
  userAgent?: string;
  /** The browser that sends its cookies. Without one, the call sends none. */
  browser?: Browser;
}
