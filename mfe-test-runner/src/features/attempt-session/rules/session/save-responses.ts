import type { CurrentProgress, SavedProgress } from '../../api/attempt-calls';
import type { CallFailure } from '../call-failure';
import { hasOtherAnswers, mergeProgress } from '../merge-progress';
import { fromWire } from '../progress-wire';
import type { ResponseTimes } from './attempt-clock';
import { takeServerStart, takeServerTime } from './clock';
import { keepAnswers } from './device';
import { finish } from './finish';
import { takeReading } from './reading';
import { stepSaves } from './saves';
import type { SavesState } from './state';
import { isRunning, isSaved, isSent } from './state';
import type { Move } from './step';
import { given, inOrder, patch, put, stay, when } from './step';

/** The server has what was sent. */
export function saveAcknowledged(saved: SavedProgress, at: number): Move {
  return answered((inFlight) => {
    const times = { at, askedAt: inFlight.askedAt };
    return inOrder(
      patch('saves', { revision: saved.revision, arrived: inFlight.progress }),
      takeServerTime(saved.remainingSeconds, times),
      takeServerStart(saved.savedAt, times),
      stepSaves({ type: 'acknowledged' }, at),
      when(isSaved, keepAsItIs),
    );
  });
}

export function saveFailed(failure: CallFailure, at: number): Move {
  return answered(({ askedAt }) => {
    switch (failure.kind) {
      case 'conflict':
        return takeCurrent(failure.current, { at, askedAt });
      case 'finished':
        return inOrder(
          // Whoever waits for a submit, or for another tab, may be back and ask again.
          stepSaves({ type: 'failed', reason: 'server' }, at),
          // Our own submit may have overtaken a save.
          when(isRunning, finish(failure, at)),
        );
      case 'offline':
        return stepSaves({ type: 'failed', reason: 'offline' }, at);
      case 'signed-out':
        return stepSaves({ type: 'failed', reason: 'server' }, at);
      case 'server':
        if (!failure.mayPass) return refused(failure.message, at);
        return stepSaves({ type: 'failed', reason: 'server' }, at, failure.retryAfterMs);
    }
  });
}

type InFlight = NonNullable<SavesState['inFlight']>;

function answered(respond: (inFlight: InFlight) => Move): Move {
  return given(({ saves: { inFlight } }) =>
    inFlight ? inOrder(patch('saves', { inFlight: undefined }), respond(inFlight)) : stay,
  );
}

const keepAsItIs: Move = given((state) => keepAnswers('record', isSent(state)));

function refused(refusal: string, at: number): Move {
  return inOrder(patch('saves', { refusal }), stepSaves({ type: 'failed', reason: 'refused' }, at));
}

/** Another device has saved meanwhile: joins its answers with ours. */
function takeCurrent(current: CurrentProgress, times: ResponseTimes): Move {
  const merged = given(({ attempt: { paper }, progress: local, ...state }) => {
    const server = fromWire(paper, current.responses, current.currentQuestionIndex);
    const progress = mergeProgress(local, server);
    const hasTheirs = hasOtherAnswers({ before: local, after: progress });
    // Without ours it was our own save, whose acknowledgement was lost: the server has it already.
    const hasOurs = hasOtherAnswers({ before: server, after: progress });
    return inOrder(
      put({ progress, hasMergedOtherDevice: state.hasMergedOtherDevice || hasTheirs }),
      patch('saves', { revision: current.revision, arrived: server }),
      takeServerTime(current.remainingSeconds, times),
      stepSaves({ type: hasOurs ? 'conflict' : 'acknowledged' }, times.at),
    );
  });
  return inOrder(takeReading(times.at), merged, keepAsItIs);
}
