import type { Difficulty } from '../questions/rules/difficulty.js';

/** Where an item stands, for people: a line of a file, or the identifier it has there. */
export interface ItemPlace {
  file: string;
  line?: number;
  id?: string;
}

/** What a reader found, before anything about it is believed. */
export interface FoundItem {
  place: ItemPlace;
  item: Readonly<Record<string, unknown>>;
}

export interface RefusedItem {
  place: ItemPlace;
  reason: string;
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
