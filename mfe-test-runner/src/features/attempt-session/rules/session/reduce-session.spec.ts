import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sectionOf } from '../../../../shared/rules/paper-sections';
import {
  answersIn,
  answersOf,
  SessionModel,
  type Action,
  type CallOutcome,
} from '../../../../testing/session-model';
import { HOUR, lockedAttempt, mixedAttempt } from '../../../../testing/session-table';
import { openSection, timeLeft } from './attempt-clock';
import type { SessionInput } from './event';
import { reduceSession } from './reduce-session';

const input = (it: SessionInput): Action => ({ kind: 'input', input: it });

const student: fc.Arbitrary<Action> = fc.oneof(
  fc.nat(3).map((option) => input({ type: 'select', option })),
  fc.nat(3).map((option) => input({ type: 'toggle', option })),
  fc
    .constantFrom('', '-', '7', '7.0', '-0.5', '.', '१२')
    .map((value) => input({ type: 'enter', value })),
  fc.nat(3).map((index) => input({ type: 'go-to', index })),
  fc.constant(input({ type: 'toggle-mark' })),
  fc.constant(input({ type: 'clear' })),
);
const page: fc.Arbitrary<Action> = fc
  .constantFrom<SessionInput>(
    { type: 'woken' },
    { type: 'rested' },
    { type: 'clocks-drifted', driftMs: HOUR },
    { type: 'clocks-drifted', driftMs: -HOUR },
    { type: 'connected' },
    { type: 'disconnected' },
    { type: 'lock-lost' },
    { type: 'lock-regained' },
    { type: 'take-over' },
    { type: 'submit-now' },
    { type: 'cancel-submit' },
    { type: 'submit' },
    { type: 'leave-field' },
  )
  .map(input);
const outcome = fc.constantFrom<CallOutcome>(
  'done',
  'done',
  'lost',
  'offline',
  'busy',
  'refused',
  'signed-out',
);
const environment: fc.Arbitrary<Action> = fc.oneof(
  fc.constant<Action>({ kind: 'paint' }),
  fc.boolean().map((isStored): Action => ({ kind: 'write', isStored })),
  fc.constant<Action>({ kind: 'write', isStored: true }),
  outcome.map((it): Action => ({ kind: 'save', outcome: it })),
  outcome.map((it): Action => ({ kind: 'submit', outcome: it })),
  fc.constant<Action>({ kind: 'find' }),
  fc.nat(4).map((index): Action => ({ kind: 'timer', index })),
  fc
    .oneof(
      fc.nat(10_000),
      fc.nat(4_000_000),
      // Past the end of a section, within its grace period and after it.
      fc.constantFrom(HOUR / 2, HOUR / 2 + 70_000, 70_000),
    )
    .map((milliseconds): Action => ({ kind: 'wait', milliseconds })),
);

const actions = fc.array(
  fc.oneof({ arbitrary: student, weight: 4 }, { arbitrary: environment, weight: 5 }, page),
  { maxLength: 80, size: 'medium' },
);

/** Papers of one kind, of several kinds, and with locked sections. */
const papers = fc.constantFrom(
  {},
  mixedAttempt(),
  { ...mixedAttempt(), progress: { currentIndex: 2, byQuestion: {} } },
  lockedAttempt(),
);

/** Checks a property after every action of random sequences. */
function alwaysHolds(property: (model: SessionModel, action: Action) => void): void {
  fc.assert(
    fc.property(papers, actions, (attempt, sequence) => {
      const model = new SessionModel(attempt);
      model.feed({ type: 'connected' });
      for (const action of sequence) {
        model.do(action);
        property(model, action);
      }
    }),
    { numRuns: 300 },
  );
}

