export const title = 'Keyboard';

export interface KeysOfTest {
  /** Letters of the options of the question that has most. */
  readonly letters: readonly string[];
  readonly hasMultiple: boolean;
  readonly hasNumeric: boolean;
  /** Whether an answer can be cleared in this test. */
  readonly canClear: boolean;
}
type Row = readonly [keys: readonly string[], meaning: string];

/** Each key or group of keys, and what it does. */
export const keys = (test: KeysOfTest): readonly Row[] => [
  [['←', '→'], 'Previous and next question'],
  ...optionKeys(test),
  ...(test.hasNumeric ? numberKeys : []),
  ...(test.canClear ? ([[['X'], 'Clear your answer']] as const) : []),
  [['M'], 'Mark for review, or remove the mark'],
  [['N'], 'Go to the next question that is not answered'],
  [['P'], 'Go to the question palette: arrow keys move, Enter opens a question'],
  [['Tab'], 'Move between question, buttons and palette'],
  [['?'], 'Show this help'],
];

function optionKeys({ letters, hasMultiple }: KeysOfTest): readonly Row[] {
  if (letters.length === 0) return [];
  return [
    [letters.map((_, index) => `${index + 1}`), `Choose option ${anyOf(letters)}`],
    [letters, hasMultiple ? chooseOrRemove : 'Choose the option with this letter'],
  ];
}

const chooseOrRemove =
  'Choose the option with this letter. Where several can be right, press it again to remove it.';

const numberKeys: readonly Row[] = [
  [['0–9', '−', '.'], 'Type a number as your answer'],
  [['Enter'], 'After a number, go to the next question'],
];

function anyOf(letters: readonly string[]): string {
  return `${letters.slice(0, -1).join(', ')} or ${letters.at(-1)}`;
}

export const singleKeys = 'Use letters and numbers as keys';
