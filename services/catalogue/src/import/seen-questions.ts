import { createHash } from 'node:crypto';
import { DIFFICULTIES } from '../questions/rules/difficulty.js';
import { foldText } from './rules/fold-text.js';
import type { SaidQuestion } from './rules/said-fields.js';

const WORDS = 8;
const KEY_WORDS = 4;
/** Where the three hashes of what was said stand, and after them the rest in one word. */
const HASHES = [4, 5, 6] as const;
const REST = 7;
const FULLEST = 0.6;

const CORRECT = 0b11;
const DIFFICULTY = 0b1100;
const CLAIMED = 0b1_0000;
const FILE_SHIFT = 5;

/**
 * How an item compares to those of the same text before it: the first; says nothing that they did not;
 * says more; contradicts them; or another item of its file that differs in white space was taken for it.
 */
export type Acquaintance = 'new' | 'same' | 'more' | 'different' | 'contested';

/**
 * Remembers the questions of an import in 32 bytes each: 128 bits of their identity, the right option,
 * and 32 bits of each text that was said of them. Strings in a map take eight times as much, and a file
 * may hold a million.
 */
export class SeenQuestions {
  private slots = new Uint32Array(1024 * WORDS);
  private size = 0;

  /**
   * Notes an item, unless it contradicts one before.
   *
   * @param identity SHA-256, base64url
   * @param file numbers the files of an import, from 1
   */
  meet(identity: string, question: SaidQuestion, file: number): Acquaintance {
    const entry = toWords(identity, question, file);
    const at = findSlot(this.slots, entry);
    if (this.isIn(at, file) && (this.word(at + REST) & CLAIMED) !== 0) return 'contested';
    return this.note(at, entry);
  }

  /** Notes a stored question for an item that differs from it in white space. */
  claim(
    identity: string,
    question: SaidQuestion,
    file: number,
  ): Exclude<Acquaintance, 'contested'> {
    const entry = toWords(identity, question, file);
    entry[REST] = (entry[REST] ?? 0) | CLAIMED;
    return this.note(findSlot(this.slots, entry), entry);
  }

  /** Whether an item of this file is that question, or was taken for it. */
  isTaken(identity: string, file: number): boolean {
    return this.isIn(findSlot(this.slots, toKey(identity)), file);
  }

  /** Whether an item of this file that differs in white space was taken for that question. */
  isClaimed(identity: string, file: number): boolean {
    const at = findSlot(this.slots, toKey(identity));
    return this.isIn(at, file) && (this.word(at + REST) & CLAIMED) !== 0;
  }

  private note(at: number, entry: Uint32Array): Exclude<Acquaintance, 'contested'> {
    if (isFree(this.slots, at)) {
      this.slots.set(entry, at);
      this.size += 1;
      if (this.size * WORDS > this.slots.length * FULLEST) this.grow();
      return 'new';
    }
    const known = this.slots.subarray(at, at + WORDS);
    if (contradicts(known, entry)) return 'different';
    const isMore = saysMore(known, entry);
    for (const index of HASHES) known[index] = known[index] || (entry[index] ?? 0);
    const difficulty = ((known[REST] ?? 0) | (entry[REST] ?? 0)) & DIFFICULTY;
    known[REST] = ((entry[REST] ?? 0) & ~DIFFICULTY) | difficulty;
    return isMore ? 'more' : 'same';
  }

  private isIn(at: number, file: number): boolean {
    return !isFree(this.slots, at) && this.word(at + REST) >>> FILE_SHIFT === file;
  }

  private word(at: number): number {
    return this.slots[at] ?? 0;
  }

  private grow(): void {
    const larger = new Uint32Array(this.slots.length * 2);
    for (let at = 0; at < this.slots.length; at += WORDS) {
      if (isFree(this.slots, at)) continue;
      const entry = this.slots.subarray(at, at + WORDS);
      larger.set(entry, findSlot(larger, entry));
    }
    this.slots = larger;
  }
}

function contradicts(known: Uint32Array, entry: Uint32Array): boolean {
  const [rest, other] = [known[REST] ?? 0, entry[REST] ?? 0];
  if ((rest & CORRECT) !== (other & CORRECT)) return true;
  const differ = (a: number, b: number): boolean => a !== 0 && b !== 0 && a !== b;
  if (differ(rest & DIFFICULTY, other & DIFFICULTY)) return true;
  return HASHES.some((index) => differ(known[index] ?? 0, entry[index] ?? 0));
}

function saysMore(known: Uint32Array, entry: Uint32Array): boolean {
  const [rest, other] = [known[REST] ?? 0, entry[REST] ?? 0];
  if ((rest & DIFFICULTY) === 0 && (other & DIFFICULTY) !== 0) return true;
  return HASHES.some((index) => known[index] === 0 && entry[index] !== 0);
}

function toWords(identity: string, { draft, said }: SaidQuestion, file: number): Uint32Array {
  const words = toKey(identity);
  const difficulty = said.has('difficulty') ? DIFFICULTIES.indexOf(draft.difficulty) + 1 : 0;
  for (const [index, field] of (['explanation', 'subject', 'topic'] as const).entries()) {
    words[KEY_WORDS + index] = said.has(field) ? hashOf(draft[field] ?? '') : 0;
  }
  words[REST] = draft.correct | (difficulty << 2) | (file << FILE_SHIFT);
  return words;
}

/** Never 0, which means that nothing was said. */
function hashOf(text: string): number {
  return createHash('sha256').update(foldText(text)).digest().readUInt32LE() || 1;
}

function toKey(identity: string): Uint32Array {
  const words = new Uint32Array(WORDS);
  Buffer.from(words.buffer).write(identity, 0, KEY_WORDS * 4, 'base64url');
  // A free slot begins with 0.
  if (words[0] === 0) words[0] = 1;
  return words;
}

/** The slot that has the entry's key, or the free one where it belongs. */
function findSlot(slots: Uint32Array, entry: Uint32Array): number {
  const count = slots.length / WORDS;
  for (let slot = (entry[0] ?? 0) % count; ; slot = (slot + 1) % count) {
    const at = slot * WORDS;
    if (isFree(slots, at) || hasKey(slots, at, entry)) return at;
  }
}

function isFree(slots: Uint32Array, at: number): boolean {
  return slots[at] === 0;
}

function hasKey(slots: Uint32Array, at: number, entry: Uint32Array): boolean {
  for (let index = 0; index < KEY_WORDS; index += 1) {
    if (slots[at + index] !== entry[index]) return false;
  }
  return true;
}
