import { expectOk } from '../saving-student.ts';
import type { Reply, Visitor } from '../visitor.ts';
import type { ListedTest } from './papers.ts';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request of a student's browser. */
export interface CallRequest {
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** A body that is sent unchanged. */
  photo?: Buffer;
  /** Replaces the student's own token; null for none. */
  token?: string | null;
}

/** A person who can log in. */
export interface Account {
  id: string;
  email: string;
  password: string;
}

/** A student with an account, their own connection, and another account that calls may destroy. */
export class Student {
  readonly number: number;
  readonly account: Account;
  /** For calls that end sessions, change passwords or delete the account. */
  readonly spare: Account;
  /** Finished attempts, the latest first. */
  readonly finished: { attemptId: string; testId: string }[] = [];
  token = '';
  readonly #visitor: Visitor;
  #nextTest: number;

  constructor(number: number, accounts: { account: Account; spare: Account }, visitor: Visitor) {
    this.number = number;
    this.account = accounts.account;
    this.spare = accounts.spare;
    this.#visitor = visitor;
    this.#nextTest = number;
  }

  /** Returns tests in turn, different ones for different students, and none again before a student had all. */
  nextTests(tests: readonly ListedTest[], count: number): string[] {
    return Array.from({ length: count }, () => {
      const test = tests[this.#nextTest % tests.length];
      this.#nextTest += 1;
      return test?.testId ?? '';
    });
  }

  /** A call outside of the measurement. */
  async ask<Body>(method: CallMethod, request: CallRequest): Promise<Body> {
    const reply = await this.send(requestBytes(method, request, this.token));
    expectOk(reply);
    return JSON.parse(reply.body) as Body;
  }

  send(bytes: Buffer): Promise<Reply> {
    return this.#visitor.ask(bytes);
  }

  leave(): void {
    this.#visitor.close();
  }
}

/** From the network that is reserved for benchmarks (RFC 2544). */
let lastAddress = 0;

/**
 * The bytes of a request. Each comes from another client address: limits by address would stop the
 * benchmark, which measures the calls that they let through.
 */
export function requestBytes(
  method: CallMethod,
  { path, body, photo, token }: CallRequest,
  ownToken: string,
): Buffer {
  lastAddress = (lastAddress + 1) % 65_536;
  const content = photo ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
  const bearer = token === undefined ? ownToken : token;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'User-Agent: Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile',
    `X-Forwarded-For: 198.18.${lastAddress >> 8}.${lastAddress & 255}`,
    ...(bearer === null ? [] : [`Authorization: Bearer ${bearer}`]),
    ...(content === undefined
      ? []
      : [
          `Content-Type: ${photo ? 'image/jpeg' : 'application/json'}`,
          `Content-Length: ${content.length}`,
        ]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content ?? Buffer.alloc(0)]);
}
