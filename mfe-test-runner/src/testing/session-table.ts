import { expect, it } from '@jest/globals';
import type {
  Ended,
  SavedProgress,
  WireResponse,
} from '../features/attempt-session/api/attempt.types';
import { answerOf } from '../features/attempt-session/rules/answer';
import type { CallFailure } from '../features/attempt-session/rules/call-failure';
import type { OpenAttempt } from '../features/attempt-session/rules/open-attempt';
import { initialProgress } from '../features/attempt-session/rules/progress';
import type { SaveFailure } from '../features/attempt-session/rules/save-queue';
import type { SessionInput } from '../features/attempt-session/rules/session/event';
import { reduceSession } from '../features/attempt-session/rules/session/reduce-session';
import {
  snapshotOf,
  type SessionSnapshot,
} from '../features/attempt-session/rules/session/snapshot';
import {
  initialState,
  type SessionState,
  type TimerName,
} from '../features/attempt-session/rules/session/state';
import type { SessionEffect, WritePurpose } from '../features/attempt-session/rules/session/step';
import type { DeviceProgress } from '../features/attempt-session/store/device-store';
import { questionProgress, type Answer } from '../shared/progress.types';
import { buildMixedPaper, buildPaper } from './builders';

export const STARTED_AT = Date.parse('2026-11-21T04:00:00.000Z');
export const HOUR = 3_600_000;

/** Builds an attempt of four questions that has just started, with an hour left. */
export function buildAttempt(changes: Partial<OpenAttempt> = {}): OpenAttempt {
  const paper = buildPaper(4);
  return {
    attemptId: 'attempt-1',
    userId: 'user-1',
    paper,
    progress: initialProgress(paper),
    revision: 0,
    startedAt: STARTED_AT,
    totalMs: HOUR,
    countdown: { remainingMs: HOUR, at: 0 },
    isAnchored: true,
    hasUnsent: false,
    ...changes,
  };
}

/** An attempt with this total time, none of which has passed. */
export function lasting(milliseconds: number): Partial<OpenAttempt> {
  return { totalMs: milliseconds, countdown: { remainingMs: milliseconds, at: 0 } };
}

/**
 * Two locked sections of half an hour: a single and a multiple choice, then a numeric question and a
 * single choice.
 */
export function lockedAttempt(): Partial<OpenAttempt> {
  const paper = buildMixedPaper(HOUR / 2000);
  return {
    paper,
    progress: initialProgress(paper),
    sections: [HOUR / 2, HOUR].map((remainingMs) => ({ remainingMs, at: 0 })),
  };
}

/** The questions of {@link lockedAttempt} without sections. */
export function mixedAttempt(): Partial<OpenAttempt> {
  const { questions } = buildMixedPaper();
  const paper = buildPaper(4, { questions });
  return { paper, progress: initialProgress(paper) };
}

/** Feeds events to a session and holds the effects of the last event. */
export class SessionRun {
  state: SessionState;
  at = 0;
  effects: readonly SessionEffect[] = [];

  constructor(attempt: Partial<OpenAttempt> = {}) {
    this.state = initialState(buildAttempt(attempt));
  }

  feed(input: SessionInput): void {
    const step = reduceSession(this.state, { ...input, at: this.at });
    this.state = step.state;
    this.effects = step.effects;
  }
}

/** One line of a table: an event, passing time, or an expectation. */
export type Line = (run: SessionRun) => void;

export interface Row {
  readonly title: string;
  readonly attempt?: Partial<OpenAttempt>;
  readonly lines: readonly Line[];
}

/** Declares one test per row. */
export function testRows(rows: readonly Row[]): void {
  it.each(rows.map((row) => [row.title, row] as const))('%s', (_law, { attempt, lines }) => {
    const run = new SessionRun(attempt);
    for (const line of lines) line(run);
    expect(run.at).toBeGreaterThanOrEqual(0);
  });
}

export const on =
  (input: SessionInput): Line =>
  (run) =>
    run.feed(input);

export const after =
  (milliseconds: number): Line =>
  (run) => {
    run.at += milliseconds;
  };

export const connected = on({ type: 'connected' });
export const disconnected = on({ type: 'disconnected' });
export const woken = on({ type: 'woken' });
export const drifted = (driftMs: number): Line => on({ type: 'clocks-drifted', driftMs });
export const rested = on({ type: 'rested' });
export const painted = on({ type: 'painted' });
export const submit = on({ type: 'submit' });
export const submitNow = on({ type: 'submit-now' });
export const cancelSubmit = on({ type: 'cancel-submit' });
export const takeOver = on({ type: 'take-over' });
export const lockLost = on({ type: 'lock-lost' });
export const lockRegained = on({ type: 'lock-regained' });
export const mark = on({ type: 'toggle-mark' });
export const select = (option: number): Line => on({ type: 'select', option });
export const toggle = (option: number): Line => on({ type: 'toggle', option });
export const enter = (value: string): Line => on({ type: 'enter', value });
export const leaveField = on({ type: 'leave-field' });
export const clear = on({ type: 'clear' });
export const goTo = (index: number): Line => on({ type: 'go-to', index });
export const timer = (name: TimerName): Line => on({ type: 'timer', timer: name });
export const written = (purpose: WritePurpose, isStored = true): Line =>
  on({ type: 'written', purpose, isStored });
