import { describe } from '@jest/globals';
import type { DeviceProgress } from '../../store/device-store';
import type { Line, Row } from '../../../../testing/session-table';
import {
  after,
  answer,
  buildAttempt,
  connected,
  disconnected,
  effects,
  ending,
  found,
  goTo,
  lasting,
  mark,
  offline,
  on,
  options,
  placeLost,
  placeRegained,
  rested,
  saved,
  screen,
  select,
  stops,
  submit,
  submitFailed,
  submitNow,
  submitted,
  takeOver,
  testRows,
  timer,
  woken,
  writesRecord,
  written,
} from '../../../../testing/session-table';
import { initialProgress, selectOption, visitQuestion } from '../progress';

/** Another tab has answered the second question and stayed on it. */
function buildOtherTab(revision: number): DeviceProgress {
  const { paper } = buildAttempt();
  const progress = selectOption(visitQuestion(initialProgress(paper), paper, 1), 'q2', 3, 9_000);
  return { attemptId: 'attempt-1', progress, revision };
}

const returns: readonly (readonly [string, Line, readonly string[]])[] = [
  ['the student takes over', takeOver, ['take-place', 'find-record']],
  ['the other tab is closed', placeRegained, ['find-record']],
];

describe('a test in two tabs', () => {
  testRows([
    {
      title: 'is read-only while another tab has it',
      lines: [
        connected,
        answer(1),
        saved(1),
        placeLost,
        effects(stops('end', 'reading')),
        screen({ place: 'elsewhere' }),
        ...[select(2), goTo(2), mark, submit, submitNow, woken, rested, timer('reading')].flatMap(
          (line) => [line, effects()],
        ),
        options(1),
        screen({ progress: { currentIndex: 0 } }),
      ],
    },
    ...returns.map(([when, line, expected]): Row => ({
      title: `continues with the progress of the other tab when ${when}`,
      lines: [
        connected,
        answer(1),
        saved(1),
        placeLost,
        line,
        effects(...expected.map((type) => ({ type }))),
        screen({ place: 'elsewhere' }),
        found(buildOtherTab(5)),
        effects('start-timer', 'start-timer', writesRecord(false), {
          type: 'send-save',
          payload: { revision: 6, currentQuestionIndex: 1 },
        }),
        options(1, 3),
        screen({ place: 'here', progress: { currentIndex: 1 } }),
      ],
    })),
    {
      title: 'continues with its own progress if the device has none',
      lines: [
        connected,
        answer(1),
        placeLost,
        takeOver,
        found(),
        effects('start-timer', 'start-timer', writesRecord(false)),
        saved(1),
        effects('send-save'),
        options(1),
      ],
    },
    {
      title: 'does nothing on take-over in the tab that already has it',
      lines: [connected, takeOver, effects()],
    },
    {
      title: 'takes the place at the start and leaves it at the end',
      lines: [
        connected,
        effects('take-place', 'start-timer', 'start-timer', 'write-record'),
        submit,
        written('submit'),
        submitted(),
        effects('stop-timers', 'leave-place', 'remove-record'),
      ],
    },
    {
      title: 'forgets an earlier submit that failed',
      lines: [
        connected,
        submit,
        written('submit'),
        submitFailed(offline),
        placeLost,
        effects(stops('end', 'reading', 'resubmit')),
        ending({ kind: 'running' }),
        placeRegained,
        found(),
        effects('start-timer', 'start-timer', 'write-record', 'send-save'),
        screen({ place: 'here', ending: { kind: 'running' } }),
      ],
    },
    {
      title: 'continues a submit after time is up when this tab has it again',
      attempt: lasting(1_000),
      lines: [
        connected,
        after(1_000),
        timer('end'),
        written('submit'),
        submitFailed(offline),
        placeLost,
        timer('resubmit'),
        effects(),
        placeRegained,
        found(),
        effects('start-timer', 'start-timer', 'write-record', {
          type: 'write-progress',
          purpose: 'submit',
        }),
      ],
    },
    {
      title: 'is not submitted automatically while another tab has it',
      attempt: lasting(1_000),
      lines: [connected, placeLost, after(60_000), timer('end'), effects()],
    },
    {
      title: 'stays read-only if a third tab takes over during the device lookup',
      lines: [
        connected,
        placeLost,
        placeRegained,
        effects({ type: 'find-record', turn: 3 }),
        placeLost,
        on({ type: 'found', turn: 3, stored: undefined }),
        effects(),
        screen({ place: 'elsewhere' }),
      ],
    },
    {
      title: 'starts nothing if the student leaves the page during the device lookup',
      lines: [
        connected,
        placeLost,
        takeOver,
        effects('take-place', { type: 'find-record', turn: 3 }),
        disconnected,
        on({ type: 'found', turn: 3, stored: buildOtherTab(5) }),
        effects(),
      ],
    },
  ]);
});
