import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestOf, ResponseOf } from '@abhyas/web-kit/contract';
import type { AnswerBook, Selection } from './answer-book.ts';
import { backOffMs } from './back-off.ts';
import type { CurrentProgress, StartedAttempt, WireResponse } from './device.types.ts';
import type { GatewayCalls } from './gateway-calls.ts';
import type { Observations } from './observations.ts';
import type { Random } from './random.ts';

/** The same timeout as in our own test runner. */
const SAVE_TIMEOUT_MS = 8_000;
const SUBMIT_TIMEOUT_MS = 15_000;

/** What all devices of a run share. */
export interface DeviceWorld {
  calls: Pick<GatewayCalls, 'ask'>;
  observations: Observations;
  random: Random;
}

type Save = RequestOf<'/tests/{id}/progress', 'put'>;
type SavedProgress = ResponseOf<'/tests/{id}/progress', 'put'>;
type SubmittedAttempt = ResponseOf<'/tests/{id}/submit', 'post'>;

interface KnownAnswer extends WireResponse {
  selectedOption: number;
}

/**
 * One browser with an open attempt, which behaves like our test runner: every choice is stored and
 * then sent with all others, one save at a time. A failed save is tried again after a while. A
 * conflict is merged, the later choice of a question wins, and the result is sent again.
 */
export class Device {
  readonly attemptId: string;
  readonly questionIds: readonly string[];
  readonly #world: DeviceWorld;
  readonly #token: string;
  readonly #book: AnswerBook;
  readonly #answers = new Map<string, KnownAnswer>();
  readonly #startedAtMs: number;
  readonly #totalMs: number;
  #endsAtMs: number;
  #revision: number;
  /** The time of the oldest choice that is not acknowledged. */
  #waitingSince: number | undefined;
  #saving: Promise<void> | undefined;
  #isOver = false;

  constructor(world: DeviceWorld, token: string, book: AnswerBook, started: StartedAttempt) {
    this.#world = world;
    this.#token = token;
    this.#book = book;
    this.attemptId = started.attemptId;
    this.questionIds = started.test.questions.map(({ _id }) => _id);
    this.#revision = started.revision;
    this.#totalMs = Date.parse(started.deadline) - Date.parse(started.startedAt);
    const leftMs = started.remainingSeconds * 1000;
    this.#endsAtMs = performance.now() + leftMs;
    this.#startedAtMs = performance.now() + leftMs - this.#totalMs;
    this.#merge(started.responses);
  }

  /** Submitted, expired, or left open. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get hasTimeLeft(): boolean {
    return performance.now() < this.#endsAtMs;
  }

  /** Elapsed milliseconds of the test, by the server's clock. */
  get elapsedMs(): number {
    return performance.now() - this.#startedAtMs;
  }

  get totalMs(): number {
    return this.#totalMs;
  }

  /** The student chooses an option; it is sent at once, or with the next save. */
  select(questionId: string, option: number): void {
    if (this.#isOver) return;
    const before = this.#answers.get(questionId)?.changedAt ?? -1;
    const changedAt = Math.max(before + 1, Math.floor(this.elapsedMs));
    const selection: Selection = { questionId, option, changedAt };
    this.#book.note(selection);
    this.#answers.set(questionId, { questionId, selectedOption: option, changedAt });
    this.#waitingSince ??= performance.now();
    this.#save();
  }

  /** Waits until everything that was chosen is acknowledged, or the attempt is over. */
  async settled(): Promise<void> {
    await this.#saving;
  }

  /** Tries until a response comes; returns how the attempt ended. */
  async submit(): Promise<void> {
    for (let failures = 1; !this.#isOver; failures += 1) {
      const sent = this.#wire();
      const outcome = await this.#world.calls.ask<SubmittedAttempt>({
        step: 'submit',
        method: 'POST',
        path: `/tests/${this.attemptId}/submit`,
        token: this.#token,
        body: { responses: sent },
        timeoutMs: SUBMIT_TIMEOUT_MS,
      });
      if (outcome.kind === 'done') {
        // The attempt was graded meanwhile: it has the saved answers, and none of these.
        if (outcome.body.state === 'submitted') this.#acknowledge(sent, this.#waitingSince);
        this.#isOver = true;
      } else if (outcome.kind === 'failed') {
        await sleep(backOffMs(failures, this.#world.random(), outcome.retryAfterMs));
      } else {
        this.#isOver = true;
      }
    }
    await this.#saving;
  }

  /** The browser is closed: what was not sent by then stays here. */
  async leave(): Promise<void> {
    this.#isOver = true;
    await this.#saving;
  }

  #save(): void {
    this.#saving ??= this.#saveAll().finally(() => (this.#saving = undefined));
  }

