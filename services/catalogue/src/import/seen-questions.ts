import { hash } from 'node:crypto';
import { acceptedAnswers } from '../questions/rules/answer-key.js';
import { DIFFICULTIES } from '../questions/rules/difficulty.js';
import { foldText } from './rules/fold-text.js';
import type { QuestionDraft } from './rules/import-item.js';
import type { ProvidedQuestion } from './rules/provided-fields.js';

const WORDS_PER_SLOT = 10;
const KEY_WORDS = 4;
/** The optional texts of which a question has a hash each. */
const TEXTS = ['explanation', 'subject', 'topic', 'unit'] as const;
/** The words with these hashes; the last two words have the right answer and the other values. */
const HASH_WORDS = [4, 5, 6, 7] as const;
const ANSWER_WORD = 8;
const REST_WORD = 9;
const MAX_LOAD = 0.6;

const DIFFICULTY = 0b11;
const CLAIMED = 0b100;
const FILE_SHIFT = 3;

/**
 * How an item compares to earlier ones with the same text: it is the first, adds nothing, adds fields,
 * contradicts them, or another item of its file that differs in white space was matched to the question.
 */
export type Comparison = 'new' | 'same' | 'more' | 'different' | 'contested';

/**
 * A compact hash table of the questions of an import, 40 bytes each: 128 bits of the identity, and a 32-bit
 * hash of the right answer and of each text that was provided. Strings in a map would take eight times as
 * much, and a file may have a million questions.
 */
export class SeenQuestions {
  private slots = new Uint32Array(1024 * WORDS_PER_SLOT);
  private size = 0;

  /**
   * Records an item, unless it contradicts an earlier one.
   *
   * @param identity SHA-256, base64url
   * @param file number of the file in the import, from 1
   */
  record(identity: string, question: ProvidedQuestion, file: number): Comparison {
    const entry = toWords(identity, question, file);
    const at = findSlot(this.slots, entry);
    if (this.isIn(at, file) && (this.word(at + REST_WORD) & CLAIMED) !== 0) return 'contested';
    return this.insertOrMerge(at, entry);
  }

  /** Records that an item is matched to a stored question that differs from it in white space. */
  claim(
    identity: string,
    question: ProvidedQuestion,
    file: number,
  ): Exclude<Comparison, 'contested'> {
    const entry = toWords(identity, question, file);
    entry[REST_WORD] = (entry[REST_WORD] ?? 0) | CLAIMED;
    return this.insertOrMerge(findSlot(this.slots, entry), entry);
  }

  /** Whether an item of this file is that question, or was matched to it. */
  isTaken(identity: string, file: number): boolean {
    return this.isIn(findSlot(this.slots, toKey(identity)), file);
  }

  /** Whether an item of this file that differs in white space was matched to that question. */
  isClaimed(identity: string, file: number): boolean {
    const at = findSlot(this.slots, toKey(identity));
    return this.isIn(at, file) && (this.word(at + REST_WORD) & CLAIMED) !== 0;
  }

  private insertOrMerge(at: number, entry: Uint32Array): Exclude<Comparison, 'contested'> {
    if (isFree(this.slots, at)) {
      this.slots.set(entry, at);
      this.size += 1;
      if (this.size * WORDS_PER_SLOT > this.slots.length * MAX_LOAD) this.grow();
      return 'new';
    }
    const known = this.slots.subarray(at, at + WORDS_PER_SLOT);
    if (contradicts(known, entry)) return 'different';
    const isMore = providesMore(known, entry);
    for (const index of HASH_WORDS) known[index] = known[index] || (entry[index] ?? 0);
    const difficulty = ((known[REST_WORD] ?? 0) | (entry[REST_WORD] ?? 0)) & DIFFICULTY;
    known[REST_WORD] = ((entry[REST_WORD] ?? 0) & ~DIFFICULTY) | difficulty;
    return isMore ? 'more' : 'same';
  }

  private isIn(at: number, file: number): boolean {
    return !isFree(this.slots, at) && this.word(at + REST_WORD) >>> FILE_SHIFT === file;
  }

  private word(at: number): number {
    return this.slots[at] ?? 0;
  }

  private grow(): void {
    const larger = new Uint32Array(this.slots.length * 2);
    for (let at = 0; at < this.slots.length; at += WORDS_PER_SLOT) {
      if (isFree(this.slots, at)) continue;
      const entry = this.slots.subarray(at, at + WORDS_PER_SLOT);
      larger.set(entry, findSlot(larger, entry));
    }
    this.slots = larger;
  }
}

function contradicts(known: Uint32Array, entry: Uint32Array): boolean {
  const [rest, other] = [known[REST_WORD] ?? 0, entry[REST_WORD] ?? 0];
  if (known[ANSWER_WORD] !== entry[ANSWER_WORD]) return true;
  const differ = (a: number, b: number): boolean => a !== 0 && b !== 0 && a !== b;
  if (differ(rest & DIFFICULTY, other & DIFFICULTY)) return true;
  return HASH_WORDS.some((index) => differ(known[index] ?? 0, entry[index] ?? 0));
}

function providesMore(known: Uint32Array, entry: Uint32Array): boolean {
  const [rest, other] = [known[REST_WORD] ?? 0, entry[REST_WORD] ?? 0];
  if ((rest & DIFFICULTY) === 0 && (other & DIFFICULTY) !== 0) return true;
  return HASH_WORDS.some((index) => known[index] === 0 && entry[index] !== 0);
}

function toWords(
  identity: string,
  { draft, provided }: ProvidedQuestion,
  file: number,
): Uint32Array {
  const words = toKey(identity);
  const difficulty = provided.has('difficulty') ? DIFFICULTIES.indexOf(draft.difficulty) + 1 : 0;
  for (const [index, field] of TEXTS.entries()) {
    words[KEY_WORDS + index] = provided.has(field) ? hashOf(textOf(draft, field)) : 0;
  }
  words[ANSWER_WORD] = hashOf(acceptedAnswers(draft.key));
  words[REST_WORD] = difficulty | (file << FILE_SHIFT);
  return words;
}

function textOf(draft: QuestionDraft, field: (typeof TEXTS)[number]): string {
  if (field === 'explanation') return explanationOf(draft);
  if (field !== 'unit') return draft[field] ?? '';
  return draft.key.kind === 'numeric' ? (draft.key.unit ?? '') : '';
}

function explanationOf({ explanation, explanationFigures }: QuestionDraft): string {
  return [explanation ?? '', ...explanationFigures.map(({ id }) => id)].join('\n');
}

/** Never 0, because 0 means that the text was not provided. */
function hashOf(text: string): number {
  return hash('sha256', foldText(text), 'buffer').readUInt32LE() || 1;
}

function toKey(identity: string): Uint32Array {
  const words = new Uint32Array(WORDS_PER_SLOT);
  Buffer.from(words.buffer).write(identity, 0, KEY_WORDS * 4, 'base64url');
  // A free slot begins with 0.
  if (words[0] === 0) words[0] = 1;
  return words;
}

/** The slot with the entry's key, or the free slot for it. */
function findSlot(slots: Uint32Array, entry: Uint32Array): number {
  const count = slots.length / WORDS_PER_SLOT;
  for (let slot = (entry[0] ?? 0) % count; ; slot = (slot + 1) % count) {
    const at = slot * WORDS_PER_SLOT;
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
