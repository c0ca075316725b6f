import type { DeviceProgress } from '../../store/device-store';
import { timeLeft, totalMs } from './attempt-clock';
import type { RecordToWrite, WritePurpose } from './effect';
import type { SessionState } from './state';
import type { Move } from './step';
import { given, inOrder, patch, perform, stay, when } from './step';

/** Writes everything from here on: paper, time, answers. */
export function openRecord(isSent: boolean, at: number): Move {
  return inOrder(
    patch('device', { isOpen: true }),
    given((state) =>
      perform({
        type: 'write-record',
        record: recordOf(state, at),
        progress: deviceProgress(state, isSent),
      }),
    ),
  );
}

/** Writes everything again, as long as this tab may write at all. */
export function renewRecord(isSent: boolean, at: number): Move {
  return when(({ device }) => device.isOpen, openRecord(isSent, at));
}

/**
 * Writes the answers.
 *
 * @param isSent the server has them all
 * @param ifClosed what happens at once where nothing is written
 */
export function keepAnswers(purpose: WritePurpose, isSent: boolean, ifClosed = stay): Move {
  return given((state) => {
    if (!state.device.isOpen) return ifClosed;
    return perform({ type: 'write-progress', purpose, progress: deviceProgress(state, isSent) });
  });
}

/** Writes nothing until opened again: what is on the device belongs to another tab, or is gone. */
export const closeRecord: Move = patch('device', { isOpen: false });

/** The device has kept what it was given, or refused. */
export function deviceTook(isKept: boolean): Move {
  return given(({ device }) => {
    if (isKept === device.isKept) return stay;
    const kept = patch('device', { isKept });
    return isKept ? kept : inOrder(kept, perform({ type: 'report-device-refused' }));
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
