import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError } from '../stack/tool-error.ts';
import { AnswerBook } from './answer-book.ts';
import { backOffMs } from './back-off.ts';
import { Device, type DeviceWorld } from './device.ts';
import type { StartedAttempt } from './device.types.ts';
import type { Random } from './random.ts';

/** The plan of a student. */
export interface StudentPlan {
  /** Milliseconds after the first student. */
  startsAfter: number;
  /** The second device answers the questions at odd positions. */
  devices: 1 | 2;
  /** Closes the browser instead of submitting. */
  leaves: boolean;
  /** The share of the time after which answering ends; at 1 the runner submits by itself. */
  stopsAt: number;
}

const OPTIONS = 4;
const ANSWER_EVERY_MS = 2_000;
const START_TIMEOUT_MS = 15_000;

/** Chooses a student's plan at random. */
export function planStudent(random: Random, spreadMs: number, hasLeavers: boolean): StudentPlan {
  const startsAfter = random() * spreadMs;
  const devices = random() < 0.15 ? 2 : 1;
  const leaves = hasLeavers && random() < 0.2;
  const staysToTheEnd = random() < 0.5;
  const stopsAt = staysToTheEnd ? 1 : 0.75 + random() * 0.24;
  return { startsAfter, devices, leaves, stopsAt };
}

/** Takes the test once, from the start to the submit or the closed browser. */
export class Student {
  readonly token: string;
  readonly plan: StudentPlan;
  readonly book = new AnswerBook();
  readonly #world: DeviceWorld;
  #attemptId = '';

  constructor(world: DeviceWorld, token: string, plan: StudentPlan) {
    this.#world = world;
    this.token = token;
    this.plan = plan;
  }

  get attemptId(): string {
    return this.#attemptId;
  }

  async takeTest(testId: string): Promise<void> {
    await sleep(this.plan.startsAfter);
    const first = await this.#open(testId);
    this.#attemptId = first.attemptId;
    const devices = [first];
    if (this.plan.devices === 2) devices.push(await this.#open(testId));
    await Promise.all(devices.map((device, index) => this.#answer(device, index, devices.length)));
    if (this.plan.leaves) {
      await Promise.all(devices.map((device) => device.leave()));
      return;
    }
    // The second device is left open, as a real one would be.
    await first.submit();
    await Promise.all(devices.slice(1).map((device) => device.leave()));
  }

  async #open(testId: string): Promise<Device> {
    await this.#renewToken();
    for (let failures = 1; ; failures += 1) {
      const outcome = await this.#world.calls.ask<StartedAttempt>({
        step: 'start',
        method: 'POST',
        path: `/tests/${testId}/start`,
        token: this.token,
        timeoutMs: START_TIMEOUT_MS,
      });
      if (outcome.kind === 'done') {
        return new Device(this.#world, this.token, this.book, outcome.body);
      }
      if (outcome.kind === 'failed' && outcome.status === 403) {
        throw new ToolError('Students may not start the test of this run: choose another one.');
      }
      const retryAfterMs = outcome.kind === 'failed' ? outcome.retryAfterMs : 0;
      await sleep(backOffMs(failures, this.#world.random(), retryAfterMs));
    }
  }

  /** As the test runner does before a test; without a response it uses its present token. */
  async #renewToken(): Promise<void> {
    await this.#world.calls.ask({
      step: 'log in',
      method: 'GET',
      path: '/auth/me',
      token: this.token,
      timeoutMs: START_TIMEOUT_MS,
    });
  }

  async #answer(device: Device, part: number, parts: number): Promise<void> {
    const own = device.questionIds.filter((_, index) => index % parts === part);
    const mayGoOn = (): boolean =>
      !device.isOver && device.hasTimeLeft && device.elapsedMs < device.totalMs * this.plan.stopsAt;
    for (let turn = 0; mayGoOn(); turn += 1) {
      const question = own[turn % own.length];
      // Another option each time, so that an old answer can be distinguished from a new one.
      const option = ((turn % own.length) + Math.floor(turn / own.length)) % OPTIONS;
      if (question !== undefined) device.select(question, option);
      await sleep(ANSWER_EVERY_MS * (0.75 + this.#world.random() / 2));
    }
  }
}
