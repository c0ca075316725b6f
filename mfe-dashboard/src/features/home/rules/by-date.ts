import type { Target } from '../../../shared/targets/api/get-targets';
import { indiaDate } from '../../../shared/targets/rules/exam-day';

/** Orders target exams: the next first, then those without a date, then those that have passed. */
export function byDate(now: Date): (a: Target, b: Target) => number {
  const today = indiaDate(now);
  // Dates compare as text.
  const key = ({ examDate }: Target) => {
    if (examDate === null) return '1';
    return examDate >= today ? `0 ${examDate}` : `2 ${examDate}`;
  };
  return (a, b) => key(a).localeCompare(key(b));
}
