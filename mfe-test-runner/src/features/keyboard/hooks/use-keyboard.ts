import { useEffectEvent, useLayoutEffect } from 'react';
import {
  fieldCommand,
  keyCommand,
  leavesTest,
  type KeyCommand,
  type KeyContext,
} from '../rules/key-command';

export interface KeyboardOptions extends KeyContext {
  /** False while a dialog is open: it handles its own keys. */
  isActive: boolean;
  onCommand: (command: KeyCommand) => void;
}

/** Handles the keys of the running test, wherever the focus is. */
export function useKeyboard({ isActive, onCommand, ...context }: KeyboardOptions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (leavesTest(event)) {
      event.preventDefault();
      return;
    }
    if (!isActive) return;
    const command = commandOf(event, context);
    if (!command || (event.repeat && !isMove(command))) return;
    if (isMove(command) && hasOwnArrows(event.target)) return;
    // The key is typed into the field, which takes the focus now.
    if (command.type !== 'type-number') event.preventDefault();
    onCommand(command);
  });
  // Not after the paint: a key that is pressed as soon as the test is there would be lost.
  useLayoutEffect(() => {
    // In the capture phase: otherwise a radio button would handle the left and right arrows and
    // select an answer, which cannot be cleared in most tests.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** The calculator takes all keys that are typed in it, and the field of a number almost all. */
function commandOf(event: KeyboardEvent, context: KeyContext): KeyCommand | undefined {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[data-own-keys]') === null) {
    return keyCommand(event, context);
  }
  return isAnswerField(target) ? fieldCommand(event) : undefined;
}

function isAnswerField(target: Element): boolean {
  return target.matches('[data-answer] input');
}

/** The palette handles arrow keys itself. */
function hasOwnArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-arrows]') !== null;
}

function isMove({ type }: KeyCommand): boolean {
  return type === 'previous' || type === 'next';
}
