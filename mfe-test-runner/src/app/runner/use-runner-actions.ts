import { useMemo } from 'react';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import { hasNegativeMarks } from '../../features/instructions/rules/marks';
import type { KeyCommand } from '../../features/keyboard/rules/key-command';
import { nextNotAnswered, paletteEntries } from '../../features/palette/rules/palette-state';
import type { DialogActions } from './use-dialogs';

/** The actions of buttons and keys. They are stable during a session, for memoized components. */
export interface RunnerActions {
  readonly previous: () => void;
  readonly next: () => void;
  /** Undefined when an answer of this test cannot be cleared. */
  readonly clear: (() => void) | undefined;
  readonly mark: () => void;
  readonly goTo: (index: number) => void;
  readonly nextNotAnswered: () => void;
  readonly close: () => void;
  readonly openHelp: () => void;
  readonly openSubmit: () => void;
  readonly openPalette: () => void;
  /** Shows what holds in the current section. */
  readonly openSection: () => void;
}

export function useRunnerActions(session: AttemptSession, dialogs: DialogActions): RunnerActions {
  return useMemo(() => {
    const currentIndex = (): number => session.getSnapshot().progress.currentIndex;
    const goTo = (index: number): void => session.dispatch({ type: 'go-to', index });
    return {
      previous: () => goTo(currentIndex() - 1),
      next: () => goTo(currentIndex() + 1),
      clear: hasNegativeMarks(session.paper.markingScheme)
        ? () => session.dispatch({ type: 'clear' })
        : undefined,
      mark: () => session.dispatch({ type: 'toggle-mark' }),
      goTo: (index) => {
        goTo(index);
        dialogs.leave();
      },
      nextNotAnswered: () => {
        const { progress } = session.getSnapshot();
        const target = nextNotAnswered(paletteEntries(session.paper, progress));
        if (target !== null) goTo(target);
        dialogs.leave();
      },
      close: () => dialogs.show('none'),
      openHelp: () => dialogs.show('help'),
      openSubmit: () => dialogs.show('submit'),
      openPalette: () => dialogs.show('palette'),
      openSection: () => dialogs.show('section'),
    };
  }, [session, dialogs]);
}

/** Runs the command of a key. `isWide` is true when the palette is beside the question. */
export function runCommand(
  command: KeyCommand,
  {
    session,
    actions,
    isWide,
  }: { session: AttemptSession; actions: RunnerActions; isWide: boolean },
): void {
  switch (command.type) {
    case 'previous':
      return actions.previous();
    case 'next':
      return actions.next();
    case 'next-not-answered':
      return actions.nextNotAnswered();
    case 'select':
      return select(session, command.option);
    case 'clear':
      return actions.clear?.();
    case 'mark':
      return actions.mark();
    case 'palette':
      return isWide ? focusPalette() : actions.openPalette();
    case 'help':
      return actions.openHelp();
  }
}

function select(session: AttemptSession, option: number): void {
  const { progress } = session.getSnapshot();
  const count = session.paper.questions[progress.currentIndex]?.options.length ?? 0;
  if (option < count) session.dispatch({ type: 'select', option });
}

function focusPalette(): void {
  document.querySelector<HTMLElement>('[data-own-arrows] [aria-current]')?.focus();
}
