import { parseNumericAnswer } from '@abhyas/web-kit/numeric-answer';
import type {
  ProgressPayload,
  SavedProgress,
  WireResponse,
} from '../features/attempt-session/api/attempt.types';
import { answerOf, isSameAnswer, NO_ANSWER } from '../features/attempt-session/rules/answer';
import type { CallFailure } from '../features/attempt-session/rules/call-failure';
import type { OpenAttempt } from '../features/attempt-session/rules/open-attempt';
import { GRACE_MS } from '../features/attempt-session/rules/session/attempt-clock';
import type { SessionInput } from '../features/attempt-session/rules/session/event';
import { isRunning } from '../features/attempt-session/rules/session/state';
import type { SessionEffect, WritePurpose } from '../features/attempt-session/rules/session/step';
import type { DeviceProgress } from '../features/attempt-session/store/device-store';
import { isDecided, type Answer, type Progress } from '../shared/progress.types';
import { sectionOf } from '../shared/rules/paper-sections';
import { buildResponse } from './builders';
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

/** The answers, by question; without those that are not answered. */
export type Answers = Readonly<Record<string, Answer>>;

/** The first of the two locked sections ends then. */
const SECTION_MS = HOUR / 2;

/** A session with a fake device and server. Each effect is pending until an action completes it. */
export class SessionModel {
  readonly run: SessionRun;
  /** The answers that the student gave on the screen, without those that came too late. */
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

  constructor(attempt: Partial<OpenAttempt> = {}) {
    this.run = new SessionRun(attempt);
  }

  feed(input: SessionInput): readonly SessionEffect[] {
    const { run } = this;
    if (isRunning(run.state) && this.#isOpen(this.#currentIndex)) this.#answer(input);
    run.feed(input);
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

  get #currentIndex(): number {
    return this.run.state.progress.currentIndex;
  }

  /** Whether a question's section is open now: all are where the paper has one clock. */
  #isOpen(question: number): boolean {
    const { attempt, section } = this.run.state;
    if (section === undefined) return true;
    const open = this.run.at < SECTION_MS ? 0 : 1;
    return sectionOf(attempt.paper, question) === open;
  }

