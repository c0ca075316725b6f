import type { DeviceProgress } from '../../store/device-store';
import { mergeProgress } from '../merge-progress';
import { scheduleEnd } from './clock';
import { openRecord } from './device';
import { pause } from './finish';
import { startReading } from './reading';
import { scheduleReadingTime } from './reading-timer';
import { resumeSaves } from './saves';
import { isRunning, isSent } from './state';
import { retrySubmit } from './submit';
import type { Transition } from './step';
import { withState, sequence, patch, perform, assign, noChange, when } from './step';
import { resumeTimers } from './timers';

/** The page is shown: this tab takes the test from whichever has it. */
export function connect(at: number): Transition {
  return withState(({ ending }) => {
    if (ending.kind === 'finished') return noChange;
    return sequence(perform({ type: 'take-place' }), run(at));
  });
}

/** Another tab goes on: from here on it writes, not this one. */
export function yieldToOtherTab(at: number): Transition {
  return withState(({ ending }) => {
    if (ending.kind === 'finished') return noChange;
    // What was wanted here before the student went elsewhere is not done behind their back.
    const isCancellable = ending.kind === 'submitting' && !ending.isTimeUp;
    return sequence(
      pause(at),
      assign({ place: 'elsewhere', ...(isCancellable && { ending: { kind: 'running' } }) }),
    );
  });
}

/** Asks the device what the other tab left. */
export const findOnDevice: Transition = withState(({ turn }) =>
  sequence(assign({ turn: turn + 1 }), perform({ type: 'find-record', turn: turn + 1 })),
);

/** Goes on here with a test that another tab has. */
export const takeOver: Transition = when(
  ({ place }) => place === 'elsewhere',
  perform({ type: 'take-place' }),
  findOnDevice,
);

/** Goes on with what the device has by now. */
export function resume(stored: DeviceProgress | undefined, turn: number, at: number): Transition {
  return withState((state) => {
    // The page was left, or yet another tab came, while the device looked.
    if (turn !== state.turn || state.ending.kind === 'finished') return noChange;
    return sequence(
      stored ? mergeStored(stored) : noChange,
      patch('saves', { hasUnsent: true }),
      run(at),
    );
  });
}

function mergeStored({ progress: stored, revision }: DeviceProgress): Transition {
  return withState(({ progress, saves }) =>
    sequence(
      assign({
        progress: { ...mergeProgress(progress, stored), currentIndex: stored.currentIndex },
      }),
      patch('saves', { revision: Math.max(saves.revision, revision) }),
    ),
  );
}

/** Starts clock, device and saves. */
function run(at: number): Transition {
  return sequence(
    withState(({ turn }) => assign({ turn: turn + 1, place: 'here' })),
    resumeTimers,
    startReading(at),
    scheduleEnd(at),
    scheduleReadingTime,
    withState((state) => openRecord(isSent(state) && !state.saves.hasUnsent, at)),
    retrySubmit(at),
    when(isRunning, resumeSaves(at)),
  );
}
