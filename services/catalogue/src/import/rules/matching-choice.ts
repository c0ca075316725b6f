import { createHash } from 'node:crypto';
import type { QuestionTable } from '../../questions/rules/question-parts.js';
import { InvalidItem } from './invalid-item.js';

/** What a matching question asks to be matched. */
export interface Matching {
  /** The texts of the first list, each with the place of its match in the second one. */
  items: readonly { text: string; match: number }[];
  /** The texts of the second list. Some may match nothing. */
  matches: readonly string[];
}

/** A matching question as exams set it: two lists as a table, and options that match all of the first. */
export interface MatchingChoice {
  table: QuestionTable;
  options: string[];
  correct: number;
  /** What each option matches with the texts of the first list: places in the second one as it was given. */
  assignments: readonly (readonly number[])[];
}

/** The reason for refusing lists to match beside another table. */
export const TABLE_BESIDE_LISTS = 'it has a table beside the lists to match';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OPTIONS = 4;
/** Random orders that are tried. Two lists of two texts have only one that is wrong. */
const MAX_TRIES = 60;

/**
 * Makes a single choice of a matching question. The second list is in alphabetical order. The wrong options
 * and the order of all depend only on the texts, so that the same question is the same in every file. Throws
 * InvalidItem if no choice can be made.
 */
export function toMatchingChoice(given: Matching): MatchingChoice {
  const { items, matches, places } = withSortedMatches(given);
  checkLists(items, matches);
  const seed = JSON.stringify([items, matches]);
  const right = items.map(({ match }) => match);
  const assignments = shuffle([right, ...wrongAssignments(right, matches.length, seed)], seed);
  return {
    table: {
      head: ['List I', 'List II'],
      rows: Array.from({ length: Math.max(items.length, matches.length) }, (_, index) => [
        index < items.length ? `${LETTERS.charAt(index)}. ${items[index]?.text}` : '',
        index < matches.length ? `${index + 1}. ${matches[index]}` : '',
      ]),
    },
    options: assignments.map(describe),
    correct: assignments.indexOf(right),
    assignments: assignments.map((own) => own.map((place) => places[place] ?? 0)),
  };
}

/** The second list sorted, without repetitions, and where each of its texts was. */
function withSortedMatches(given: Matching): Matching & { places: number[] } {
  const matches = [...new Set(given.matches)].toSorted();
  return {
    items: given.items.map(({ text, match }) => ({
      text,
      match: matches.indexOf(given.matches[match] ?? ''),
    })),
    matches,
    places: matches.map((text) => given.matches.indexOf(text)),
  };
}

function checkLists(items: Matching['items'], matches: readonly string[]): void {
  if (items.length < 2) throw new InvalidItem('it has less than two items to match');
  if (items.length > LETTERS.length) {
    throw new InvalidItem(`it has ${items.length} items to match, more than ${LETTERS.length}`);
  }
  if (matches.length < 2) throw new InvalidItem('all of its items have the same match');
  if (matches.some((text) => text.trim() === ''))
    throw new InvalidItem('one of its items has no match');
  if (new Set(items.map(({ text }) => text)).size < items.length) {
    throw new InvalidItem('two of its items to match are the same');
  }
}

/** The right matches, and those that match nothing, in other orders. */
function wrongAssignments(right: readonly number[], matches: number, seed: string): number[][] {
  const spare = Array.from({ length: matches }, (_, index) => index).filter(
    (index) => !right.includes(index),
  );
  const found = new Map<string, number[]>();
  for (let attempt = 0; attempt < MAX_TRIES && found.size < OPTIONS - 1; attempt += 1) {
    const own = shuffle([...right, ...spare], `${seed} ${attempt}`).slice(0, right.length);
    if (own.some((match, index) => match !== right[index])) found.set(describe(own), own);
  }
  return [...found.values()];
}

/** As `A-2, B-1, C-4, D-3`. */
function describe(assignment: readonly number[]): string {
  return assignment.map((match, index) => `${LETTERS.charAt(index)}-${match + 1}`).join(', ');
}

/** An order that depends on nothing but the seed. */
function shuffle<T>(values: readonly T[], seed: string): T[] {
  return values
    .map((value, index) => ({
      value,
      place: createHash('sha256').update(`${index} ${seed}`).digest('hex'),
    }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ value }) => value);
}
