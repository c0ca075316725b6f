import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Saves, type StartedTest } from '../saving-student.ts';
import { requestBytes, Visitor, type Reply } from '../visitor.ts';
import type { CrowdCall, Observations } from './observations.ts';

const SAVES = 3;
/** The gateway's own timeout is five seconds. */
const MAX_SECONDS_TO_START = 120;
const NO_REPLY: Reply = { status: 0, body: '' };

/** Takes a live test as a browser does: instructions, Start Test, saves, and the submit at its last second. */
export class CrowdStudent {
  readonly #port: number;
  readonly #token: string;
  readonly #testId: string;
  readonly #seen: Observations;
  #visitor: Visitor | undefined;

  constructor(port: number, testId: string, token: string, seen: Observations) {
    this.#port = port;
    this.#testId = testId;
    this.#token = token;
    this.#seen = seen;
  }

  /** @param began when the run began, by `performance.now` */
  async takeTest(began: number): Promise<void> {
    try {
      const cameAt = performance.now();
      await this.#untilDone('instructions', () => this.#ask('GET', `/tests/${this.#testId}`));
      const reply = await this.#untilDone('start', () =>
        this.#ask('POST', `/tests/${this.#testId}/start`),
      );
      if (reply === undefined) return;
      this.#seen.waits.push(performance.now() - cameAt);
      this.#seen.starts.push(performance.now() - began);
      await this.#takeStarted(JSON.parse(reply.body) as StartedTest);
    } finally {
      this.#visitor?.close();
    }
  }

  async #takeStarted(started: StartedTest): Promise<void> {
    const endsAt = performance.now() + started.remainingSeconds * 1000;
    const saves = new Saves(this.#token, started);
    const gapMs = (started.remainingSeconds * 1000) / (SAVES + 1);
    for (let number = 0; number < SAVES; number += 1) {
      await sleep(gapMs * (0.5 + Math.random()));
      if (performance.now() >= endsAt) break;
      await this.#timed('save', () => this.#send((visitor) => saves.send(visitor)));
    }
    await sleep(Math.max(0, endsAt - performance.now()));
    const path = `/tests/${started.attemptId}/submit`;
    const ended = await this.#untilDone('submit', () => this.#ask('POST', path, '{}'));
    if (ended) this.#seen.submitted += 1;
  }

  /** Tries again as students do: after what the server says, or after some seconds. */
  async #untilDone(call: CrowdCall, ask: () => Promise<Reply>): Promise<Reply | undefined> {
    const until = performance.now() + MAX_SECONDS_TO_START * 1000;
    while (performance.now() < until) {
      const reply = await this.#timed(call, ask);
      if (reply.status === 200 || reply.status === 201) return reply;
      const { waitSeconds } = JSON.parse(reply.body || '{}') as { waitSeconds?: number };
      if (waitSeconds !== undefined) this.#seen.turns += 1;
      await sleep((waitSeconds ?? 2) * 1000 + Math.random() * (waitSeconds ? 1_000 : 2_000));
    }
    return undefined;
  }

  async #timed(call: CrowdCall, ask: () => Promise<Reply>): Promise<Reply> {
    const began = performance.now();
    const reply = await ask();
    this.#seen.times[call].push(performance.now() - began);
    const isRefused = reply.status === 0 || reply.status >= 500;
    if (isRefused) this.#seen.noteFailure(call, reply.status);
    return reply;
  }

  #ask(method: string, path: string, body?: string): Promise<Reply> {
    const request = requestBytes(method, path, this.#token, body);
    let reply = NO_REPLY;
    return this.#send(async (visitor) => {
      reply = await visitor.ask(request);
    }).then((failed) => (failed.status === 0 ? failed : reply));
  }

  /** A broken connection is a call without a response; the next call opens another. */
  async #send(work: (visitor: Visitor) => Promise<void>): Promise<Reply> {
    try {
      this.#visitor ??= await Visitor.open(this.#port);
      await work(this.#visitor);
      return { status: 200, body: '' };
    } catch (error) {
      const status = Number(/^(\d{3}): /.exec((error as Error).message)?.[1] ?? 0);
      if (status === 0) {
        this.#visitor?.close();
        this.#visitor = undefined;
      }
      return { status, body: '' };
    }
  }
}
