import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { countingFamilies } from './counting-and-series.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function exponent(text: string): number {
  return text === '' ? 1 : Number([...text].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(''));
}

function signedNumbers(text: string): number[] {
  return [...text.matchAll(/[−-]?\d[\d,]*/g)].map(([number]) =>
    Number(number.replace('−', '-').replaceAll(',', '')),
  );
}

/** All different orders of letters, counted by placing one letter after another. */
function countOrders(letters: readonly string[]): number {
  const cache = new Map<string, number>();
  const count = (left: string): number => {
    if (left === '') return 1;
    const known = cache.get(left);
    if (known !== undefined) return known;
    const total = [...new Set(left)].reduce(
      (sum, letter) => sum + count(left.replace(letter, '')),
      0,
    );
    cache.set(left, total);
    return total;
  };
  return count(letters.toSorted().join(''));
}

/** Coefficients of a product of polynomials, lowest power first. */
function multiply(a: readonly number[], b: readonly number[]): number[] {
  const product = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) product[i + j] = (product[i + j] ?? 0) + x * y;
  return product;
}

function raise(base: readonly number[], power: number): number[] {
  return Array.from({ length: power }).reduce<number[]>((product) => multiply(product, base), [1]);
}

/** Ways of sharing, child by child. */
function ways(things: number, children: number, least: number): number {
  if (children === 1) return things >= least ? 1 : 0;
  let count = 0;
  for (let given = least; given <= things; given += 1)
    count += ways(things - given, children - 1, least);
  return count;
}

/** Ways of choosing, person by person. */
function picks(people: number, places: number): number {
  if (places === 0) return 1;
  if (people < places) return 0;
  return picks(people - 1, places) + picks(people - 1, places - 1);
}

describeFamilies(
  'families of counting and series',
  countingFamilies,
  {
    'term-of-arithmetic-progression': (stem) => {
      const [low = 0, lowValue = 0, high = 1, highValue = 0, wanted = 0] = signedNumbers(stem);
      return lowValue + ((highValue - lowValue) / (high - low)) * (wanted - low);
    },
    'infinite-geometric-series': (stem) => {
      const [, first = '', ratio = ''] = /series (\d+) .* ratio (\S+)\?/.exec(stem) ?? [];
      const [top = 0, bottom = 1] = ratio.replace('−', '-').split('/').map(Number);
      let [sum, next] = [0, Number(first)];
      for (let step = 0; step < 400; step += 1) {
        sum += next;
        next *= top / bottom;
      }
      return sum;
    },
    'coefficient-in-expansion': (stem) => {
      const [, place = '', a = '', b = '', power = ''] =
        /of x(\S+) in .* of \((\d) \+ (\d?)x\)(\S+?)\?/.exec(stem) ?? [];
      return raise([Number(a), Number(b || 1)], exponent(power))[exponent(place)] ?? Number.NaN;
    },
    'term-independent-of-x': (stem) => {
      const [, outer = '', factor = '', inner = '', power = ''] =
        /\(x([²³]?) \+ (\d)\/x([²³]?)\)(\S+?)\?/.exec(stem) ?? [];
      const [up, down, times] = [exponent(outer), exponent(inner), exponent(power)];
      // Multiplied by x to the power `down`, the bracket is a polynomial.
      const base = Array<number>(up + down + 1).fill(0);
      base[0] = Number(factor);
      base[up + down] = 1;
      return raise(base, times)[down * times] ?? Number.NaN;
    },
    'committees-of-two-groups': (stem) => {
      const [some = 0, others = 0, men = 0, women = 0] = numbersOf(stem);
      return picks(men, some) * picks(women, others);
    },
    'identical-things-in-boxes': (stem) => {
      const [things = 0, people = 0] = numbersOf(stem);
      return ways(things, people, stem.includes('at least one') ? 1 : 0);
    },
    'arrangements-of-letters': (stem) => {
      const letters = [...(/word ([A-Z]+)/.exec(stem)?.[1] ?? '')];
      if (!stem.includes('together')) return countOrders(letters);
      const vowels = letters.filter((letter) => /[AEIOU]/.test(letter));
      const block = [...letters.filter((letter) => !vowels.includes(letter)), '#'];
      return countOrders(block) * countOrders(vowels);
    },
  },
  { 'arrangements-of-letters': 70, 'term-independent-of-x': 50 },
);
