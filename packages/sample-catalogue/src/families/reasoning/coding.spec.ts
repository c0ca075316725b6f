import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import type { Solver } from '../../testing/expect-family.ts';
import { codingFamilies } from './coding.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const placeOf = (letter: string): number => ALPHABET.indexOf(letter);
const letterAt = (place: number): string => ALPHABET.charAt(((place % 26) + 26) % 26);

/** Example, its code and the asked word of a coding question. */
function readCode(stem: string): [string, string, string] {
  const [, plain = '', code = '', word = ''] =
    /code, (\w+) is written as (\w+)\. How is (\w+) written/.exec(stem) ?? [];
  return [plain, code, word];
}

/** How far the letters of the example move, from −13 to 12. */
function moves(plain: string, code: string): number[] {
  return [...plain].map((letter, index) => {
    const by = (placeOf(code.charAt(index)) - placeOf(letter) + 26) % 26;
    return by > 12 ? by - 26 : by;
  });
}

/** Moves each letter of the word as the letter at the same place of the example. */
function solveShift(stem: string): string {
  const [plain, code, word] = readCode(stem);
  const by = moves(plain, code);
  return [...word].map((letter, index) => letterAt(placeOf(letter) + (by[index] ?? 0))).join('');
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'coding-letter-shift': (stem) => {
    const [plain, code] = readCode(stem);
    expect(new Set(moves(plain, code)).size).toBe(1);
    return solveShift(stem);
  },
  'coding-alternate-shift': (stem) => {
    const [plain, code] = readCode(stem);
    const by = moves(plain, code);
    expect(by.every((move, index) => move === by[index % 2])).toBe(true);
    return solveShift(stem);
  },
  'coding-growing-shift': (stem) => {
    const [plain, code] = readCode(stem);
    const by = moves(plain, code);
    expect(new Set(by.slice(1).map((move, index) => move - (by[index] ?? 0))).size).toBe(1);
    return solveShift(stem);
  },
  'coding-opposite-letters': (stem) => {
    const [plain, code, word] = readCode(stem);
    const opposite = (text: string): string =>
      [...text].map((letter) => ALPHABET.charAt(25 - placeOf(letter))).join('');
    const back = (text: string): string => [...text].toReversed().join('');
    return opposite(plain) === code ? opposite(word) : back(opposite(word));
  },
  'coding-letter-sum': (stem) => {
    const [, word = ''] = /value of (\w+)\?$/.exec(stem) ?? [];
    const [, example = '', told = ''] = /then (\w+) has the value (\d+)/.exec(stem) ?? [];
    const order = stem.includes('A = 1,') ? ALPHABET : [...ALPHABET].toReversed().join('');
    const sum = (text: string): number =>
      [...text].reduce((total, letter) => total + order.indexOf(letter) + 1, 0);
    expect(sum(example)).toBe(Number(told));
    return sum(word);
  },
  'coding-value-of-word': (stem) => {
    const [, one = '', first = '', two = '', second = '', word = ''] =
      /code, (\w+) is written as (\d+) and (\w+) as (\d+)\. How is (\w+) /.exec(stem) ?? [];
    const sum = (text: string): number =>
      [...text].reduce((total, letter) => total + placeOf(letter) + 1, 0);
    const rules: readonly ((text: string) => number)[] = [
      (text) => sum(text),
      (text) => sum(text) * 2,
      (text) => sum(text) + text.length,
      (text) => sum(text) - text.length,
      (text) => sum(text) * text.length,
    ];
    const fits = rules.filter(
      (rule) => rule(one) === Number(first) && rule(two) === Number(second),
    );
    expect({ stem, rules: fits.length }).toEqual({ stem, rules: 1 });
    return fits[0]?.(word) ?? 0;
  },
  'coding-sentences': (stem) => {
    const quoted = [...stem.matchAll(/“([^”]*)”/g)].map(([, text = '']) => text.split(' '));
    const messages = [0, 2, 4].map((at) => [quoted[at] ?? [], quoted[at + 1] ?? []] as const);
    const [asked = ''] = quoted[6] ?? [];
    const codes = [...new Set(messages.flatMap(([, code]) => code))];
    // The code stands in exactly the messages in which the word stands.
    const fits = codes.filter((code) =>
      messages.every(([words, written]) => words.includes(asked) === written.includes(code)),
    );
    expect(fits).toHaveLength(1);
    return fits[0] ?? '';
  },
  'coding-digits-for-letters': (stem) => {
    const [, one = '', first = '', two = '', second = '', asked = ''] =
      /code, (\w+) is written as (\d+) and (\w+) as (\d+)\. How is (\w+) /.exec(stem) ?? [];
    const digits = new Map(
      [...(one + two)].map((letter, index) => [letter, (first + second).charAt(index)]),
    );
    return [...asked].map((letter) => digits.get(letter) ?? '?').join('');
  },
};

describeFamilies('families on coding', codingFamilies, SOLVERS);
