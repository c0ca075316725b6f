export const title = 'Keyboard';

/**
 * Each key or group of keys, and what it does.
 *
 * @param letters of the options of the question that has most
 * @param canClear whether an answer can be cleared in this test
 */
export const keys = (
  letters: readonly string[],
  canClear: boolean,
): readonly (readonly [keys: readonly string[], meaning: string])[] => [
  [['←', '→'], 'Previous and next question'],
  [letters.map((_, index) => `${index + 1}`), `Choose option ${anyOf(letters)}`],
  [letters, 'Choose the option with this letter'],
  ...(canClear ? ([[['X'], 'Clear your answer']] as const) : []),
  [['M'], 'Mark for review, or remove the mark'],
  [['N'], 'Go to the next question that is not answered'],
  [['P'], 'Go to the question palette: arrow keys move, Enter opens a question'],
  [['Tab'], 'Move between question, buttons and palette'],
  [['?'], 'Show this help'],
];

function anyOf(letters: readonly string[]): string {
  return `${letters.slice(0, -1).join(', ')} or ${letters.at(-1)}`;
}

export const singleKeys = 'Use letters and numbers as keys';
