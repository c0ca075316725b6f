const MIN_OPTIONS = 2;
const LETTERS = 'ABCDEFGH';
const MAX_OPTIONS = LETTERS.length;

/** The letters of the options of a question, in order. */
export const OPTION_LETTERS: readonly string[] = [...LETTERS];

/** The letter of an option, which counts from 0; empty if no question has so many. */
export function optionLetter(index: number): string {
  return LETTERS.charAt(index);
}

/** The index of the option with this letter, in either case; -1 if it is none. */
export function optionIndex(letter: string): number {
  return letter.length === 1 ? LETTERS.indexOf(letter.toUpperCase()) : -1;
}

/** Why a question cannot have so many options; undefined if it can. */
export function optionCountProblem(count: number): string | undefined {
  if (count >= MIN_OPTIONS && count <= MAX_OPTIONS) return undefined;
  const options = count === 1 ? 'there is 1 option' : `there are ${count} options`;
  return `${options}; a question has ${MIN_OPTIONS} to ${MAX_OPTIONS}`;
}
