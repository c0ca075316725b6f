import type { QuestionState } from '../features/palette/rules/palette-state';
import type { LegendWords } from '../shared/paper.types';

export const palette = 'Question palette';
export const legend = 'Legend';
export const currentQuestion = 'Current question';

/** The states on the tiles and in the legend, for a paper without words of its own. */
export const states: LegendWords = {
  answered: 'Answered',
  marked: 'Marked for review',
  visited: 'Visited, not answered',
  notVisited: 'Not visited',
  answeredAndMarked: 'Answered and marked',
};

/** The word of a state. */
export function stateWord(words: LegendWords, state: QuestionState): string {
  return state === 'not-visited' ? words.notVisited : words[state];
}

export interface TileName {
  readonly number: number;
  readonly state: QuestionState;
  readonly isMarked: boolean;
  readonly isCurrent: boolean;
}
/** What a screen reader says of a tile. */
export const tile = (
  { number, state, isMarked, isCurrent }: TileName,
  words: LegendWords = states,
): string =>
  [
    `Question ${number}`,
    stateWord(words, state).toLowerCase(),
    ...(isMarked && state !== 'marked' ? [words.marked.toLowerCase()] : []),
    ...(isCurrent ? ['current'] : []),
  ].join(', ');

/** The button that opens the palette: what one sees, and what a screen reader says. */
export const answeredOf = (answered: number, total: number): string => `${answered}/${total}`;
export const openPalette = (answered: number, total: number): string =>
  `Question palette, ${answered}/${total} answered`;

export const sections = 'Sections';
export const sectionTab = (tab: {
  name: string;
  answered: number;
  total: number;
  firstNumber: number;
}): string =>
  `${tab.name} ${tab.answered}/${tab.total} answered: go to question ${tab.firstNumber}`;

/** A section that is not open, where each has its own time: what one sees, and what a screen reader says. */
export const over = 'Over';
export const later = 'Later';
export const sectionOver = (answered: number, total: number): string =>
  `: this section is over, ${answered}/${total} answered`;
export const sectionLater = ': this section opens when the time of the one before is over';
export const aboutSection = 'About this section';

// Not all answers of a section count.
export const answerAny = (questions: number, total: number): string =>
  `Answer any ${questions} of these ${total} questions.`;
export const answeredOfAny = (answered: number, questions: number): string =>
  `${answered} of ${questions} answered.`;
export const firstCount = (answered: number, questions: number): string =>
  `You answered ${answered}. We count only the ${questions} with the lowest question numbers.`;
export const bestCount = (answered: number, questions: number): string =>
  `You answered ${answered}. We count the ${questions} with the most marks.`;

export const nextNotAnswered = 'Next not answered';
export const allOthersAnswered = 'All others are answered';
