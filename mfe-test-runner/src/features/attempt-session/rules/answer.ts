import type { Answer } from '../../../shared/progress.types';

export const NO_ANSWER: Answer = { selectedOption: null };

/** The answer in a wider object, without what else is in there. An empty one is none. */
export function answerOf({ selectedOption, selectedOptions, value }: Answer): Answer {
  return {
    selectedOption,
    ...(selectedOptions && selectedOptions.length > 0 && { selectedOptions }),
    ...(value !== undefined && value !== '' && { value }),
  };
}

/** Whether both are the same answer. Texts of numbers are canonical, and options ascending. */
export function isSameAnswer(a: Answer, b: Answer): boolean {
  return (
    a.selectedOption === b.selectedOption &&
    a.value === b.value &&
    hasSameOptions(a.selectedOptions, b.selectedOptions)
  );
}

/**
 * Whether an answer comes before another in a fixed order of all answers, in which no answer is the
 * first. Devices that merge the same answers choose alike if their times are equal.
 */
export function precedes(a: Answer, b: Answer): boolean {
  return keyOf(a) < keyOf(b);
}

function hasSameOptions(
  a: readonly number[] | undefined,
  b: readonly number[] | undefined,
): boolean {
  if (a === b) return true;
  return (
    a !== undefined &&
    b !== undefined &&
    a.length === b.length &&
    a.every((option, index) => option === b[index])
  );
}

function keyOf({ selectedOption, selectedOptions = [], value = '' }: Answer): string {
  return [selectedOption ?? '', selectedOptions.join(), value].join(' ');
}
