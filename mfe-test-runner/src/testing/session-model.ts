import type { ProgressPayload } from '../features/attempt-session/api/running-api';
import type { CallFailure } from '../features/attempt-session/rules/call-failure';
import type { WireResponse } from '../features/attempt-session/rules/progress';
import type { SessionInput } from '../features/attempt-session/rules/session/event';
import { isRunning } from '../features/attempt-session/rules/session/state';
import type { SessionEffect, WritePurpose } from '../features/attempt-session/rules/session/step';
import type { DeviceProgress } from '../features/attempt-session/store/device-store';
import type { Progress } from '../shared/progress.types';
import { HOUR, SessionRun, STARTED_AT } from './session-table';

/** The outcome of a call. `lost`: the request reached the server, but the response was lost. */
export type CallOutcome = 'done' | 'lost' | 'offline' | 'busy' | 'refused' | 'signed-out';

export type Action =
  | { readonly kind: 'input'; readonly input: SessionInput }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  /** The device finishes its oldest write. */
  | { readonly kind: 'write'; readonly isStored: boolean }
  | { readonly kind: 'paint' }
  | { readonly kind: 'save'; readonly outcome: CallOutcome }
  | { readonly kind: 'submit'; readonly outcome: CallOutcome }
  | { readonly kind: 'find' }
  /** One of the running timers fires. */
  | { readonly kind: 'timer'; readonly index: number };

/** The answers, by question. */
export type Answers = Readonly<Record<string, number>>;

/** A session with a fake device and server. Each effect is pending until an action completes it. */
export class SessionModel {
  readonly run = new SessionRun();
  /** The answers that the student gave on the screen. */
  selected: Answers = {};
  server: { revision: number; responses: readonly WireResponse[]; isOver: boolean } = {
    revision: 0,
    responses: [],
    isOver: false,
  };
  onDevice: DeviceProgress | undefined;
  isPaintAwaited = false;
  readonly writes: { readonly purpose: WritePurpose; readonly progress: DeviceProgress }[] = [];
  readonly saves: ProgressPayload[] = [];
  readonly submits: (readonly WireResponse[])[] = [];
  readonly finds: number[] = [];
  readonly timers = new Map<string, number>();

  feed(input: SessionInput): readonly SessionEffect[] {
    const { run } = this;
    const wasRunning = isRunning(run.state);
    run.feed(input);
    if (input.type === 'select' && wasRunning) this.#choose(input.option);
    if (input.type === 'clear' && wasRunning) this.#clear();
    for (const effect of run.effects) this.#start(effect);
    return run.effects;
  }

  do(action: Action): void {
    this.run.effects = [];
    switch (action.kind) {
      case 'input':
        return void this.feed(action.input);
      case 'wait':
        this.run.at += action.milliseconds;
        return;
      case 'paint':
        if (!this.isPaintAwaited) return;
        this.isPaintAwaited = false;
        return void this.feed({ type: 'painted' });
      case 'write':
        return this.#endWrite(action.isStored);
      case 'save':
        return this.#endSave(action.outcome);
      case 'submit':
        return this.#endSubmit(action.outcome);
      case 'find':
        return this.#endFind();
      case 'timer':
        return this.#endTimer(action.index);
    }
  }

  /** Completes all pending effects. */
  drain(): void {
    for (let rounds = 0; rounds < 200; rounds += 1) {
      const isBusy =
        this.writes.length + this.saves.length + this.submits.length + this.finds.length > 0;
      if (!isBusy && !this.isPaintAwaited) return;
      this.do({ kind: 'paint' });
      this.do({ kind: 'write', isStored: true });
      this.do({ kind: 'find' });
      this.do({ kind: 'save', outcome: 'done' });
      this.do({ kind: 'submit', outcome: 'done' });
    }
    throw new Error('The session does not come to rest.');
  }

