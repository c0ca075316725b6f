/** A picture in the catalogue. */
export interface Figure {
  /** A digest of its bytes. */
  id: string;
  /** What it shows, in words; null if its author gave none. */
  alt: string | null;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Matching lists, an assertion with its reason, or data. */
export interface QuestionTable {
  /** Names of the columns; empty for none. */
  head: readonly string[];
  /** At least one; all have the same number of cells. */
  rows: readonly (readonly string[])[];
}

/** Content that several questions share. */
export interface Passage {
  title: string | null;
  text: string;
  table: QuestionTable | null;
  figures: readonly Figure[];
}

/** What belongs to a question besides its text, its options and its key. */
export interface QuestionParts {
  table: QuestionTable | null;
  passage: Passage | null;
  figures: readonly Figure[];
  /** One for each option, null where it is a text alone; empty if no option has a figure. */
  optionFigures: readonly (Figure | null)[];
  /** Students see them with the explanation, after the test. */
  explanationFigures: readonly Figure[];
}

/** The parts of a question of text alone. */
export const NO_PARTS: QuestionParts = {
  table: null,
  passage: null,
  figures: [],
  optionFigures: [],
  explanationFigures: [],
};

/** The pictures of a question, its options, its passage and its explanation. */
export function figuresOf(parts: QuestionParts): Figure[] {
  const { passage, figures, optionFigures, explanationFigures } = parts;
  const all = [...figures, ...optionFigures, ...(passage?.figures ?? []), ...explanationFigures];
  return all.filter((figure) => figure !== null);
}

/** Whether a question has any picture. */
export function hasFigures(parts: QuestionParts): boolean {
  return figuresOf(parts).length > 0;
}

/** Only the parts that a question has. */
export function presentParts(parts: QuestionParts): Partial<QuestionParts> {
  const { table, passage, figures, optionFigures, explanationFigures } = parts;
  return {
    ...(table && { table }),
    ...(passage && { passage }),
    ...(figures.length > 0 && { figures }),
    ...(optionFigures.length > 0 && { optionFigures }),
    ...(explanationFigures.length > 0 && { explanationFigures }),
  };
}

/** Converts parts to what the database stores: JSON, or null if there are none. */
export function storeParts(parts: QuestionParts): string | null {
  const present = presentParts(parts);
  return Object.keys(present).length > 0 ? JSON.stringify(present) : null;
}

/** Reads parts from the column of a row. */
export function readStoredParts(content: string | null): QuestionParts {
  if (content === null) return NO_PARTS;
  return { ...NO_PARTS, ...(JSON.parse(content) as Partial<QuestionParts>) };
}
