import { useEffect, useEffectEvent } from 'react';
import { keyCommand, leavesTest, type KeyCommand } from '../rules/key-command';

export interface KeyboardOptions {
  /** False while a dialog is open: it handles its own keys. */
  isActive: boolean;
  hasSingleKeys: boolean;
  onCommand: (command: KeyCommand) => void;
}

/** Handles the keys of the running test, wherever the focus is. */
export function useKeyboard({ isActive, hasSingleKeys, onCommand }: KeyboardOptions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (leavesTest(event)) {
      event.preventDefault();
      return;
    }
    if (!isActive || hasOwnKeys(event.target)) return;
    const command = keyCommand(event, hasSingleKeys);
    if (!command || (event.repeat && !isMove(command))) return;
    if (isMove(command) && hasOwnArrows(event.target)) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    // In the capture phase: otherwise a radio button would handle the left and right arrows and
    // select an answer, which cannot be cleared in most tests.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** The calculator takes all keys that are typed in it. */
function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-keys]') !== null;
}

/** The palette handles arrow keys itself. */
function hasOwnArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-arrows]') !== null;
}

function isMove({ type }: KeyCommand): boolean {
  return type === 'previous' || type === 'next';
}