  get #currentId(): string {
    const { attempt, progress } = this.run.state;
    return attempt.paper.questions[progress.currentIndex]?._id ?? '';
  }

  #choose(option: number): void {
    this.selected = { ...this.selected, [this.#currentId]: option };
  }

  #clear(): void {
    const id = this.#currentId;
    const others = Object.entries(this.selected).filter(([other]) => other !== id);
    this.selected = Object.fromEntries(others);
  }

  #start(effect: SessionEffect): void {
    switch (effect.type) {
      case 'after-paint':
        this.isPaintAwaited = true;
        return;
      case 'cancel-after-paint':
        this.isPaintAwaited = false;
        return;
      case 'write-record':
        this.writes.push({ purpose: 'record', progress: effect.progress });
        return;
      case 'write-progress':
        this.writes.push(effect);
        return;
      case 'send-save':
        this.saves.push(effect.payload);
        return;
      case 'send-submit':
        this.submits.push(effect.responses);
        return;
      case 'find-record':
        this.finds.push(effect.turn);
        return;
      case 'start-timer':
        this.timers.set(effect.timer, effect.delayMs);
        return;
      case 'back-off':
        this.timers.set(effect.timer, effect.retryAfterMs);
        return;
      case 'stop-timers':
        for (const timer of effect.timers) this.timers.delete(timer);
        return;
      case 'remove-record':
        this.onDevice = undefined;
        return;
      case 'acquire-lock':
      case 'release-lock':
      case 'report-device-refused':
        return;
    }
  }

  #endWrite(isStored: boolean): void {
    const write = this.writes.shift();
    if (!write) return;
    if (isStored) this.onDevice = write.progress;
    this.feed({ type: 'written', purpose: write.purpose, isStored });
  }

  #endSave(outcome: CallOutcome): void {
    const payload = this.saves.shift();
    if (!payload) return;
    if (outcome !== 'done' && outcome !== 'lost') {
      this.feed({ type: 'save-failed', failure: failures[outcome] });
      return;
    }
    const failure = this.#receive(payload);
    const remainingSeconds = Math.max(0, Math.ceil((HOUR - this.run.at) / 1000));
    if (outcome === 'lost') this.feed({ type: 'save-failed', failure: { kind: 'offline' } });
    else if (failure) this.feed({ type: 'save-failed', failure });
    else {
      const savedAt = new Date(STARTED_AT + this.run.at).toISOString();
      const { revision } = payload;
      this.feed({ type: 'saved', saved: { revision, remainingSeconds, savedAt } });
    }
  }

  #receive({ revision, responses }: ProgressPayload): CallFailure | undefined {
    const { server } = this;
    if (server.isOver) {
      const answersMissed = !hasSameAnswers(server.responses, responses);
      return { kind: 'finished', by: 'elsewhere', answersMissed };
    }
    if (revision !== server.revision + 1) {
      const remainingSeconds = Math.max(0, Math.ceil((HOUR - this.run.at) / 1000));
      const current = { ...server, responses: [...server.responses], currentQuestionIndex: 0 };
      return { kind: 'conflict', current: { ...current, remainingSeconds } };
    }
    this.server = { ...server, revision, responses };
    return undefined;
  }

  #endSubmit(outcome: CallOutcome): void {
    const responses = this.submits.shift();
    if (!responses) return;
    if (outcome !== 'done' && outcome !== 'lost') {
      this.feed({ type: 'submit-failed', failure: failures[outcome] });
      return;
    }
    if (!this.server.isOver) this.server = { ...this.server, responses, isOver: true };
    const answersMissed = !hasSameAnswers(this.server.responses, responses);
    if (outcome === 'lost') this.feed({ type: 'submit-failed', failure: { kind: 'offline' } });
    else this.feed({ type: 'submitted', ended: { by: 'submit', answersMissed } });
  }

  #endFind(): void {
    const turn = this.finds.shift();
    if (turn !== undefined) this.feed({ type: 'found', turn, stored: this.onDevice });
  }

  #endTimer(index: number): void {
    const names = this.run.state.timers.running;
    const timer = names[index % Math.max(1, names.length)];
    if (timer === undefined) return;
    this.timers.delete(timer);
    this.feed({ type: 'timer', timer });
  }
}

export function answersIn(progress: Progress): Answers {
  return Object.fromEntries(
    Object.entries(progress.byQuestion).flatMap(([id, { selectedOption }]) =>
      selectedOption === null ? [] : [[id, selectedOption]],
    ),
  );
}

export function answersOf(responses: readonly WireResponse[]): Answers {
  return Object.fromEntries(
    responses.flatMap(({ questionId, selectedOption }) =>
      selectedOption === null ? [] : [[questionId, selectedOption]],
    ),
  );
}

/** Whether the server graded what was sent: all options, and none that was cleared. */
function hasSameAnswers(graded: readonly WireResponse[], sent: readonly WireResponse[]): boolean {
  const expected = answersOf(sent);
  const existing = answersOf(graded);
  const ids = new Set([...Object.keys(expected), ...Object.keys(existing)]);
  return [...ids].every((id) => existing[id] === expected[id]);
}

const failures: Readonly<Record<Exclude<CallOutcome, 'done' | 'lost'>, CallFailure>> = {
  offline: { kind: 'offline' },
  busy: { kind: 'server', message: 'Busy', retryAfterMs: 4_000, isTransient: true },
  refused: { kind: 'server', message: 'No.', retryAfterMs: 0, isTransient: false },
  'signed-out': { kind: 'signed-out', retryAfterMs: 0 },
};
