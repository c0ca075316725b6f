import type { DeviceProgress } from '../../store/device-store';
import { timeLeft, totalMs } from './attempt-clock';
import type { RecordToWrite, WritePurpose } from './effect';
import type { SessionState } from './state';
import type { Transition } from './step';
import { withState, sequence, patch, perform, noChange, when } from './step';

/** Writes everything from here on: paper, time, answers. */
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

/** Writes everything again, as long as this tab may write at all. */
export function renewRecord(isSent: boolean, at: number): Transition {
  return when(({ device }) => device.isOpen, openRecord(isSent, at));
}

/**
 * Writes the answers.
 *
 * @param isSent the server has them all
 * @param ifClosed what happens at once where nothing is written
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

/** Writes nothing until opened again: what is on the device belongs to another tab, or is gone. */
export const closeRecord: Transition = patch('device', { isOpen: false });

/** The device has kept what it was given, or refused. */
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
    ...(startedAt !== undefined && { startedAt }),
  };
}

function deviceProgress(state: SessionState, isSent: boolean): DeviceProgress {
  const { attempt, progress, saves } = state;
  return { attemptId: attempt.attemptId, progress, revision: saves.revision, isSent };
}
