import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerBook, Selection } from './answer-book.ts';
import { backOffMs } from './back-off.ts';
import type { CurrentProgress, StartedAttempt, WireResponse } from './device.types.ts';
import type { GatewayCalls } from './gateway-calls.ts';
import type { Observations } from './observations.ts';
import type { Random } from './random.ts';

/** As long as our own test runner waits. */
const SAVE_TIMEOUT_MS = 8_000;
const SUBMIT_TIMEOUT_MS = 15_000;

/** What all devices of a run have in common. */
export interface DeviceWorld {
  calls: Pick<GatewayCalls, 'ask'>;
  observations: Observations;
  random: Random;
}

interface SavedProgress {
  revision: number;
  remainingSeconds: number;
}

interface SubmittedAttempt {
  state: 'submitted' | 'expired';
}

type KnownAnswer = Required<Pick<WireResponse, 'questionId' | 'changedAt'>> & {
  selectedOption: number;
};

/**
 * One browser in which an attempt is open, and what our test runner does there: every choice is kept
 * and then sent with all others, one save at a time; what fails is tried again after a while; a
 * conflict is merged, the later choice of a question winning, and sent again.
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
  /** When the oldest choice was made that has not been acknowledged. */
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

  /** Submitted, expired, or left alone. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get hasTimeLeft(): boolean {
    return performance.now() < this.#endsAtMs;
  }

  /** Milliseconds of the test that have gone by, by the server's clock. */
  get elapsedMs(): number {
    return performance.now() - this.#startedAtMs;
  }

  get totalMs(): number {
    return this.#totalMs;
  }

  /** The student chooses an option; it is on its way at once, or with what goes next. */
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

  /** Goes on until an answer comes; gives how the attempt ended. */
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
        // Graded by itself meanwhile, it has what was saved and nothing of this.
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
        // The server has answered: failures from before count no more.
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

  /** Gives how long to wait at least where it did not work. */
  async #trySave(
    sent: readonly KnownAnswer[],
  ): Promise<'saved' | 'conflict' | 'finished' | number> {
    const outcome = await this.#world.calls.ask<SavedProgress>({
      step: 'save',
      method: 'PUT',
      path: `/tests/${this.attemptId}/progress`,
      token: this.#token,
      body: {
        revision: this.#revision + 1,
        currentQuestionIndex: 0,
        timeSpent: Math.floor(this.elapsedMs / 1000),
        responses: sent,
      },
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
        // An earlier try got there, and its answer got lost on the way back.
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
    for (const { questionId, selectedOption, changedAt = 0 } of responses) {
      const known = this.#answers.get(questionId);
      if (selectedOption === null || (known && known.changedAt >= changedAt)) continue;
      this.#answers.set(questionId, { questionId, selectedOption, changedAt });
    }
  }

  #wire(): (KnownAnswer & WireResponse)[] {
    // The same time at every question, so that it can be told how often it was counted.
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
    return (there.changedAt ?? 0) >= changedAt;
  });
}