  async #saveAll(): Promise<void> {
    let failures = 0;
    let isMerged = false;
    while (!this.#isOver && this.#waitingSince !== undefined) {
      const since = this.#waitingSince;
      const sent = this.#wire();
      this.#waitingSince = undefined;
      const outcome = await this.#trySave(sent);
      if (outcome === 'saved') {
        this.#acknowledge(sent, since);
        failures = 0;
        isMerged = false;
        continue;
      }
      this.#waitingSince = since;
      if (outcome === 'finished') {
        this.#isOver = true;
      } else if (outcome === 'conflict' && !isMerged) {
        // The server has responded: earlier failures no longer count.
        failures = 0;
        isMerged = true;
      } else {
        // Two conflicts in a row wait like a failure, so that two devices never chase each other.
        failures += 1;
        isMerged = false;
        const retryAfterMs = typeof outcome === 'number' ? outcome : 0;
        await sleep(backOffMs(failures, this.#world.random(), retryAfterMs));
      }
    }
  }

  /** Returns the min time to wait if it failed. */
  async #trySave(sent: KnownAnswer[]): Promise<'saved' | 'conflict' | 'finished' | number> {
    const body: Save = {
      revision: this.#revision + 1,
      currentQuestionIndex: 0,
      timeSpent: Math.floor(this.elapsedMs / 1000),
      responses: sent,
    };
    const outcome = await this.#world.calls.ask<SavedProgress>({
      step: 'save',
      method: 'PUT',
      path: `/tests/${this.attemptId}/progress`,
      token: this.#token,
      body,
      timeoutMs: SAVE_TIMEOUT_MS,
    });
    switch (outcome.kind) {
      case 'done':
        this.#revision = outcome.body.revision;
        this.#endsAtMs = performance.now() + outcome.body.remainingSeconds * 1000;
        return 'saved';
      case 'conflict':
        this.#revision = outcome.current.revision;
        this.#merge(outcome.current.responses);
        // An earlier try reached the server, and its response was lost.
        return holdsAll(outcome.current, sent) ? 'saved' : 'conflict';
      case 'finished':
        return 'finished';
      case 'failed':
        return outcome.retryAfterMs;
    }
  }

  #acknowledge(sent: readonly KnownAnswer[], waitingSince: number | undefined): void {
    this.#book.acknowledge(sent);
    if (waitingSince === undefined) return;
    this.#world.observations.noteWait(performance.now() - waitingSince);
  }

  #merge(responses: readonly WireResponse[]): void {
    for (const { questionId, selectedOption, changedAt } of responses) {
      const known = this.#answers.get(questionId);
      if (selectedOption === null || (known && known.changedAt >= changedAt)) continue;
      this.#answers.set(questionId, { questionId, selectedOption, changedAt });
    }
  }

  #wire(): (KnownAnswer & Save['responses'][number])[] {
    // The same time for every question, so that the results show how often it was counted.
    return [...this.#answers.values()].map((answer) => ({
      ...answer,
      timeSpent: 1,
      visited: true,
    }));
  }
}

/** Whether the server has all of these, or later choices of the same questions. */
function holdsAll({ responses }: CurrentProgress, sent: readonly KnownAnswer[]): boolean {
  const held = new Map(responses.map((response) => [response.questionId, response]));
  return sent.every(({ questionId, changedAt }) => {
    const there = held.get(questionId);
    if (!there || there.selectedOption === null) return false;
    return there.changedAt >= changedAt;
  });
}
