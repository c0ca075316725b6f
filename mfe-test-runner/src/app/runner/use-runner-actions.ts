import { useMemo } from 'react';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import type { KeyCommand } from '../../features/keyboard/rules/key-command';

/** Which dialog lies over the test. */
export type OpenDialog = 'none' | 'submit' | 'help' | 'palette';

/** What buttons and keys do: the same functions as long as the session is the same, for parts that are drawn rarely. */
export interface RunnerActions {
  readonly previous: () => void;
  readonly next: () => void;
  readonly mark: () => void;
  readonly goTo: (index: number) => void;
  readonly close: () => void;
  readonly openHelp: () => void;
  readonly openSubmit: () => void;
  readonly openPalette: () => void;
}

export function useRunnerActions(
  session: AttemptSession,
  setDialog: (dialog: OpenDialog) => void,
): RunnerActions {
  return useMemo(() => {
    const here = (): number => session.getSnapshot().progress.currentIndex;
    return {
      previous: () => session.goTo(here() - 1),
      next: () => session.goTo(here() + 1),
      mark: () => session.toggleMark(),
      goTo: (index) => {
        session.goTo(index);
        setDialog('none');
      },
      close: () => setDialog('none'),
      openHelp: () => setDialog('help'),
      openSubmit: () => setDialog('submit'),
      openPalette: () => setDialog('palette'),
    };
  }, [session, setDialog]);
}

/** Does what a key asks for. `isWide` where the palette stands beside the question. */
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
    case 'select':
      if (command.option < optionCount(session)) session.select(command.option);
      return;
    case 'mark':
      return actions.mark();
    case 'palette':
      return isWide ? focusPalette() : actions.openPalette();
    case 'help':
      return actions.openHelp();
  }
}

function optionCount(session: AttemptSession): number {
  const { progress } = session.getSnapshot();
  return session.paper.questions[progress.currentIndex]?.options.length ?? 0;
}

function focusPalette(): void {
  document.querySelector<HTMLElement>('[data-own-arrows] [aria-current]')?.focus();
}
