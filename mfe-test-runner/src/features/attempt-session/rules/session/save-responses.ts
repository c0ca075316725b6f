import type { Progress } from '../../../../shared/progress.types';
import type { CurrentProgress, Ended, SavedProgress } from '../../api/attempt.types';
import type { CallFailure } from '../call-failure';
import { hasLaterDecisions, hasOtherProgress, mergeProgress } from '../merge-progress';
import { fromWire } from '../progress';
import type { ResponseTimes } from './attempt-clock';
import { applyServerStart, applyServerTime } from './clock';
import { storeAnswers } from './device';
import { finish } from './finish';
import { addReadingTime } from './reading';
import { acceptProgress } from './refused-answers';
import { stepSaves } from './saves';
import { isRunning, isSaved, isSent, type SavesState } from './state';
import { assign, noChange, patch, sequence, when, withState, type Transition } from './step';

/** The server has stored the save, perhaps without some answers. */
export function saveAcknowledged(saved: SavedProgress, at: number): Transition {
  return onSaveResponse((inFlight) => {
    const times = { at, requestedAt: inFlight.requestedAt };
    return sequence(
      acceptProgress(inFlight.progress, saved.refused),
      patch('saves', { revision: saved.revision }),
      applyServerTime(saved, times),
      applyServerStart(saved.savedAt, times),
      stepSaves({ type: 'acknowledged' }, at),
      when(isSaved, storeCurrent),
    );
  });
}

export function saveFailed(failure: CallFailure, at: number): Transition {
  return onSaveResponse(({ requestedAt, progress: sent }) => {
    switch (failure.kind) {
      case 'conflict':
        return mergeServerProgress(failure.current, { at, requestedAt });
      case 'finished':
        return sequence(
          // The student may cancel a submit or take the test back from another tab, and save again.
          stepSaves({ type: 'failed', reason: 'server' }, at),
          // Our own submit may have arrived before this save.
          when(isRunning, finishAfter(sent, failure, at)),
        );
      case 'offline':
        return stepSaves({ type: 'failed', reason: 'offline' }, at);
      case 'signed-out':
        return stepSaves({ type: 'failed', reason: 'server' }, at);
      case 'server':
        if (!failure.isTransient) return refused(failure.message, at);
        return stepSaves({ type: 'failed', reason: 'server' }, at, failure.retryAfterMs);
    }
  });
}

/** The attempt has ended. What the server says of missed answers is about the save that it got. */
function finishAfter(sent: Progress, ended: Ended, at: number): Transition {
  return withState(({ progress }) => {
    const hasChanged = hasLaterDecisions({ before: sent, after: progress });
    return finish(hasChanged ? { ...ended, answersMissed: true } : ended, at);
  });
}

type InFlight = NonNullable<SavesState['inFlight']>;

function onSaveResponse(respond: (inFlight: InFlight) => Transition): Transition {
  return withState(({ saves: { inFlight } }) =>
    inFlight ? sequence(patch('saves', { inFlight: undefined }), respond(inFlight)) : noChange,
  );
}

const storeCurrent: Transition = withState((state) => storeAnswers('record', isSent(state)));

function refused(refusal: string, at: number): Transition {
  return sequence(
    patch('saves', { refusal }),
    stepSaves({ type: 'failed', reason: 'refused' }, at),
  );
}

/** Another device has saved: merges its answers with ours. */
function mergeServerProgress(current: CurrentProgress, times: ResponseTimes): Transition {
  const merged = withState(({ attempt: { paper }, progress: local, ...state }) => {
    const server = fromWire(paper, current.responses, current.currentQuestionIndex);
    const progress = mergeProgress(local, server);
    const hasTheirs = hasOtherProgress({ before: local, after: progress });
    // Nothing of ours is missing: our save arrived earlier and only its acknowledgement was lost.
    const hasOurs = hasOtherProgress({ before: server, after: progress });
    return sequence(
      assign({ progress, hasMergedOtherDevice: state.hasMergedOtherDevice || hasTheirs }),
      patch('saves', { revision: current.revision, serverProgress: server }),
      applyServerTime(current, times),
      stepSaves({ type: hasOurs ? 'conflict' : 'acknowledged' }, times.at),
    );
  });
  return sequence(addReadingTime(times.at), merged, storeCurrent);
}
