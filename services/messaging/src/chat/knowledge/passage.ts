/** A short text that the assistant can reply with. */
export interface Passage {
  id: string;
  title: string;
  /** Other phrases with which students ask for this. */
  asks: readonly string[];
  text: string;
  /** A question must contain one of these words, because a text about one exam does not fit others. */
  onlyFor?: readonly string[];
}
