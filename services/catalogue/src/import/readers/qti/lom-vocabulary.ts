import type { Difficulty } from '../../../questions/rules/difficulty.js';

/** Maps the five levels of LOM 5.8 to the catalogue's three. */
export const DIFFICULTY_OF_LOM: Readonly<Record<string, Difficulty>> = {
  'very easy': 'Easy',
  easy: 'Easy',
  medium: 'Moderate',
  difficult: 'Hard',
  'very difficult': 'Hard',
};

export const LOM_OF_DIFFICULTY: Readonly<Record<Difficulty, string>> = {
  Easy: 'easy',
  Moderate: 'medium',
  Hard: 'difficult',
};

/** Purpose of the classification (LOM 9.1) whose path is exam, subject and topic. */
export const DISCIPLINE = 'discipline';

/** Kind of the relation (LOM 7.1) that names the source of a question. */
export const BASED_ON = 'isbasedon';
