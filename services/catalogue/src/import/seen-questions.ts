const WORDS = 6;
const KEY_WORDS = 4;
const FULLEST = 0.6;

/** How a question compares to those that came before it. */
export type Acquaintance = 'new' | 'same' | 'different';

/**
 * Remembers the questions of an import in 24 bytes each: 128 bits of what makes it the same question and
 * 64 bits of its content. Strings in a map take eight times as much, and a file may hold a million.
 */
export class SeenQuestions {
  private slots = new Uint32Array(1024 * WORDS);
  private size = 0;

  /**
   * Notes a question, unless it was noted before.
   *
   * @param identity SHA-256, base64url
   * @param contentHash SHA-256, base64url
   */
  meet(identity: string, contentHash: string): Acquaintance {
    const entry = toWords(identity, contentHash);
    const at = findSlot(this.slots, entry);
    if (!isFree(this.slots, at)) {
      const isSame = entry.every((word, index) => this.slots[at + index] === word);
      return isSame ? 'same' : 'different';
    }
    this.slots.set(entry, at);
    this.size += 1;
    if (this.size * WORDS > this.slots.length * FULLEST) this.grow();
    return 'new';
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

function toWords(identity: string, contentHash: string): Uint32Array {
  const words = new Uint32Array(WORDS);
  const bytes = Buffer.from(words.buffer);
  bytes.write(identity, 0, KEY_WORDS * 4, 'base64url');
  bytes.write(contentHash, KEY_WORDS * 4, (WORDS - KEY_WORDS) * 4, 'base64url');
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
