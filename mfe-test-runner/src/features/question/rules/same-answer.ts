import type { QuestionProgress } from '../../../shared/progress.types';

type Answer = Pick<QuestionProgress, 'selectedOption' | 'selectedOptions' | 'value'>;

/** Whether two answers look the same. */
export function isSameAnswer(before: Answer, after: Answer): boolean {
  return (
    before.selectedOption === after.selectedOption &&
    before.value === after.value &&
    isSameList(before.selectedOptions ?? [], after.selectedOptions ?? [])
  );
}

function isSameList(before: readonly number[], after: readonly number[]): boolean {
  return before.length === after.length && before.every((option, at) => option === after[at]);
}
