import type { CurrentProgress } from './device.types.ts';
import type { Observations, Step } from './observations.ts';

/** The outcome of a call, classified as in the test runner. */
export type Outcome<Body> =
  | { kind: 'done'; body: Body }
  | { kind: 'failed'; status: number; retryAfterMs: number }
  | { kind: 'conflict'; current: CurrentProgress }
  /** Submitted or expired already. */
  | { kind: 'finished' };

export interface Call {
  step: Step;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token: string;
  body?: unknown;
  timeoutMs: number;
}

interface Reply {
  status: number;
  retryAfterMs: number;
  body: unknown;
}

/**
 * The product as students reach it; records every failure. With several gateways, a call that got no response is
 * repeated at the next one, as by a load balancer or the addresses of a name.
 */
export class GatewayCalls {
  readonly #origins: readonly [string, ...string[]];
  readonly #observations: Observations;
  /** How many gateways did not respond to the owner of a token. */
  readonly #silences = new Map<string, number>();

  constructor(origins: readonly [string, ...string[]], observations: Observations) {
    this.#origins = origins;
    this.#observations = observations;
  }

  /** Records a refusal of what the product must accept separately: no fault excuses it. */
  async ask<Body>(call: Call): Promise<Outcome<Body>> {
    const reply = await this.#send(call);
    const current = currentOf(reply.body);
    if (reply.status === 200 || reply.status === 201) {
      return { kind: 'done', body: reply.body as Body };
    }
    if (reply.status === 409 && current) return { kind: 'conflict', current };
    if (reply.status === 409 || reply.status === 410) return { kind: 'finished' };
    if (reply.status >= 400 && reply.status < 500) {
      const text = JSON.stringify(reply.body)?.slice(0, 300);
      this.#observations.noteRefusal(`${call.method} ${call.path}: ${reply.status} ${text}`);
    }
    this.#observations.noteFailure(call.step, reply.status);
    return { kind: 'failed', status: reply.status, retryAfterMs: reply.retryAfterMs };
  }

  async #send({ method, path, token, body, timeoutMs }: Call): Promise<Reply> {
    try {
      const response = await fetch(`${this.#originFor(token)}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1000;
      return { status: response.status, retryAfterMs, body: await response.json() };
    } catch {
      // No response, half a response, or a timeout: the same for a client that waits.
      this.#silences.set(token, (this.#silences.get(token) ?? 0) + 1);
      return { status: 0, retryAfterMs: 0, body: undefined };
    }
  }

  /** Half of the students begin at each gateway. */
  #originFor(token: string): string {
    const turn = sumOf(token.slice(-8)) + (this.#silences.get(token) ?? 0);
    return this.#origins[turn % this.#origins.length] ?? this.#origins[0];
  }
}

function sumOf(text: string): number {
  return Buffer.from(text).reduce((sum, byte) => sum + byte, 0);
}

function currentOf(body: unknown): CurrentProgress | undefined {
  if (typeof body !== 'object' || body === null || !('current' in body)) return undefined;
  return body.current as CurrentProgress;
}