export const saveFailed = (failure: CallFailure): Line => on({ type: 'save-failed', failure });
export const submitFailed = (failure: CallFailure): Line => on({ type: 'submit-failed', failure });
export const submitted = (ended: Ended = { by: 'submit' }): Line =>
  on({ type: 'submitted', ended });
export const found =
  (stored?: DeviceProgress): Line =>
  (run) =>
    run.feed({ type: 'found', turn: run.state.turn, stored });

/** The server has stored a save. By default the test ends an hour after the start of the page. */
export const saved =
  (revision: number, remainingSeconds?: number, sinceStart?: number): Line =>
  (run) =>
    run.feed({
      type: 'saved',
      saved: {
        revision,
        remainingSeconds: remainingSeconds ?? Math.ceil((HOUR - run.at) / 1000),
        savedAt: new Date(STARTED_AT + (sinceStart ?? run.at)).toISOString(),
      },
    });

/** As `saved`, from a server with locked sections that has refused some answers. */
export const savedInSections =
  (
    revision: number,
    sectionRemainingSeconds: number[],
    refused: NonNullable<SavedProgress['refused']> = [],
  ): Line =>
  (run) =>
    run.feed({
      type: 'saved',
      saved: {
        revision,
        remainingSeconds: sectionRemainingSeconds.at(-1) ?? 0,
        sectionRemainingSeconds,
        savedAt: new Date(STARTED_AT + run.at).toISOString(),
        ...(refused.length > 0 && { refused }),
      },
    });

/** An answer that the screen shows and the device has stored: it is sent to the server. */
export const answer = (option: number): Line => inOrder(select(option), painted, written('now'));
export const marked: Line = inOrder(mark, painted, written('now'));

function inOrder(...lines: readonly Line[]): Line {
  return (run) => {
    for (const line of lines) line(run);
  };
}

type ExpectedEffect = SessionEffect['type'] | Record<string, unknown>;

/** Expects all effects of the last event in order, each by its type or by some of its fields. */
export const effects =
  (...expected: readonly ExpectedEffect[]): Line =>
  (run) => {
    const expectedEffects = expected.map((it) => (typeof it === 'string' ? { type: it } : it));
    expect(run.effects.map(({ type }) => type)).toEqual(expectedEffects.map(({ type }) => type));
    expect(run.effects).toMatchObject(expectedEffects);
  };

/** Expects these fields of the snapshot. */
export const screen =
  (expected: { [Key in keyof SessionSnapshot]?: unknown }): Line =>
  (run) =>
    expect(snapshotOf(run.state)).toMatchObject(expected);

export const status = (saveStatus: 'saved' | 'saving' | SaveFailure): Line =>
  screen({ saveStatus });

/** Expects exactly this ending. */
export const ending =
  (expected: unknown): Line =>
  (run) =>
    expect(run.state.ending).toEqual(expected);

/** Expects these selected options of the first questions on the screen. */
export const options =
  (...expected: readonly (number | null)[]): Line =>
  ({ state: { attempt, progress } }) => {
    const ids = attempt.paper.questions.slice(0, expected.length).map(({ _id }) => _id);
    const selected = ids.map((id) => progress.byQuestion[id]?.selectedOption ?? null);
    expect(selected).toEqual(expected);
  };

/** Expects exactly this answer to a question. */
export const answered =
  (questionId: string, expected: Answer): Line =>
  ({ state: { progress } }) =>
    expect(answerOf(questionProgress(progress, questionId))).toEqual(expected);

/** Expects the question with this index on the screen. */
export const shows =
  (index: number): Line =>
  ({ state: { progress } }) =>
    expect(progress.currentIndex).toBe(index);

/** A save with these options. */
export const sends = (...selected: readonly (number | null)[]) => ({
  type: 'send-save',
  payload: { responses: selected.map((selectedOption) => ({ selectedOption })) },
});
export const sendsRevision = (revision: number) => ({ type: 'send-save', payload: { revision } });
export const sendsSubmit = (...selected: readonly (number | null)[]) => ({
  type: 'send-submit',
  responses: selected.map((selectedOption) => ({ selectedOption })),
});
export const writes = (purpose: WritePurpose, isSent: boolean) => ({
  type: 'write-progress',
  purpose,
  progress: { isSent },
});
export const writesRecord = (isSent: boolean) => ({ type: 'write-record', progress: { isSent } });
export const starts = (name: TimerName, delayMs: number) => ({
  type: 'start-timer',
  timer: name,
  delayMs,
});
export const stops = (...timers: readonly TimerName[]) => ({ type: 'stop-timers', timers });
export const backsOff = (name: TimerName, failures: number, retryAfterMs = 0) => ({
  type: 'back-off',
  timer: name,
  failures,
  retryAfterMs,
});

export const offline: CallFailure = { kind: 'offline' };
export const signedOut: CallFailure = { kind: 'signed-out', retryAfterMs: 0 };
export const busy: CallFailure = {
  kind: 'server',
  message: 'Busy',
  retryAfterMs: 4_000,
  isTransient: true,
};
export const refusal: CallFailure = {
  kind: 'server',
  message: 'Not like this.',
  retryAfterMs: 0,
  isTransient: false,
};

/** Another device has saved. */
export function conflict(revision: number, responses: WireResponse[]): CallFailure {
  const current = { revision, responses, currentQuestionIndex: 0, remainingSeconds: 3500 };
  return { kind: 'conflict', current };
}
