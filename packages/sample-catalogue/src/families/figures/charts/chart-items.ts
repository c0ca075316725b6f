import type { Difficulty } from '../../../difficulty.ts';
import type { FamilyItem } from '../../../family.ts';
import { figure } from '../../../wording.ts';

/** A question of a set. */
export type SetItem = FamilyItem & { difficulty: Difficulty };

const QUESTIONS = 5;
const ORDER: readonly Difficulty[] = ['Easy', 'Moderate', 'Hard'];

/** The questions of a set, from easy to hard; undefined if its numbers give too few fair ones. */
export function chooseItems(items: readonly (SetItem | undefined)[]): SetItem[] | undefined {
  const fair = items.filter((item) => item !== undefined).slice(0, QUESTIONS);
  if (fair.length < QUESTIONS) return undefined;
  return fair.toSorted((a, b) => ORDER.indexOf(a.difficulty) - ORDER.indexOf(b.difficulty));
}

/** A percentage as an option. */
export function percent(value: number): string {
  return `${figure(value)}%`;
}

/** Whether a percentage is fair to ask: with at most one half. */
export function isTidy(value: number): boolean {
  return Number.isInteger(value * 2) && value > 0 && value <= 200;
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
