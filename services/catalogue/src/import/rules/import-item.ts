import type { AnswerKey } from '../../questions/rules/answer-key.js';
import type { Difficulty } from '../../questions/rules/difficulty.js';
import type { Figure, QuestionParts } from '../../questions/rules/question-parts.js';

/** The location of an item, for messages: a line of a file, or its identifier in the file. */
export interface ItemPlace {
  file: string;
  line?: number;
  id?: string;
}

/** Values for fields of a new question that its file omits. An existing question keeps its own values. */
export interface ItemDefaults {
  id?: string | undefined;
  subject: string;
  difficulty: Difficulty;
}

/** An item as a reader found it, before validation. */
export interface FoundItem {
  place: ItemPlace;
  /** The fields that the file provides. Missing, null and empty fields count as not provided. */
  item: Readonly<Record<string, unknown>>;
  /** Without them, the file must provide subject and difficulty. */
  defaults?: ItemDefaults;
  /** The pictures that the item needs. They are not in `item`, because no file decides what is stored. */
  pictures?: FoundPictures;
  /** What its author should check, although it is imported. */
  warnings?: readonly string[];
}

/** A picture that an item needs. */
export interface PictureSource {
  /** Its name, for messages. */
  name: string;
  /** Identifies its file, if several items may name it: it is then read once. */
  key?: string | undefined;
  /** What it shows, in words, before validation. */
  alt: unknown;
  /** Throws RefusedPicture if it cannot be read. */
  read: () => Promise<Buffer>;
}

/** The pictures of an item, which are read after the item. */
export interface FoundPictures {
  question?: readonly PictureSource[];
  /** One for each option, null where it is a text alone. */
  options?: readonly (PictureSource | null)[];
  passage?: readonly PictureSource[];
  explanation?: readonly PictureSource[];
}

/** The pictures of an item as the catalogue stores them. */
export interface FoundFigures {
  question?: readonly Figure[];
  /** One for each option, null where it is a text alone. */
  options?: readonly (Figure | null)[];
  passage?: readonly Figure[];
  explanation?: readonly Figure[];
}

export interface RefusedItem {
  place: ItemPlace;
  reason: string;
}

/** Something in an imported item that may not be displayed as its author meant it. */
export interface ItemWarning {
  place: ItemPlace;
  warning: string;
}

export type ReadItem = FoundItem | RefusedItem;

/** A valid question. A choice has two to eight different options, a numeric question has none. */
export interface QuestionDraft extends QuestionParts {
  externalId: string | null;
  exam: string;
  subject: string;
  topic: string;
  difficulty: Difficulty;
  question: string;
  /** Empty texts only where the option is a figure. */
  options: readonly string[];
  key: AnswerKey;
  explanation: string | null;
  source: string | null;
  licence: string | null;
}

export interface PlacedDraft {
  place: ItemPlace;
  draft: QuestionDraft;
}

export function isRefused(item: object): item is RefusedItem {
  return 'reason' in item;
}
