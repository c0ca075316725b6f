import { remainingMs } from '../../../../shared/rules/countdown';
import type { DeviceProgress } from '../../store/device-store';
import { serverAnswers } from '../server-answers';
import { timeLeft, totalMs } from './attempt-clock';
import type { SessionState } from './state';
import {
  noChange,
  patch,
  perform,
  sequence,
  when,
  withState,
  type RecordToWrite,
  type Transition,
  type WritePurpose,
} from './step';

/** Writes the paper, the time and the answers, and allows this tab to write from now on. */
export function openRecord(isSent: boolean, at: number): Transition {
  return sequence(
    patch('device', { isOpen: true }),
    withState((state) =>
      perform({
        type: 'write-record',
        record: recordOf(state, at),
        progress: deviceProgress(state, isSent),
      }),
    ),
  );
}

/** Writes the whole record again if this tab may write. */
export function renewRecord(isSent: boolean, at: number): Transition {
  return when(({ device }) => device.isOpen, openRecord(isSent, at));
}

/**
 * Writes the answers.
 *
 * @param isSent whether the server has all answers
 * @param ifClosed runs at once when this tab may not write
 */
export function storeAnswers(
  purpose: WritePurpose,
  isSent: boolean,
  ifClosed = noChange,
): Transition {
  return withState((state) => {
    if (!state.device.isOpen) return ifClosed;
    return perform({ type: 'write-progress', purpose, progress: deviceProgress(state, isSent) });
  });
}

/** Stops writing until opened again: the record belongs to another tab, or is removed. */
export const closeRecord: Transition = patch('device', { isOpen: false });

/** Records whether the last write to the device succeeded. Reports when writes start to fail. */
export function handleWriteResult(isStored: boolean): Transition {
  return withState(({ device }) => {
    if (isStored === device.isStored) return noChange;
    const updated = patch('device', { isStored });
    return isStored ? updated : sequence(updated, perform({ type: 'report-device-refused' }));
  });
}

function recordOf({ attempt, clock }: SessionState, at: number): RecordToWrite {
  const { attemptId, userId, paper, startedAt } = attempt;
  return {
    attemptId,
    userId,
    testId: paper._id,
    paper,
    totalMs: totalMs(clock),
    leftMs: timeLeft(clock, at),
    sectionsLeftMs: clock.sections.map((section) => remainingMs(section, at)),
    startedAt,
  };
}

function deviceProgress(state: SessionState, isSent: boolean): DeviceProgress {
  const { attempt, progress, saves, clock } = state;
  const { revision, serverProgress } = saves;
  return {
    attemptId: attempt.attemptId,
    progress,
    revision,
    isSent,
    ...(clock.sections.length > 0 &&
      serverProgress && { serverAnswers: serverAnswers(progress, serverProgress) }),
  };
}
