const MIN_LENGTH = 4;
/** Shorter words are near to too many others: only swapped letters are corrected. */
const MIN_REPLACED_LENGTH = 5;
/** From this length on, two slips are corrected. */
const LONG_WORD = 7;
const MAX_LENGTH = 24;
/** Later unknown words of a message stay as they are, so that no message is expensive. */
const MAX_CORRECTED = 40;

/** Corrects typing errors to the words of a vocabulary, found by the letters that remain. */
export class Spelling {
  private readonly known: ReadonlySet<string>;
  /** The words that become a given text when one or two of their letters are left out. */
  private readonly byRemainder = new Map<string, string[]>();

  /**
   * @param vocabulary to which words are corrected
   * @param others that are right, but to which nothing is corrected
   */
  constructor(vocabulary: Iterable<string>, others: Iterable<string> = []) {
    const words = new Set(vocabulary);
    this.known = new Set([...words, ...others]);
    for (const word of words) {
      if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) continue;
      for (const remainder of remaindersOf(word)) {
        const alike = this.byRemainder.get(remainder);
        if (alike) alike.push(word);
        else this.byRemainder.set(remainder, [word]);
      }
    }
  }

  correct(words: readonly string[]): string[] {
    let corrected = 0;
    return words.map((word) => {
      if (this.isKnown(word) || word.length < MIN_LENGTH || word.length > MAX_LENGTH) return word;
      if (/\d/.test(word) || corrected >= MAX_CORRECTED) return word;
      corrected += 1;
      return this.nearest(word) ?? word;
    });
  }

  /** One and many are both right, even if the vocabulary has only one of them. */
  private isKnown(word: string): boolean {
    return (
      this.known.has(word) ||
      this.known.has(`${word}s`) ||
      (word.endsWith('s') && this.known.has(word.slice(0, -1)))
    );
  }

  private nearest(word: string): string | undefined {
    const candidates = new Set(
      [...remaindersOf(word)].flatMap((remainder) => this.byRemainder.get(remainder) ?? []),
    );
    const max = word.length >= LONG_WORD ? 2 : 1;
    return [...candidates]
      .map((candidate) => ({ candidate, distance: distanceBetween(word, candidate) }))
      .filter(({ candidate, distance }) => distance <= max && isPlausible(word, candidate))
      .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))[0]
      ?.candidate;
  }
}

function isPlausible(word: string, candidate: string): boolean {
  if (candidate[0] !== word[0]) return false;
  return word.length >= MIN_REPLACED_LENGTH || lettersOf(word) === lettersOf(candidate);
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

function remaindersOf(word: string): Set<string> {
  const once = withoutOneLetter(word);
  const twice = word.length >= LONG_WORD - 1 ? once.flatMap(withoutOneLetter) : [];
  return new Set([word, ...once, ...twice]);
}

function withoutOneLetter(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Letters inserted, removed, replaced or swapped with their neighbour (optimal string alignment). */
function distanceBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const above = rows[i - 1] ?? [];
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Math.max(a.length, b.length);
}
