import { describe } from '@jest/globals';
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
  lockLost,
  lockRegained,
  mark,
  offline,
  on,
  options,
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
  type Line,
  type Row,
} from '../../../../testing/session-table';
import type { DeviceProgress } from '../../store/device-store';
import { initialProgress, selectOption, visitQuestion } from '../progress';

/** Another tab has answered the second question and stayed on it. */
function buildOtherTab(revision: number): DeviceProgress {
  const { paper } = buildAttempt();
  const progress = selectOption(visitQuestion(initialProgress(paper), paper, 1), 'q2', 3, 9_000);
  return { attemptId: 'attempt-1', progress, revision };
}

const returns: readonly (readonly [string, Line, readonly string[]])[] = [
  ['the student takes over', takeOver, ['acquire-lock', 'find-record']],
  ['the other tab is closed', lockRegained, ['find-record']],
];

describe('a test in two tabs', () => {
  testRows([
    {
      title: 'is read-only while another tab has it',
      lines: [
        connected,
        answer(1),
        saved(1),
        lockLost,
        effects(stops('end', 'reading')),
        screen({ activeTab: 'elsewhere' }),
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
        lockLost,
        line,
        effects(...expected.map((type) => ({ type }))),
        screen({ activeTab: 'elsewhere' }),
        found(buildOtherTab(5)),
        effects('start-timer', 'start-timer', writesRecord(false), {
          type: 'send-save',
          payload: { revision: 6, currentQuestionIndex: 1 },
        }),
        options(1, 3),
        screen({ activeTab: 'here', progress: { currentIndex: 1 } }),
      ],
    })),
    {
      title: 'continues with its own progress if the device has none',
      lines: [
        connected,
        answer(1),
        lockLost,
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
      title: 'acquires the lock at the start and releases it at the end',
      lines: [
        connected,
        effects('acquire-lock', 'start-timer', 'start-timer', 'write-record'),
        submit,
        written('submit'),
        submitted(),
        effects('stop-timers', 'release-lock', 'remove-record'),
      ],
    },
    {
      title: 'forgets an earlier submit that failed',
      lines: [
        connected,
        submit,
        written('submit'),
        submitFailed(offline),
        lockLost,
        effects(stops('end', 'reading', 'resubmit')),
        ending({ kind: 'running' }),
        lockRegained,
        found(),
        effects('start-timer', 'start-timer', 'write-record', 'send-save'),
        screen({ activeTab: 'here', ending: { kind: 'running' } }),
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
        lockLost,
        timer('resubmit'),
        effects(),
        lockRegained,
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
      lines: [connected, lockLost, after(60_000), timer('end'), effects()],
    },
    {
      title: 'stays read-only if a third tab takes over during the device lookup',
      lines: [
        connected,
        lockLost,
        lockRegained,
        effects({ type: 'find-record', turn: 3 }),
        lockLost,
        on({ type: 'found', turn: 3, stored: undefined }),
        effects(),
        screen({ activeTab: 'elsewhere' }),
      ],
    },
    {
      title: 'starts nothing if the student leaves the page during the device lookup',
      lines: [
        connected,
        lockLost,
        takeOver,
        effects('acquire-lock', { type: 'find-record', turn: 3 }),
        disconnected,
        on({ type: 'found', turn: 3, stored: buildOtherTab(5) }),
        effects(),
      ],
    },
  ]);
});
