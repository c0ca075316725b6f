import type { QuestionState } from '../rules/palette-state';

/** The labels of the states on the tiles and in the legend. */
export const STATE_LABELS: Record<QuestionState, string> = {
  answered: 'Answered',
  marked: 'Marked for review',
  visited: 'Visited, not answered',
  'not-visited': 'Not visited',
};
