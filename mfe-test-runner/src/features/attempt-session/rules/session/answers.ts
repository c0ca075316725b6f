import type { Progress } from '../../../../shared/progress.types';
import { clearAnswer, selectOption, toggleMark, visitQuestion } from '../progress';
import { sinceStart } from './attempt-clock';
import { storeAnswers } from './device';
import { addReadingTime } from './reading';
import { changed, changedSoon } from './saves';
import { currentQuestionId, isRunning, type Urgency } from './state';
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

export function select(option: number, at: number): Transition {
  return changeCurrent(at, (progress, id, since) => selectOption(progress, id, option, since));
}

export function clear(at: number): Transition {
  return changeCurrent(at, clearAnswer);
}

export function mark(at: number): Transition {
  return changeCurrent(at, toggleMark);
}

export function goTo(index: number, at: number): Transition {
  return withState(({ attempt }) =>
    change('soon', at, (progress) => visitQuestion(progress, attempt.paper, index)),
  );
}

/** Writes the changes to the device once the screen shows them. */
export function writeChanges(at: number): Transition {
  return withState(({ device }) =>
    sequence(
      patch('device', { unpainted: [] }),
      ...device.unpainted.map((urgency) => writeChange(urgency, at)),
    ),
  );
}

/** Writes pending changes at once, without waiting for the screen. */
export function flushChanges(at: number): Transition {
  return when(
    ({ device }) => device.unpainted.length > 0,
    perform({ type: 'cancel-after-paint' }),
    writeChanges(at),
  );
}

/** Sends a change to the server after the device has stored it. */
export function changeWritten(urgency: Urgency, at: number): Transition {
  return sequence(
    withState(({ device }) => {
      const index = device.writing.indexOf(urgency);
      return patch('device', { writing: device.writing.filter((_, other) => other !== index) });
    }),
    urgency === 'now' ? changed(at) : changedSoon,
  );
}

type Change = (progress: Progress, questionId: string, sinceStart: number) => Progress;

function changeCurrent(at: number, step: Change): Transition {
  return withState((state) => {
    const id = currentQuestionId(state);
    if (id === undefined) return noChange;
    return change('now', at, (progress, since) => step(progress, id, since));
  });
}

function change(
  urgency: Urgency,
  at: number,
  step: (progress: Progress, sinceStart: number) => Progress,
): Transition {
  const changeProgress = withState(({ progress: before, clock, device: { unpainted } }) => {
    const progress = step(before, sinceStart(clock, at));
    if (progress === before) return noChange;
    const changed = sequence(
      assign({ progress }),
      patch('device', { unpainted: [...unpainted, urgency] }),
    );
    return unpainted.length > 0 ? changed : sequence(changed, perform({ type: 'after-paint' }));
  });
  return when(isRunning, addReadingTime(at), changeProgress);
}

function writeChange(urgency: Urgency, at: number): Transition {
  return sequence(
    withState(({ device }) => patch('device', { writing: [...device.writing, urgency] })),
    when(
      ({ saves }) => urgency === 'now' && saves.status === 'saved',
      patch('saves', { status: 'saving' }),
    ),
    storeAnswers(urgency, false, changeWritten(urgency, at)),
  );
}
