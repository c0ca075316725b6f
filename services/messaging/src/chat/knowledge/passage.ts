/** A short text that the assistant can answer with. */
export interface Passage {
  id: string;
  title: string;
  /** Other ways in which students ask for this. */
  asks: readonly string[];
  text: string;
  /** Words one of which a question must hold: what is said of one exam is no answer on another. */
  onlyFor?: readonly string[];
}
