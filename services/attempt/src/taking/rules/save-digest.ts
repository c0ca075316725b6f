import type { IncomingAnswer } from '../../scoring/rules/answer.js';

/** A save as the client sent it, with its answers matched to the paper. */
export interface SentSave {
  readonly revision?: number | undefined;
  readonly currentQuestionIndex: number;
  readonly timeSpent?: number | undefined;
  readonly answers: readonly IncomingAnswer[];
}

/** Stands for an absent number. All others are at least 0. */
const ABSENT = -1;
/** 2³² divided by the golden ratio, as in Fibonacci hashing. */
const MULTIPLIER = 0x9e37_79b1;

/**
 * A number of 32 bits by which a repeated save is recognized: equal saves have the same one, and two
 * others have the same one once in four billion. Null without a revision: such a save is taken
 * whenever it arrives.
 *
 * It is computed for every save, so it is a multiplicative hash of the numbers in it. A cryptographic
 * one would take ten times as long, and a student who finds two saves with the same digest only
 * misleads their own devices.
 */
export function digestSave(save: SentSave): number | null {
  if (save.revision === undefined) return null;
  let hash = mix(mix(MULTIPLIER, save.revision), save.currentQuestionIndex);
  hash = mix(hash, save.timeSpent ?? ABSENT);
  for (const answer of save.answers) {
    hash = mix(hash, answer.index);
    hash = mix(hash, answer.changedAt ?? ABSENT);
    hash = mix(hash, answer.timeSpent);
    hash = mix(hash, flag(answer.cleared) * 9 + flag(answer.marked) * 3 + flag(answer.visited));
    hash = mix(hash, answer.selectedOption ?? ABSENT);
    hash = mixOptions(hash, answer.selectedOptions);
    hash = mixText(hash, answer.value);
  }
  return hash >>> 0;
}

function mixOptions(hash: number, options: readonly number[] | undefined): number {
  let mixed = mix(hash, options?.length ?? ABSENT);
  for (const option of options ?? []) mixed = mix(mixed, option);
  return mixed;
}

function mixText(hash: number, text: string | undefined): number {
  if (text === undefined) return mix(hash, ABSENT);
  let mixed = mix(hash, text.length);
  for (let at = 0; at < text.length; at += 1) mixed = mix(mixed, text.charCodeAt(at));
  return mixed;
}

function mix(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, MULTIPLIER);
  return product ^ (product >>> 15);
}

function flag(value: boolean | undefined): number {
  if (value === undefined) return 2;
  return value ? 1 : 0;
}
