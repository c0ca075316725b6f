import { foldWord } from './fold-word.js';

/** Before a word that must be spelled like that: "=app" is not "aap". */
const EXACT = '=';

/** The names of the groups to which a word belongs. */
export type WordGroups = ReadonlyMap<string, readonly string[]>;

/** Where each word of a message, and each group of words, stands in it. */
export type Positions = ReadonlyMap<string, readonly number[]>;

interface Step {
  names: readonly string[];
  /** How many other words may stand before it, after the step before. */
  gap: number;
}

interface Phrase {
  /** Each must be in the message, in any order. */
  parts: readonly (readonly Step[])[];
  /** None may be in the message. */
  without: readonly string[];
}

/** Phrases that are looked for in messages. */
export class Phrases {
  /** By the words with which they can begin, so that few have to be tried. */
  private readonly byFirst = new Map<string, Phrase[]>();

  /**
   * @param text one phrase a line; more lines of it are indented. Small letters are words in any
   *   spelling, capitals are groups; `a|b` is either; `a ~3 b` leaves room for up to three words; `a & b`
   *   are anywhere; after `!` stands what must not be in the message; `#` begins a comment.
   */
  constructor(text: string) {
    const lines = text.replace(/(\|?)\n +/gu, (_, or: string) => or || ' ').split('\n');
    for (const line of lines) if (line !== '' && !line.startsWith('#')) this.add(readPhrase(line));
  }

  isIn(positions: Positions): boolean {
    for (const name of positions.keys()) {
      if (this.byFirst.get(name)?.some((phrase) => hasPhrase(positions, phrase))) return true;
    }
    return false;
  }

  private add(phrase: Phrase): void {
    for (const name of phrase.parts[0]?.[0]?.names ?? []) {
      const known = this.byFirst.get(name);
      if (known) known.push(phrase);
      else this.byFirst.set(name, [phrase]);
    }
  }
}

/** @param text one group a line, `NAME: word word`; several lines may have the same name */
export function readGroups(text: string): WordGroups {
  const groups = new Map<string, string[]>();
  for (const line of text.trim().split('\n')) {
    const [name = '', words = ''] = line.split(': ');
    for (const word of words.split(' ')) {
      const key = keyOf(word);
      groups.set(key, [...(groups.get(key) ?? []), name]);
    }
  }
  return groups;
}

/** @param words as written, in Latin letters */
export function positionsOf(words: readonly string[], groups: WordGroups): Positions {
  const positions = new Map<string, number[]>();
  const add = (name: string, at: number): void => {
    const known = positions.get(name);
    if (known) known.push(at);
    else positions.set(name, [at]);
  };
  words.forEach((word, at) => {
    for (const key of [EXACT + word, foldWord(word)]) {
      add(key, at);
      for (const group of groups.get(key) ?? []) add(group, at);
    }
  });
  return positions;
}

function readPhrase(line: string): Phrase {
  const [sought = '', without] = line.split(' ! ');
  return {
    parts: sought.split(' & ').map(readSteps),
    without: without?.split('|').map(nameOf) ?? [],
  };
}

function readSteps(part: string): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const word of part.split(' ')) {
    if (word.startsWith('~')) {
      gap = Number(word.slice(1));
    } else {
      steps.push({ names: word.split('|').map(nameOf), gap });
      gap = 0;
    }
  }
  return steps;
}

function nameOf(word: string): string {
  return word === word.toUpperCase() ? word : keyOf(word);
}

function keyOf(word: string): string {
  return word.startsWith(EXACT) ? word : foldWord(word);
}

function hasPhrase(positions: Positions, { parts, without }: Phrase): boolean {
  return (
    parts.every((steps) => hasSteps(positions, steps)) &&
    !without.some((name) => positions.has(name))
  );
}

/** Whether the steps are there in their order. Follows all possible places at once. */
function hasSteps(positions: Positions, steps: readonly Step[]): boolean {
  let ends: readonly number[] | undefined;
  for (const { names, gap } of steps) {
    const before = ends;
    const places = names.flatMap((name) => positions.get(name) ?? []);
    ends = before
      ? places.filter((place) => before.some((end) => place > end && place <= end + 1 + gap))
      : places;
    if (ends.length === 0) return false;
  }
  return true;
}