  #answer(input: SessionInput): void {
    const question = this.run.state.attempt.paper.questions[this.#currentIndex];
    if (!question) return;
    const { _id, kind = 'single' } = question;
    if (input.type === 'select' && kind === 'single') {
      this.#give(_id, { selectedOption: input.option });
    } else if (input.type === 'toggle' && kind === 'multiple') {
      const chosen = new Set(this.selected[_id]?.selectedOptions);
      if (!chosen.delete(input.option)) chosen.add(input.option);
      this.#give(_id, {
        selectedOption: null,
        selectedOptions: [...chosen].toSorted((a, b) => a - b),
      });
    } else if (input.type === 'enter' && kind === 'numeric') {
      this.#give(_id, { selectedOption: null, value: parseNumericAnswer(input.value) });
    } else if (input.type === 'clear') {
      this.#give(_id, NO_ANSWER);
    }
  }

  #give(id: string, answer: Answer): void {
    this.selected = answered({ ...this.selected, [id]: answerOf(answer) });
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
    const received = this.#receive(payload);
    if (outcome === 'lost') this.feed({ type: 'save-failed', failure: { kind: 'offline' } });
    else if ('kind' in received) this.feed({ type: 'save-failed', failure: received });
    else {
      const savedAt = new Date(STARTED_AT + this.run.at).toISOString();
      const { revision } = payload;
      const { refused } = received;
      this.#lose(refused, payload.responses);
      this.feed({
        type: 'saved',
        saved: {
          revision,
          savedAt,
          ...this.#timeLeft(),
          ...(refused.length > 0 && {
            refused: refused.map((questionId) => ({ questionId, code: 'section_closed' })),
          }),
        },
      });
    }
  }

  /** Stores a save; returns the questions whose answers came too late. */
  #receive({
    revision,
    responses,
  }: ProgressPayload): CallFailure | { readonly refused: readonly string[] } {
    const { server } = this;
    if (server.isOver) {
      const answersMissed = !hasGraded(server.responses, responses);
      return { kind: 'finished', by: 'elsewhere', answersMissed };
    }
    if (revision !== server.revision + 1) {
      const current = { ...server, responses: [...server.responses], currentQuestionIndex: 0 };
      return { kind: 'conflict', current: { ...current, ...this.#timeLeft() } };
    }
    const { taken, refused } = this.#take(responses);
    this.server = { ...server, revision, responses: taken };
    return { refused };
  }

  /** What is stored of a save or submit, and the questions whose answers came too late. */
  #take(responses: readonly WireResponse[]): {
    readonly taken: readonly WireResponse[];
    readonly refused: readonly string[];
  } {
    const stored = answersOf(this.server.responses);
    const refused = responses
      .filter(
        (response) =>
          this.#isLate(response.questionId) &&
          !isSameAnswer(response, stored[response.questionId] ?? NO_ANSWER),
      )
      .map(({ questionId }) => questionId);
    const merged = new Map(this.server.responses.map((it) => [it.questionId, it]));
    for (const response of responses) {
      const { questionId } = response;
      const before = merged.get(questionId) ?? buildResponse({ questionId });
      const isTaken = !refused.includes(questionId) && isLater(response, before);
      merged.set(questionId, isTaken ? response : before);
    }
    return { taken: [...merged.values()], refused };
  }

  /** Whether a question's section ended more than a minute ago. */
  #isLate(questionId: string): boolean {
    const { attempt, section } = this.run.state;
    if (section === undefined || this.run.at <= SECTION_MS + GRACE_MS) return false;
    const index = attempt.paper.questions.findIndex(({ _id }) => _id === questionId);
    return sectionOf(attempt.paper, index) === 0;
  }

  /** The student is told that answers came too late: those of the server count instead. */
  #lose(refused: readonly string[], sent: readonly WireResponse[]): void {
    const stored = answersOf(this.server.responses);
    for (const id of refused) {
      const late = sent.find(({ questionId }) => questionId === id) ?? NO_ANSWER;
      const isUnchanged = isSameAnswer(late, this.selected[id] ?? NO_ANSWER);
      if (isUnchanged) this.#give(id, stored[id] ?? NO_ANSWER);
    }
  }

  #timeLeft(): Pick<SavedProgress, 'remainingSeconds' | 'sectionRemainingSeconds'> {
    const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - this.run.at) / 1000));
    const isLocked = this.run.state.section !== undefined;
    return {
      remainingSeconds: secondsTo(HOUR),
      ...(isLocked && { sectionRemainingSeconds: [SECTION_MS, HOUR].map(secondsTo) }),
    };
  }

  #endSubmit(outcome: CallOutcome): void {
    const responses = this.submits.shift();
    if (!responses) return;
    if (outcome !== 'done' && outcome !== 'lost') {
      this.feed({ type: 'submit-failed', failure: failures[outcome] });
      return;
    }
    if (!this.server.isOver) {
      const { taken } = this.#take(responses);
      this.server = { ...this.server, responses: taken, isOver: true };
    }
    const answersMissed = !hasGraded(this.server.responses, responses);
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
  return answered(progress.byQuestion);
}

export function answersOf(responses: readonly WireResponse[]): Answers {
  return answered(Object.fromEntries(responses.map((it) => [it.questionId, it])));
}

function answered(answers: Readonly<Record<string, Answer>>): Answers {
  return Object.fromEntries(
    Object.entries(answers)
      .map(([id, answer]) => [id, answerOf(answer)] as const)
      .filter(([, answer]) => !isSameAnswer(answer, NO_ANSWER)),
  );
}

/** Whether the server graded all that was sent, but for what a later answer replaced. */
function hasGraded(graded: readonly WireResponse[], sent: readonly WireResponse[]): boolean {
  return sent.every((response) => {
    const { questionId } = response;
    const before = graded.find((it) => it.questionId === questionId) ?? buildResponse();
    return isSameAnswer(before, response) || !isLater(response, before);
  });
}

/** Whether the server takes an answer instead of the stored one. */
function isLater(response: WireResponse, before: WireResponse): boolean {
  if (!isDecided(response)) return false;
  return !isDecided(before) || response.changedAt >= before.changedAt;
}

const failures: Readonly<Record<Exclude<CallOutcome, 'done' | 'lost'>, CallFailure>> = {
  offline: { kind: 'offline' },
  busy: { kind: 'server', message: 'Busy', retryAfterMs: 4_000, isTransient: true },
  refused: { kind: 'server', message: 'No.', retryAfterMs: 0, isTransient: false },
  'signed-out': { kind: 'signed-out', retryAfterMs: 0 },
};
