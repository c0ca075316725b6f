import { isWithin } from '../../../../shared/rules/paper-sections';
import { visitQuestion } from '../progress';
import { enterSection } from './answers';
import { openSection } from './attempt-clock';
import { scheduleSectionEnd } from './clock';
import { addReadingTime } from './reading';
import { isRunning, openRange, type SessionState } from './state';
import { assign, noChange, sequence, withState, type Transition } from './step';

/**
 * Brings the student to the locked section that is open by the clock: when the one before has ended,
 * and back when the server says that it has not.
 */
export function followSection(at: number): Transition {
  return withState((state) => {
    const open = openSection(state.clock, at);
    if (open === undefined || !isShown(state)) return noChange;
    return sequence(open === state.section ? noChange : changeSection(open, at), stayInside(at));
  });
}

/** Whether this tab shows the test. */
function isShown({ timers, activeTab, ending }: SessionState): boolean {
  return !timers.isPaused && activeTab === 'here' && ending.kind !== 'finished';
}

function changeSection(open: number, at: number): Transition {
  return withState(({ section = 0 }) =>
    sequence(
      assign({ section: open, endedSection: open > section ? open - 1 : undefined }),
      scheduleSectionEnd(at),
    ),
  );
}

/** The current question is one of the open section. */
function stayInside(at: number): Transition {
  return withState((state) => {
    const range = openRange(state);
    if (!range || isWithin(range, state.progress.currentIndex)) return noChange;
    return isRunning(state) ? enterSection(range.first, at) : showFirst(range.first, at);
  });
}

/** While a submit is under way nothing is saved. */
function showFirst(first: number, at: number): Transition {
  return sequence(
    addReadingTime(at),
    withState(({ attempt, progress }) =>
      assign({ progress: visitQuestion(progress, attempt.paper, first) }),
    ),
  );
}
