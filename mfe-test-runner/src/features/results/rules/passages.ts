import type { DetailedResult, Passage } from '../api/results.types';

/** A passage, and the numbers of its questions as text: `6–10`, or `6, 8`. */
export interface NumberedPassage {
  readonly passage: Passage;
  readonly numbers: string;
}

/** The passages of a paper by id, with the numbers of their questions. */
export function numberPassages(
  passages: readonly Passage[],
  results: readonly DetailedResult[],
): ReadonlyMap<string, NumberedPassage> {
  return new Map(
    passages.map((passage) => {
      const numbers = results.flatMap((result, index) =>
        result.passage === passage.id ? [index + 1] : [],
      );
      return [passage.id, { passage, numbers: numbersText(numbers) }] as const;
    }),
  );
}

/** Numbers that follow each other are a range. */
function numbersText(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  const isRange = numbers.length > 2 && last - first === numbers.length - 1;
  return isRange ? `${first}–${last}` : numbers.join(', ');
}
