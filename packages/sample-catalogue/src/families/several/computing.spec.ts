import { describeSeveralFamilies } from '../../testing/describe-kinds.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { severalComputingFamilies, severalEngineeringMathematicsFamilies } from './computing.ts';

/** The logarithm of a function of n that a stem or option writes, at a large n given by its logarithm. */
function logOf(text: string, log: number): number {
  const plain = text.replace(/ \+ .*| ÷ .*/, '').replace(/^[35]/, '');
  if (plain === '2ⁿ') return Math.exp(log) * Math.LN2;
  const powers: Readonly<Record<string, number>> = { '²': 2, '³': 3, '⁴': 4 };
  const [, power = ''] = /n([²³⁴])/.exec(plain.replace(/log n/g, '')) ?? [];
  const hasN = /n/.test(plain.replace(/√n|log n|\(log n\)²/g, ''));
  const root = plain.includes('√n') ? 0.5 : 0;
  const logs = plain.includes('(log n)²') ? 2 : Number(plain.includes('log n'));
  return log * ((hasN ? (powers[power] ?? 1) : 0) + root) + logs * Math.log(log);
}

interface Row {
  [attribute: string]: number;
}

const givenIn = (stem: string): [string, string][] =>
  [...stem.matchAll(/([A-E]+) → ([A-E])/g)].map(([, from = '', to = '']) => [from, to]);

/** Whether two rows that agree in exactly these attributes obey a dependency. */
const obeys = (agreeing: ReadonlySet<string>, [from, to]: [string, string]): boolean =>
  ![...from].every((attribute) => agreeing.has(attribute)) || agreeing.has(to);

/** All ways in which two rows can agree without breaking a dependency. */
function agreements(dependencies: readonly [string, string][]): Set<string>[] {
  const sets = Array.from(
    { length: 32 },
    (_, mask) => new Set([...'ABCDE'].filter((_attribute, place) => (mask >> place) & 1)),
  );
  return sets.filter((set) => dependencies.every((own) => obeys(set, own)));
}

/** A dependency follows if no two rows can break it. */
function follows(stem: string, from: string, to: string): boolean {
  return agreements(givenIn(stem)).every((set) => obeys(set, [from, to]));
}

/** Inserts keys one after another and reads the tree in preorder. */
function preorderOf(keys: readonly number[]): number[] {
  const [root, ...rest] = keys;
  if (root === undefined) return [];
  const left = rest.filter((key) => key < root);
  const right = rest.filter((key) => key > root);
  return [root, ...preorderOf(left), ...preorderOf(right)];
}

/** What the strings of a language have in common, checked without its expression. */
const MEMBERS: Readonly<Record<string, (word: string) => boolean>> = {
  '(a|b)*abb': (word) => word.endsWith('abb'),
  'a*b*': (word) => !word.includes('ba'),
  '(ab|ba)*': (word) =>
    word.length % 2 === 0 &&
    [...word].every((letter, index) => index % 2 === 0 || letter !== word[index - 1]),
  'b*(ab*ab*)*': (word) => [...word].filter((letter) => letter === 'a').length % 2 === 0,
  '(a|b)*aa(a|b)*': (word) => word.includes('aa'),
  '(b|ab)*(a|ε)': (word) => !word.includes('aa'),
  'a(a|b)*b': (word) => word.startsWith('a') && word.endsWith('b'),
  '((a|b)(a|b))*': (word) => word.length % 2 === 0,
  '(a|b)*a(a|b)': (word) => word.at(-2) === 'a',
  '(aa|b)*': (word) => word.split('b').every((run) => run.length % 2 === 0),
  'a*ba*ba*': (word) => word.split('b').length === 3,
  '(a|ba)*(b|ε)': (word) => !word.includes('bb'),
  '((a|b)(a|b)(a|b))*': (word) => word.length % 3 === 0,
  '(a|b)a(a|b)*': (word) => word[1] === 'a',
  'a*(b|ε)a*': (word) => word.split('b').length <= 2,
  '(a|b)*ba(a|b)*': (word) => word.includes('ba'),
};

const bitsOf = (address: string): string =>
  address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');

/** The truth of a formula: the outermost operator that binds least is evaluated last. */
function truthOf(formula: string, p: boolean, q: boolean): boolean {
  const text = formula.trim();
  for (const operator of ['↔', '→', '∨', '∧']) {
    let depth = 0;
    for (let place = 0; place < text.length; place += 1) {
      if (text[place] === '(') depth += 1;
      if (text[place] === ')') depth -= 1;
      if (depth > 0 || text[place] !== operator) continue;
      const left = truthOf(text.slice(0, place), p, q);
      const right = truthOf(text.slice(place + 1), p, q);
      if (operator === '↔') return left === right;
      if (operator === '→') return !left || right;
      return operator === '∨' ? left || right : left && right;
    }
  }
  if (text.startsWith('¬')) return !truthOf(text.slice(1), p, q);
  if (text.startsWith('(')) return truthOf(text.slice(1, -1), p, q);
  return text === 'p' ? p : q;
}

