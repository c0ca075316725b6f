import * as texts from '../../../texts/results';
import type { SectionPerformance } from '../api/results.types';
import { rounded } from './result-texts';

/** What wrong answers cost in all sections together, in one sentence. */
export function lostMarksText(sections: readonly SectionPerformance[]): string {
  const lost = sections.reduce((sum, { negativeMarks }) => sum - negativeMarks, 0);
  return lost > 0 ? texts.lostMarks(rounded(lost)) : texts.lostNoMarks;
}
