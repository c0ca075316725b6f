export const title = 'Keyboard';

/** Each key or group of keys, and what it does. */
export const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['←', '→'], 'Previous and next question'],
  [['1', '2', '3', '4'], 'Choose option A, B, C or D'],
  [['A', 'B', 'C', 'D'], 'Choose the option with this letter'],
  [['M'], 'Mark for review, or remove the mark'],
  [['N'], 'Go to the next question that is not answered'],
  [['P'], 'Go to the question palette: arrow keys move, Enter opens a question'],
  [['Tab'], 'Move between question, buttons and palette'],
  [['?'], 'Show this help'],
];

export const singleKeys = 'Use letters and numbers as keys';
