import { z } from 'zod';
import { DIFFICULTIES } from '../../difficulty.ts';
import type { Family } from '../../family.ts';
import { readJson } from '../../read-data.ts';

const text = z.string().min(1);

/** The shape of an entry of matching.json. No text is in two pairs, so that each matches one. */
const matching = z
  .strictObject({
    name: text,
    subject: text,
    topic: text,
    difficulty: z.enum(DIFFICULTIES),
    question: text,
    pairs: z.array(z.tuple([text, text])).min(6),
  })
  .refine(({ pairs }) => new Set(pairs.flat()).size === 2 * pairs.length, 'a text is in two pairs');

/** Every list of pairs. */
export const MATCHINGS = readJson('matching.json', z.array(matching));

const LETTERS = ['A', 'B', 'C', 'D'];
const NUMBERS = ['I', 'II', 'III', 'IV'];

/** Families that ask which entries of two lists belong together. */
export const matchingFamilies: readonly Family[] = MATCHINGS.map(
  ({ pairs, question, ...family }) => ({
    ...family,
    make(random) {
      const chosen = random.shuffle(pairs).slice(0, LETTERS.length);
      const order = random.shuffle([0, 1, 2, 3]);
      const rows = LETTERS.map((letter, index) => [
        `${letter}. ${chosen[index]?.[0]}`,
        `${NUMBERS[index]}. ${chosen[order[index] ?? 0]?.[1]}`,
      ]);
      const right = LETTERS.map((_, index) => order.indexOf(index));
      const others = Array.from({ length: 12 }, () => random.shuffle(right));
      return {
        question,
        table: { head: ['List I', 'List II'], rows },
        right: answerOf(right),
        wrong: others.map(answerOf),
        explanation: `${chosen.map((pair) => pair.join(': ')).join('; ')}.`,
      };
    },
  }),
);

/** As `A-II, B-I, C-IV, D-III`. */
function answerOf(places: readonly number[]): string {
  return places.map((place, index) => `${LETTERS[index]}-${NUMBERS[place]}`).join(', ');
}
