import type { DeviceProgress } from '../../store/device-store';
import { mergeProgress } from '../merge-progress';
import { scheduleEnd } from './clock';
import { openRecord } from './device';
import { pause } from './finish';
import { startReading } from './reading';
import { keepReadingTime } from './reading-timer';
import { resumeSaves } from './saves';
import { isRunning, isSent } from './state';
import { retrySubmit } from './submit';
import type { Move } from './step';
import { given, inOrder, patch, perform, put, stay, when } from './step';
import { resumeTimers } from './timers';

/** The page is shown: this tab takes the test from whichever has it. */
export function connect(at: number): Move {
  return given(({ ending }) => {
    if (ending.kind === 'finished') return stay;
    return inOrder(perform({ type: 'take-place' }), run(at));
  });
}

/** Another tab goes on: from here on it writes, not this one. */
export function giveWay(at: number): Move {
  return given(({ ending }) => {
    if (ending.kind === 'finished') return stay;
    // What was wanted here before the student went elsewhere is not done behind their back.
    const isWanted = ending.kind === 'submitting' && !ending.isTimeUp;
    return inOrder(
      pause(at),
      put({ place: 'elsewhere', ...(isWanted && { ending: { kind: 'running' } }) }),
    );
  });
}

/** Asks the device what the other tab left. */
export const lookOnDevice: Move = given(({ turn }) =>
  inOrder(put({ turn: turn + 1 }), perform({ type: 'find-record', turn: turn + 1 })),
);

/** Goes on here with a test that another tab has. */
export const takeOver: Move = when(
  ({ place }) => place === 'elsewhere',
  perform({ type: 'take-place' }),
  lookOnDevice,
);

/** Goes on with what the device has by now. */
export function goOn(kept: DeviceProgress | undefined, turn: number, at: number): Move {
  return given((state) => {
    // The page was left, or yet another tab came, while the device looked.
    if (turn !== state.turn || state.ending.kind === 'finished') return stay;
    return inOrder(kept ? takeKept(kept) : stay, patch('saves', { hasUnsent: true }), run(at));
  });
}

function takeKept({ progress: kept, revision }: DeviceProgress): Move {
  return given(({ progress, saves }) =>
    inOrder(
      put({
        progress: { ...mergeProgress(progress, kept), currentIndex: kept.currentIndex },
      }),
      patch('saves', { revision: Math.max(saves.revision, revision) }),
    ),
  );
}

/** Starts clock, device and saves. */
function run(at: number): Move {
  return inOrder(
    given(({ turn }) => put({ turn: turn + 1, place: 'here' })),
    resumeTimers,
    startReading(at),
    scheduleEnd(at),
    keepReadingTime,
    given((state) => openRecord(isSent(state) && !state.saves.hasUnsent, at)),
    retrySubmit(at),
    when(isRunning, resumeSaves(at)),
  );
}
