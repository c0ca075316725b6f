import { describe, expect } from '@jest/globals';
import { remainingMs, type Countdown } from '../../../../shared/rules/countdown';
import { buildResponse } from '../../../../testing/builders';
import {
  after,
  answer,
  conflict,
  connected,
  drifted,
  effects,
  ending,
  goTo,
  HOUR,
  lasting,
  lockedAttempt,
  marked,
  offline,
  options,
  painted,
  rested,
  saved,
  saveFailed,
  STARTED_AT,
  starts,
  submit,
  testRows,
  timer,
  woken,
  writes,
  writesRecord,
  written,
  type Line,
} from '../../../../testing/session-table';
import { snapshotOf } from './snapshot';

const MINUTE = 60_000;

/** When the first answers changed, in milliseconds since the start. */
const changedAt =
  (...expected: readonly number[]): Line =>
  ({ state }) => {
    const ids = state.attempt.paper.questions.slice(0, expected.length).map(({ _id }) => _id);
    expect(ids.map((id) => state.progress.byQuestion[id]?.changedAt)).toEqual(expected);
  };

const left =
  (milliseconds: number): Line =>
  ({ state: { clock }, at }) =>
    expect(clock.countdown.remainingMs - (at - clock.countdown.at)).toBe(milliseconds);

/** The time that the screen shows: of the test, then of its locked sections. */
const shows =
  (...expected: readonly number[]): Line =>
  ({ state, at }) => {
    const { countdown, section } = snapshotOf(state);
    const shown = (it: Countdown): number => remainingMs(it, at);
    expect([countdown, ...(section?.ends ?? [])].map(shown)).toEqual(expected);
  };

describe('the clock', () => {
  testRows([
    {
      title: 'submits automatically when the time is up, and not earlier',
      attempt: lasting(5_000),
      lines: [
        connected,
        answer(2),
        saved(1, 5),
        after(4_900),
        timer('end'),
        effects(starts('end', 100)),
        ending({ kind: 'running' }),
        after(100),
        timer('end'),
        effects(writes('submit', false)),
        ending({ kind: 'submitting', isTimeUp: true, failures: 0 }),
      ],
    },
    {
      title: 'waits for a deadline that the server has moved',
      attempt: lasting(5_000),
      lines: [
        connected,
        answer(2),
        saved(1, HOUR / 1000),
        effects(starts('end', HOUR), writesRecord(false), writes('record', true)),
        after(5_000),
        timer('end'),
        effects(starts('end', HOUR - 5_000)),
        ending({ kind: 'running' }),
      ],
    },
    {
      title: 'ignores differences that rounding and latency can explain',
      lines: [connected, answer(2), after(500), saved(1, 3_600), effects(writes('record', true))],
    },
    {
      title: 'never ends a test by the clock of the device alone: it asks the server',
      attempt: { ...lasting(0), isAnchored: false, hasUnsent: true },
      lines: [
        connected,
        saveFailed(offline),
        timer('end'),
        effects({ type: 'stop-timers', timers: ['retry'] }, 'send-save'),
        ending({ kind: 'running' }),
        saveFailed(offline),
        woken,
        saved(1, HOUR / 1000),
        ending({ kind: 'running' }),
        left(HOUR),
      ],
    },
    {
      title: 'ends a test opened from the device when the server reports that the time is up',
      attempt: { ...lasting(0), isAnchored: false, hasUnsent: true },
      lines: [
        connected,
        saved(1, 0),
        effects(starts('end', 0), writesRecord(false), writes('record', true)),
        timer('end'),
        effects(writes('submit', false)),
      ],
    },
    {
      title: 'corrects times of a device clock that was ahead after a response of the server',
      // Ten minutes of the test are over; the device clock is an hour ahead and says seventy.
      attempt: {
        totalMs: 180 * MINUTE,
        countdown: { remainingMs: 110 * MINUTE, at: 0 },
        isAnchored: false,
        startedAt: STARTED_AT,
        hasUnsent: true,
      },
      lines: [
        connected,
        saveFailed(offline),
        answer(1),
        changedAt(70 * MINUTE),
        woken,
        saved(1, 170 * 60, 10 * MINUTE),
        changedAt(10 * MINUTE),
        after(2 * MINUTE),
        goTo(1),
        marked,
        saveFailed(
          conflict(7, [buildResponse({ selectedOption: 3, timeSpent: 1, changedAt: 11 * MINUTE })]),
        ),
        options(3),
        changedAt(11 * MINUTE, 12 * MINUTE),
      ],
    },
    {
      title: 'keeps the order of answers when extra time is granted',
      lines: [
        connected,
        after(600_000),
        answer(1),
        changedAt(600_000),
        saved(1),
        woken,
        saved(2, 3_600),
        effects(starts('end', HOUR), writesRecord(false), writes('record', true)),
        after(5_000),
        answer(2),
        changedAt(605_000),
      ],
    },
    {
      title:
        'is requested again when the page becomes visible, and does not change the device’s copy',
      lines: [
        connected,
        rested,
        after(60_000),
        woken,
        effects(starts('end', HOUR - 60_000), 'send-save'),
        saved(1),
        effects(writes('record', true)),
      ],
    },
    {
      title: 'shows less time after a sleep, until the server says how much is left',
      attempt: lockedAttempt(),
      lines: [
        connected,
        after(60_000),
        drifted(10 * MINUTE),
        shows(49 * MINUTE, 19 * MINUTE, 49 * MINUTE),
        effects('send-save'),
        left(59 * MINUTE),
        saved(1, 48 * 60),
        shows(48 * MINUTE, 29 * MINUTE, 59 * MINUTE),
        left(48 * MINUTE),
      ],
    },
    {
      title: 'asks again if a save was under way before the sleep',
      lines: [
        connected,
        answer(2),
        after(1_000),
        drifted(10 * MINUTE),
        effects(),
        saved(1, 3_600),
        effects('send-save'),
        shows(50 * MINUTE - 1_000),
        saved(2, 2_999),
        shows(50 * MINUTE - 1_000),
        drifted(-5 * MINUTE),
        shows(50 * MINUTE - 1_000),
      ],
    },
    {
      title: 'ends no test, and moves to no section, because the device’s clock was set ahead',
      attempt: lockedAttempt(),
      lines: [
        connected,
        drifted(2 * HOUR),
        effects('send-save'),
        saveFailed(offline),
        shows(0, 0, 0),
        timer('end'),
        effects(starts('end', HOUR)),
        ending({ kind: 'running' }),
        answer(1),
        options(1),
        drifted(-2 * HOUR),
        shows(HOUR, HOUR / 2, HOUR),
      ],
    },
    {
      title: 'does not let the student return to the test when the time runs out between tries',
      attempt: lasting(5_000),
      lines: [
        connected,
        submit,
        after(5_000),
        timer('end'),
        effects(),
        ending({ kind: 'submitting', isTimeUp: true, failures: 0 }),
      ],
    },
    {
      title: 'saves moves with the current question and the whole seconds passed',
      lines: [
        connected,
        after(2_900),
        goTo(2),
        painted,
        written('soon'),
        timer('soon'),
        effects({ type: 'send-save', payload: { currentQuestionIndex: 2, timeSpent: 2 } }),
      ],
    },
  ]);
});
