import type { Question } from '../../../../shared/paper.types';
import type { Progress } from '../../../../shared/progress.types';
import { isWithin } from '../../../../shared/rules/paper-sections';
import {
  clearAnswer,
  enterValue,
  selectOption,
  toggleMark,
  toggleOption,
  visitQuestion,
} from '../progress';
import { openSection, sinceStart } from './attempt-clock';
import { storeAnswers } from './device';
import { addReadingTime } from './reading';
import { changed, changedSoon, changedTyping } from './saves';
import { currentQuestion, isRunning, openRange, type SessionState, type Urgency } from './state';
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
  return changeCurrent('now', at, ({ _id, kind = 'single', options }, progress, since) =>
    kind === 'single' && option < options.length
      ? selectOption(progress, _id, option, since)
      : progress,
  );
}

/** Adds an option to the answer of a multiple choice, or removes it. */
export function toggle(option: number, at: number): Transition {
  return changeCurrent('now', at, ({ _id, kind, options }, progress, since) =>
    kind === 'multiple' && option < options.length
      ? toggleOption(progress, _id, option, since)
      : progress,
  );
}

/**
 * Sets the number that stands in the field of a numeric question. It is saved shortly after the last
 * key, or when the student leaves the field.
 */
export function enter(text: string, at: number): Transition {
  return when(
    isRunning,
    patch('saves', { isTyping: true }),
    changeCurrent('typed', at, ({ _id, kind }, progress, since) =>
      kind === 'numeric' ? enterValue(progress, _id, text, since) : progress,
    ),
  );
}

/** Saves a number without waiting for further keys. */
export function endTyping(at: number): Transition {
  return sequence(
    patch('saves', { isTyping: false }),
    when(({ timers }) => timers.running.includes('typing'), changed(at)),
  );
}

export function clear(at: number): Transition {
  return changeCurrent('now', at, ({ _id }, progress, since) => clearAnswer(progress, _id, since));
}

export function mark(at: number): Transition {
  return changeCurrent('now', at, ({ _id }, progress, since) => toggleMark(progress, _id, since));
}

/** Goes to a question. Those of locked sections that are not open cannot be reached. */
export function goTo(index: number, at: number): Transition {
  return withState((state) => {
    const range = openRange(state);
    if (range && !isWithin(range, index)) return noChange;
    return sequence(endTyping(at), visit('soon', index, at));
  });
}

/** Goes to the first question of a section that has just begun, and saves all answers at once. */
export function enterSection(first: number, at: number): Transition {
  return sequence(endTyping(at), visit('now', first, at), flushChanges(at));
}

function visit(urgency: Urgency, index: number, at: number): Transition {
  return withState(({ attempt }) =>
    change(urgency, at, (progress) => visitQuestion(progress, attempt.paper, index)),
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
    saveWritten(urgency, at),
  );
}

function saveWritten(urgency: Urgency, at: number): Transition {
  switch (urgency) {
    case 'now':
      return changed(at);
    case 'soon':
      return changedSoon;
    case 'typed':
      return withState(({ saves, timers }) =>
        saves.isTyping && !timers.isPaused ? changedTyping : changed(at),
      );
  }
}

type Change = (question: Question, progress: Progress, sinceStart: number) => Progress;

function changeCurrent(urgency: Urgency, at: number, step: Change): Transition {
  return withState((state) => {
    const question = currentQuestion(state);
    if (!question || !isInOpenSection(state, at)) return noChange;
    return change(urgency, at, (progress, since) => step(question, progress, since));
  });
}

/** Whether the student's section is the one that is open: while the page is left, nobody follows. */
function isInOpenSection({ clock, section }: SessionState, at: number): boolean {
  return openSection(clock, at) === section;
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
      ({ saves }) => urgency !== 'soon' && saves.status === 'saved',
      patch('saves', { status: 'saving' }),
    ),
    storeAnswers(urgency, false, changeWritten(urgency, at)),
  );
}
