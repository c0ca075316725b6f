import { HELP_PASSAGES } from './help-passages.js';
import type { Passage } from './passage.js';
import { STUDY_PASSAGES } from './study-passages.js';

/** All texts that the assistant knows, but for those of urgent wellbeing. */
export const PASSAGES: readonly Passage[] = [...HELP_PASSAGES, ...STUDY_PASSAGES];

export const PASSAGE_OF = new Map(PASSAGES.map((passage) => [passage.id, passage]));
