import { useEffect, useEffectEvent } from 'react';
import type { KeyCommand } from '../rules/key-command';
import { keyCommand, leavesTest } from '../rules/key-command';

export interface KeyboardOptions {
  /** False while a dialog is open: its keys are its own. */
  isActive: boolean;
  hasSingleKeys: boolean;
  onCommand: (command: KeyCommand) => void;
}

/** Keys of the running test, wherever the focus is. */
export function useKeyboard({ isActive, hasSingleKeys, onCommand }: KeyboardOptions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (leavesTest(event)) {
      event.preventDefault();
      return;
    }
    if (!isActive) return;
    const command = keyCommand(event, hasSingleKeys);
    if (!command || (event.repeat && !isMove(command))) return;
    if (isMove(command) && hasOwnArrows(event.target)) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    // In the capture phase: a radio button would take the sideways arrows for itself, and an
    // answer cannot be cleared.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** The palette moves by arrows itself. */
function hasOwnArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-arrows]') !== null;
}

function isMove({ type }: KeyCommand): boolean {
  return type === 'previous' || type === 'next';
}