describe('a session, after any sequence of events', () => {
  it('loses no answer: the screen shows all that the student gave, but for those cleared or refused', () => {
    alwaysHolds(({ run, selected }) => expect(answersIn(run.state.progress)).toEqual(selected));
  });

  it('shows a question of the open section, while this tab shows the test', () => {
    alwaysHolds(({ run }) => {
      const { clock, timers, activeTab, ending, attempt, progress, section } = run.state;
      if (timers.isPaused || activeTab === 'elsewhere' || ending.kind === 'finished') return;
      // Time passes without an event only until the timer of the section.
      if (openSection(clock, run.at) !== section || section === undefined) return;
      expect(sectionOf(attempt.paper, progress.currentIndex)).toBe(section);
    });
  });

  it('has at most one save and one submit in flight', () => {
    alwaysHolds(({ saves, submits }) => {
      expect(saves.length).toBeLessThanOrEqual(1);
      expect(submits.length).toBeLessThanOrEqual(1);
    });
  });

  it('never counts below zero and never starts a timer with a negative delay', () => {
    alwaysHolds(({ run, timers }) => {
      expect(timeLeft(run.state.clock, run.at)).toBeGreaterThanOrEqual(0);
      for (const delay of timers.values()) expect(delay).toBeGreaterThanOrEqual(0);
    });
  });

  it('has the status saved only for answers that the server has', () => {
    alwaysHolds(({ run, server, selected }) => {
      const { saves, device, ending } = run.state;
      if (saves.status !== 'saved' || ending.kind === 'finished') return;
      // The status changes in the same frame as the answers.
      if (device.unpainted.length === 0) expect(answersOf(server.responses)).toEqual(selected);
    });
  });

  it('marks a device record as sent only if the server has every answer', () => {
    alwaysHolds(({ run, server }) => {
      for (const effect of run.effects) {
        if (effect.type !== 'write-progress' && effect.type !== 'write-record') continue;
        const { isSent, progress } = effect.progress;
        if (isSent) expect(answersOf(server.responses)).toEqual(answersIn(progress));
      }
    });
  });

  it('runs exactly the timers of its state, and none while it is paused', () => {
    alwaysHolds(({ run, timers }) => {
      const { running, isPaused } = run.state.timers;
      expect([...timers.keys()].toSorted()).toEqual([...running].toSorted());
      if (isPaused) expect(running).toEqual([]);
    });
  });

  it('writes nothing while another tab has the test', () => {
    alwaysHolds(({ run }, action) => {
      const isLosing = action.kind === 'input' && action.input.type === 'lock-lost';
      if (run.state.activeTab === 'here' || isLosing) return;
      expect(run.effects.filter(({ type }) => type.startsWith('write'))).toEqual([]);
    });
  });

  it('stays finished and sends no more calls', () => {
    let finishedBefore = false;
    alwaysHolds(({ run }, action) => {
      const isFinished = run.state.ending.kind === 'finished';
      if (finishedBefore && isFinished && action.kind === 'input') {
        expect(run.effects.filter(({ type }) => type.startsWith('send'))).toEqual([]);
      }
      finishedBefore = isFinished;
    });
  });

  it('returns the same step for the same state and event, and mutates neither', () => {
    alwaysHolds(({ run }) => {
      const before = JSON.stringify(run.state);
      const event = { type: 'woken' as const, at: run.at };
      expect(reduceSession(run.state, event)).toEqual(reduceSession(run.state, event));
      expect(JSON.stringify(run.state)).toBe(before);
    });
  });

  it('saves every answer on the server once all calls succeed', () => {
    fc.assert(
      fc.property(papers, actions, (attempt, sequence) => {
        const model = new SessionModel(attempt);
        model.feed({ type: 'connected' });
        for (const action of sequence) model.do(action);
        recoverAll(model);
        if (model.server.isOver) return;
        expect(answersOf(model.server.responses)).toEqual(model.selected);
        expect(model.run.state.saves.status).toBe('saved');
      }),
      { numRuns: 500 },
    );
  });

  it('reports an answer that was not graded', () => {
    fc.assert(
      fc.property(papers, actions, (attempt, sequence) => {
        const model = new SessionModel(attempt);
        model.feed({ type: 'connected' });
        for (const action of sequence) model.do(action);
        recoverAll(model);
        const { ending } = model.run.state;
        if (ending.kind !== 'finished' || ending.by.endsWith('before-last')) return;
        expect(answersOf(model.server.responses)).toEqual(model.selected);
      }),
      { numRuns: 500 },
    );
  });
});

/** The network, the device and the tab are back, and all calls succeed. */
function recoverAll(model: SessionModel): void {
  model.drain();
  if (model.run.state.activeTab === 'elsewhere') model.feed({ type: 'take-over' });
  model.drain();
  model.feed({ type: 'connected' });
  model.feed({ type: 'woken' });
  model.drain();
}
