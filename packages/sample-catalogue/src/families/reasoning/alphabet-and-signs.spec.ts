import { describeFamilies } from '../../testing/describe-families.ts';
import type { Solver } from '../../testing/expect-family.ts';
import { alphabetAndSignFamilies } from './alphabet-and-signs.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ORDINAL_WORDS = ['first', 'second', 'third', 'fourth', 'last'];

const placeOf = (letter: string): number => ALPHABET.indexOf(letter);

/** The value of a sum of products and quotients of whole numbers. */
function evaluate(parts: readonly string[]): number {
  const text = parts.join(' ').replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
  const sums = text.split(/ (?=[+-] )/);
  return sums.reduce((total, sum) => {
    const [, sign = '+', rest = ''] = /^([+-])? ?(.*)$/.exec(sum) ?? [];
    const [first = '', ...others] = rest.split(' ');
    let value = Number(first);
    for (let index = 0; index < others.length; index += 2) {
      const next = Number(others[index + 1]);
      value = others[index] === '*' ? value * next : value / next;
    }
    return total + (sign === '-' ? -value : value);
  }, 0);
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'alphabet-place': (stem) => {
    const [, steps = '', way = '', from = '', end = ''] =
      /is the (\d+)\w+ to the (\w+) of the (\d+)\w+ letter from the (\w+)\?/.exec(stem) ?? [];
    const row = end === 'left' ? ALPHABET : [...ALPHABET].toReversed().join('');
    const start = placeOf(row.charAt(Number(from) - 1));
    return ALPHABET.charAt(way === 'left' ? start - Number(steps) : start + Number(steps));
  },
  'letter-pairs': (stem) => {
    const [, word = ''] = /the word (\w+) have/.exec(stem) ?? [];
    let pairs = 0;
    for (let first = 0; first < word.length; first += 1) {
      for (let last = first + 1; last < word.length; last += 1) {
        const between = Math.abs(placeOf(word.charAt(first)) - placeOf(word.charAt(last))) - 1;
        if (between === last - first - 1) pairs += 1;
      }
    }
    return ['None', 'One', 'Two', 'Three', 'Four'][pairs] ?? 'More than four';
  },
  'dictionary-order': (stem) => {
    const [, listed = '', place = ''] = /words (.*) are arranged .* comes (\w+)\?/.exec(stem) ?? [];
    const words = listed.split(/, | and /);
    return words.toSorted((a, b) => a.localeCompare(b, 'en'))[ORDINAL_WORDS.indexOf(place)] ?? '';
  },
  'signs-changed': (stem) => {
    const meaning = new Map(
      [...stem.matchAll(/([+−×÷]) means ([+−×÷])/g)].map(([, sign = '', means = '']) => [
        sign,
        means,
      ]),
    );
    const [, text = ''] = /value of (.*)\?$/.exec(stem) ?? [];
    return evaluate(text.split(' ').map((part) => meaning.get(part) ?? part));
  },
  'signs-exchanged': (stem) => {
    const [, x = '', y = '', text = ''] =
      /signs (.) and (.) are .* value of (.*)\?$/.exec(stem) ?? [];
    return evaluate(text.split(' ').map((part) => (part === x ? y : part === y ? x : part)));
  },
};

describeFamilies('families on the alphabet and on signs', alphabetAndSignFamilies, SOLVERS, {
  'letter-pairs': 70,
});
