/** A short text that the assistant can answer with. */
export interface Passage {
  id: string;
  title: string;
  /** Other ways in which students ask for this. */
  asks: readonly string[];
  text: string;
}
