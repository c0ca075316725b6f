import { useMemo } from 'react';
import { runningSection } from '../../features/attempt-session/rules/session/snapshot';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import type { KeyCommand } from '../../features/keyboard/rules/key-command';
import { nextNotAnswered, paletteEntries } from '../../features/palette/rules/palette-state';
import { reachableEntries } from '../../features/palette/rules/reachable-entries';
import type { Question } from '../../shared/paper.types';
import { ownProgress } from '../../shared/progress.types';
import { canClear } from '../../shared/rules/clearing';
import type { DialogActions } from './use-dialogs';

/** The actions of buttons and keys. They are stable during a session, for memoized components. */
export interface RunnerActions {
  readonly previous: () => void;
  readonly next: () => void;
  /** Takes the answer back, where that is possible. */
  readonly clear: () => void;
  /** Where the profile of the paper says so, a mark also goes to the next question. */
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
    const { paper } = session;
    const currentIndex = (): number => session.getSnapshot().progress.currentIndex;
    const goTo = (index: number): void => session.dispatch({ type: 'go-to', index });
    const next = (): void => goTo(currentIndex() + 1);
    return {
      previous: () => goTo(currentIndex() - 1),
      next,
      clear: () => {
        if (canClear(paper, currentIndex())) session.dispatch({ type: 'clear' });
      },
      mark: () => {
        session.dispatch({ type: 'toggle-mark' });
        const { marked } = ownProgress(paper, session.getSnapshot().progress, currentIndex());
        if (marked && paper.profile?.marksAndMoves === true) next();
      },
      goTo: (index) => {
        goTo(index);
        dialogs.leave();
      },
      nextNotAnswered: () => {
        const { progress, section } = session.getSnapshot();
        const entries = paletteEntries(paper, progress);
        const target = nextNotAnswered(reachableEntries(paper, entries, runningSection(section)));
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
      return choose(session, command.option);
    case 'type-number':
      return focusField();
    case 'clear':
      return actions.clear();
    case 'mark':
      return actions.mark();
    case 'palette':
      return isWide ? focusPalette() : actions.openPalette();
    case 'help':
      return actions.openHelp();
  }
}

function currentQuestion(session: AttemptSession): Question | undefined {
  return session.paper.questions[session.getSnapshot().progress.currentIndex];
}

function choose(session: AttemptSession, option: number): void {
  const { kind, options = [] } = currentQuestion(session) ?? {};
  if (option >= options.length) return;
  session.dispatch({ type: kind === 'multiple' ? 'toggle' : 'select', option });
}

function focusField(): void {
  document.querySelector<HTMLElement>('[data-answer] input')?.focus();
}

function focusPalette(): void {
  document.querySelector<HTMLElement>('[data-own-arrows] [aria-current]')?.focus();
}
