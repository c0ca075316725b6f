import type { CutoffDto } from './cutoffs.dto.js';
import type { Cutoff } from './rules/cutoff.js';

export function presentCutoff(cutoff: Cutoff): CutoffDto {
  const { stage, year, category, marks, maxMarks, source, url } = cutoff;
  return {
    stage,
    year,
    category,
    // Ten digits are exact as numbers.
    marks: Number(marks),
    maxMarks: Number(maxMarks),
    source: { title: source, url },
  };
}
