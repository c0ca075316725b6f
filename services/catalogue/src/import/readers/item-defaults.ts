import type { Difficulty } from '../../questions/rules/difficulty.js';

/** The subject of questions whose file names none. */
export const UNNAMED_SUBJECT = 'General';

/** The difficulty of questions whose file says none. */
export const UNKNOWN_DIFFICULTY: Difficulty = 'Moderate';