const vectorsIn = (text: string): number[][] =>
  [...text.matchAll(/\(([−\d, ]+)\)/g)].map(([, parts = '']) =>
    parts.split(', ').map((part) => Number(part.replace('−', '-'))),
  );

/** The rank, by elimination. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const left = rows.map((row) => [...row]);
  let rank = 0;
  for (let column = 0; column < 3; column += 1) {
    const pivot = left.findIndex(
      (row, index) => index >= rank && Math.abs(row[column] ?? 0) > 1e-9,
    );
    if (pivot < 0) continue;
    [left[rank], left[pivot]] = [left[pivot] ?? [], left[rank] ?? []];
    const own = left[rank] ?? [];
    for (const [index, row] of left.entries()) {
      if (index === rank) continue;
      const factor = (row[column] ?? 0) / (own[column] ?? 1);
      left[index] = row.map((value, place) => value - factor * (own[place] ?? 0));
    }
    rank += 1;
  }
  return rank;
}

describeSeveralFamilies(
  'families with several right options of computer science',
  severalComputingFamilies,
  {
    'several-growth-of-functions': (stem, option) => {
      const [, set = '', bound = ''] = /in ([OΩ])\((.*)\)\?/.exec(stem) ?? [];
      // Bounded if the ratio does not grow between two very large n.
      const ratio = (log: number): number => logOf(option, log) - logOf(bound, log);
      const change = ratio(600) - ratio(300);
      return set === 'O' ? change < 0.5 : change > -0.5;
    },
    'several-implied-dependencies': (stem, option) => {
      const [from = '', to = ''] = option.split(' → ');
      return follows(stem, from, to);
    },
    'several-candidate-keys': (stem, option) => {
      const isSuper = (set: string): boolean =>
        [...'ABCDE'].every((to) => set.includes(to) || follows(stem, set, to));
      return isSuper(option) && [...option].every((own) => !isSuper(option.replace(own, '')));
    },
    'several-preorders-of-search-trees': (_stem, option) => {
      const keys = numbersOf(option);
      return preorderOf(keys).join() === keys.join();
    },
    'several-topological-orders': (stem, option) => {
      // Takes the vertices one after another; each must have no predecessor left.
      const edges = [...stem.matchAll(/([P-T]) → ([P-T])/g)].map(([, from = '', to = '']) => ({
        from,
        to,
      }));
      const left = new Set('PQRST');
      return [...option].every((vertex) => {
        const isFree = edges.every(({ from, to }) => to !== vertex || !left.has(from));
        left.delete(vertex);
        return isFree;
      });
    },
    'several-strings-of-a-language': (stem, option) => {
      const [, expression = '', not] = /expression (.*?) (not )?describe/.exec(stem) ?? [];
      return MEMBERS[expression]?.(option) === (not === undefined);
    },
    'several-safe-sequences': (stem, option) => {
      const rows: Row[] = [...stem.matchAll(/holds (\d+) of at most (\d+)/g)].map(
        ([, held, most]) => ({
          held: Number(held),
          most: Number(most),
        }),
      );
      const total =
        rows.reduce((sum, { held = 0 }) => sum + held, 0) +
        Number(/and (\d+) units/.exec(stem)?.[1]);
      // What all others hold at that moment is what is not free.
      return [...option].every((name, index) => {
        const later = [...option]
          .slice(index)
          .map((own) => rows['PQRS'.indexOf(own)]?.['held'] ?? 0);
        const free = total - later.reduce((sum, own) => sum + own, 0);
        const own = rows['PQRS'.indexOf(name)];
        return (own?.['most'] ?? 0) - (own?.['held'] ?? 0) <= free;
      });
    },
    'several-addresses-of-a-subnet': (stem, option) => {
      const [, network = '', prefix = ''] = /network ([\d.]+)\/(\d+)/.exec(stem) ?? [];
      return bitsOf(option).slice(0, Number(prefix)) === bitsOf(network).slice(0, Number(prefix));
    },
  },
  { 'several-growth-of-functions': 20, 'several-strings-of-a-language': 30 },
);

describeSeveralFamilies(
  'families with several right options of engineering mathematics',
  severalEngineeringMathematicsFamilies,
  {
    'several-equivalent-formulas': (stem, option) => {
      const [, not, given = ''] = /are (not )?equivalent to (.*)\? /.exec(stem) ?? [];
      const values = [true, false].flatMap((p) => [true, false].map((q) => [p, q] as const));
      const isSame = values.every(([p, q]) => truthOf(given, p, q) === truthOf(option, p, q));
      return isSame === (not === undefined);
    },
    'several-independent-vectors': (stem, option) =>
      rankOf([...vectorsIn(stem), ...vectorsIn(option)]) === 3,
  },
  { 'several-equivalent-formulas': 40 },
);
