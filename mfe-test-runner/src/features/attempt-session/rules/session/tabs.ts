import type { DeviceProgress } from '../../store/device-store';
import { mergeProgress } from '../merge-progress';
import { storedOnServer, withServerAnswers } from '../server-answers';
import { scheduleEnd, scheduleSectionEnd } from './clock';
import { openRecord } from './device';
import { pause } from './finish';
import { scheduleReadingTime, startReading } from './reading';
import { refusedAnswers } from './refused-answers';
import { resumeSaves } from './saves';
import { isRunning, isSent } from './state';
import {
  assign,
  noChange,
  patch,
  perform,
  sequence,
  when,
  withState,
  type Transition,
} from './step';
import { retrySubmit } from './submit';
import { resumeTimers } from './timers';

/** The page is shown: this tab takes the test from any other tab. */
export function connect(at: number): Transition {
  return withState(({ ending }) => {
    if (ending.kind === 'finished') return noChange;
    return sequence(perform({ type: 'acquire-lock' }), run(at));
  });
}

/** Another tab continues the test. From now on only that tab writes. */
export function yieldToOtherTab(at: number): Transition {
  return withState(({ ending }) => {
    if (ending.kind === 'finished') return noChange;
    // A submit from before the student changed tabs is not sent behind their back.
    const isCancellable = ending.kind === 'submitting' && !ending.isTimeUp;
    return sequence(
      pause(at),
      assign({ activeTab: 'elsewhere', ...(isCancellable && { ending: { kind: 'running' } }) }),
    );
  });
}

/** Looks up on the device what the other tab stored. */
export const findOnDevice: Transition = withState(({ turn }) =>
  sequence(assign({ turn: turn + 1 }), perform({ type: 'find-record', turn: turn + 1 })),
);

/** Continues a test here that another tab has open. */
export const takeOver: Transition = when(
  ({ activeTab }) => activeTab === 'elsewhere',
  perform({ type: 'acquire-lock' }),
  findOnDevice,
);

/** Continues with the progress that the device has stored. */
export function resume(stored: DeviceProgress | undefined, turn: number, at: number): Transition {
  return withState((state) => {
    // The student left the page, or a third tab took over, during the lookup.
    if (turn !== state.turn || state.ending.kind === 'finished') return noChange;
    return sequence(
      stored ? mergeStored(stored) : noChange,
      patch('saves', { hasUnsent: true }),
      run(at),
    );
  });
}

function mergeStored(record: DeviceProgress): Transition {
  const { progress: stored, revision } = record;
  return withState(({ attempt, progress, saves }) => {
    const merged = { ...mergeProgress(progress, stored), currentIndex: stored.currentIndex };
    return sequence(
      // What the server has refused does not come back from the device.
      assign({ progress: withServerAnswers(merged, refusedAnswers({ attempt, progress, saves })) }),
      patch('saves', {
        revision: Math.max(saves.revision, revision),
        serverProgress: storedOnServer(record) ?? saves.serverProgress,
      }),
    );
  });
}

/** Starts the clock, device writes and saves. */
function run(at: number): Transition {
  return sequence(
    withState(({ turn }) => assign({ turn: turn + 1, activeTab: 'here' })),
    resumeTimers,
    startReading(at),
    scheduleEnd(at),
    scheduleSectionEnd(at),
    scheduleReadingTime,
    withState((state) => openRecord(isSent(state) && !state.saves.hasUnsent, at)),
    retrySubmit(at),
    when(isRunning, resumeSaves(at)),
  );
}
