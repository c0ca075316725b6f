import type { RequestOf, ResponseOf } from '@abhyas/web-kit/contract';
import { codeOf, send, type Call, type Response } from './http.ts';
import { Mailbox } from './mailbox.ts';
import type { Account } from './target.ts';

type Verified = ResponseOf<'/api/auth/verify-email', 'post'>;

/** A browser at one client address: it stores the cookies that it receives. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #mailbox: Mailbox;

  readonly #port: number;
  from: string;

  constructor(ports: { port: number; mailPort: number }, from: string) {
    this.#port = ports.port;
    this.#mailbox = new Mailbox(ports.mailPort);
    this.from = from;
  }

  async post(path: string, json: unknown): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const call: Call = { method: 'POST', path, from: this.from, json };
    if (cookie !== '') call.headers = { cookie };
    const response = await send(this.#port, call);
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return response;
  }

  /** Registers and enters the code; returns the account with its token. */
  async signUp(email: string, password: string): Promise<Account> {
    await this.register(email, password);
    return { email, password, token: await this.verify(email) };
  }

  register(email: string, password: string): Promise<Response> {
    const person: RequestOf<'/api/auth/register', 'post'> = {
      name: 'Asha Rao',
      email,
      mobile: '9876543210',
      password,
    };
    return this.post('/api/auth/register', person);
  }

  /** Enters the newest code. */
  async verify(email: string, after = 0): Promise<string> {
    const otp = await this.#mailbox.code(email, after);
    const response = await this.post('/api/auth/verify-email', { email, otp });
    const { token } = JSON.parse(response.text || '{}') as Partial<Verified>;
    if (token === undefined) {
      throw new Error(`${email} was not verified: ${response.status} ${codeOf(response)}`);
    }
    return token;
  }

  logIn(email: string, password: string): Promise<Response> {
    return this.post('/api/auth/login', { email, password });
  }
}
