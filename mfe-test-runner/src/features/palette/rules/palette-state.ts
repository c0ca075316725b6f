import type { Paper } from '../../../shared/paper.types';
import {
  isAnswered,
  questionProgress,
  type Progress,
  type QuestionProgress,
} from '../../../shared/progress.types';

/** The state of a question, by priority: answered, marked, visited, not visited. */
export type QuestionState = 'answered' | 'marked' | 'visited' | 'not-visited';

export interface PaletteEntry {
  readonly questionId: string;
  /** The question as a place in the paper. */
  readonly index: number;
  readonly isCurrent: boolean;
  readonly state: QuestionState;
  readonly isMarked: boolean;
}

export interface PaletteCounts {
  readonly total: number;
  readonly answered: number;
  readonly notAnswered: number;
  /** All marked questions, including answered ones. */
  readonly marked: number;
  readonly answeredAndMarked: number;
  readonly unseen: number;
  readonly byState: Readonly<Record<QuestionState, number>>;
  /** The first question of each kind, as a place in the paper; null when there is none. */
  readonly first: Readonly<Record<'answered' | 'notAnswered' | 'marked' | 'unseen', number | null>>;
}

/** The state of a question by the palette's priority. Being current is separate. */
export function questionState(question: QuestionProgress): QuestionState {
  if (isAnswered(question)) return 'answered';
  if (question.marked) return 'marked';
  return question.visited ? 'visited' : 'not-visited';
}

/** The palette in paper order. */
export function paletteEntries(paper: Paper, progress: Progress): PaletteEntry[] {
  return paper.questions.map(({ _id }, index) => {
    const question = questionProgress(progress, _id);
    return {
      questionId: _id,
      index,
      isCurrent: index === progress.currentIndex,
      state: questionState(question),
      isMarked: question.marked,
    };
  });
}

/** Whether two palettes look the same. */
export function looksSame(
  before: readonly PaletteEntry[],
  after: readonly PaletteEntry[],
): boolean {
  return (
    before.length === after.length &&
    after.every(({ questionId, isCurrent, state, isMarked }, index) => {
      const old = before[index];
      return (
        old?.questionId === questionId &&
        old.isCurrent === isCurrent &&
        old.state === state &&
        old.isMarked === isMarked
      );
    })
  );
}

/**
 * The counts for the legend and the submit confirmation.
 *
 * @param reachable the questions to which the student can go: those of a locked section alone
 */
export function paletteCounts(
  entries: readonly PaletteEntry[],
  reachable = entries,
): PaletteCounts {
  const byState = { answered: 0, marked: 0, visited: 0, 'not-visited': 0 };
  let marked = 0;
  let answeredAndMarked = 0;
  for (const entry of entries) {
    byState[entry.state] += 1;
    if (!entry.isMarked) continue;
    marked += 1;
    if (entry.state === 'answered') answeredAndMarked += 1;
  }
  return {
    total: entries.length,
    answered: byState.answered,
    notAnswered: entries.length - byState.answered,
    marked,
    answeredAndMarked,
    unseen: byState['not-visited'],
    byState,
    first: {
      answered: firstOf(reachable, ({ state }) => state === 'answered'),
      notAnswered: firstOf(reachable, ({ state }) => state !== 'answered'),
      marked: firstOf(reachable, ({ isMarked }) => isMarked),
      unseen: firstOf(reachable, ({ state }) => state === 'not-visited'),
    },
  };
}

/**
 * The question without an answer that comes next after the current one, from the first again after the
 * last; null when every other question has an answer.
 */
export function nextNotAnswered(entries: readonly PaletteEntry[]): number | null {
  const current = entries.findIndex(({ isCurrent }) => isCurrent);
  const others = [...entries.slice(current + 1), ...entries.slice(0, Math.max(0, current))];
  return firstOf(others, ({ state }) => state !== 'answered');
}

function firstOf(
  entries: readonly PaletteEntry[],
  isIt: (entry: PaletteEntry) => boolean,
): number | null {
  return entries.find(isIt)?.index ?? null;
}
