import type { Difficulty } from '../questions/rules/difficulty.js';

/** Where an item stands, for people: a line of a file, or the identifier it has there. */
export interface ItemPlace {
  file: string;
  line?: number;
  id?: string;
}

/** What a new question has where its file says nothing. A question that is there already keeps its own. */
export interface ItemDefaults {
  id?: string | undefined;
  subject: string;
  difficulty: Difficulty;
}

/** What a reader found, before anything about it is believed. */
export interface FoundItem {
  place: ItemPlace;
  /** What the file says: a field that is missing, null or empty is not said. */
  item: Readonly<Record<string, unknown>>;
  /** Without them, the file must say subject and difficulty. */
  defaults?: ItemDefaults;
  /** What its author should look at, although it is taken. */
  warnings?: readonly string[];
}

export interface RefusedItem {
  place: ItemPlace;
  reason: string;
}

/** Something in an item that is taken but may not show as its author meant it. */
export interface ItemWarning {
  place: ItemPlace;
  warning: string;
}

export type ReadItem = FoundItem | RefusedItem;

/** A question that fits: four different options, one right. */
export interface QuestionDraft {
  externalId: string | null;
  exam: string;
  subject: string;
  topic: string;
  difficulty: Difficulty;
  question: string;
  options: readonly string[];
  /** Index of the right option, 0 to 3. */
  correct: number;
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
