import type { Family } from '../../family.js';
import { counted, figure, gcd } from '../../wording.js';
import { listed, range } from './listing.js';

const MATHEMATICS = 'Engineering Mathematics';
const DISCRETE = 'Discrete Mathematics';

const functionsCount: Family = {
  name: 'count-functions',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Easy',
  make(random) {
    const domain = random.int(2, 6);
    const range = random.int(2, 7);
    const count = range ** domain;
    return {
      question: `How many functions are there from a set of ${domain} elements to a set of ${range} elements?`,
      right: figure(count),
      wrong: [
        domain ** range,
        domain * range,
        2 ** (domain * range),
        count - 1,
        range ** (domain - 1),
      ].map(figure),
      explanation: `Each of the ${domain} elements can go to any of ${range}, independently: ${range}^${domain} = ${figure(count)}.`,
    };
  },
};

const edgesOfComplete: Family = {
  name: 'complete-graph-edges',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Easy',
  make(random) {
    const vertices = random.int(6, 60);
    const removed = random.int(1, 5);
    const edges = (vertices * (vertices - 1)) / 2 - removed;
    return {
      question: `${counted(removed, 'edge')} ${removed === 1 ? 'is' : 'are'} removed from the complete graph on ${vertices} vertices. How many edges are left?`,
      right: figure(edges),
      wrong: [
        edges + removed,
        vertices * (vertices - 1) - removed,
        (vertices * (vertices + 1)) / 2 - removed,
        edges + 2 * removed,
        vertices - removed,
      ].map(figure),
      explanation: `The complete graph has ${vertices} × ${vertices - 1} ÷ 2 = ${figure(edges + removed)} edges; ${figure(edges + removed)} − ${removed} = ${figure(edges)}.`,
    };
  },
};

const KINDS = ['teachers', 'students', 'players', 'clerks', 'engineers'] as const;

const inclusionExclusion: Family = {
  name: 'count-multiples',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Moderate',
  make(random) {
    const limit = random.int(100, 999);
    const [a, b] = random.pick([
      [2, 3],
      [2, 5],
      [3, 5],
      [2, 7],
      [3, 7],
      [5, 7],
      [4, 6],
      [6, 8],
      [6, 9],
      [4, 10],
    ] as const);
    const least = (a * b) / gcd(a, b);
    const [byA, byB, byBoth] = [a, b, least].map((divisor) => Math.floor(limit / divisor)) as [
      number,
      number,
      number,
    ];
    const isNone = random.int(0, 1) === 0;
    const either = byA + byB - byBoth;
    const right = isNone ? limit - either : either;
    return {
      question: `How many of the whole numbers from 1 to ${limit} are divisible by ${isNone ? `neither ${a} nor ${b}` : `${a} or ${b} (or both)`}?`,
      right: String(right),
      wrong: [
        limit - right,
        byA + byB,
        isNone ? limit - byA - byB : either - byBoth,
        right + 1,
        byBoth,
        right - 1,
      ].map(String),
      explanation: `${byA} are divisible by ${a}, ${byB} by ${b} and ${byBoth} by both, that is by ${least}: ${byA} + ${byB} − ${byBoth} = ${either}${isNone ? `, and ${limit} − ${either} = ${right} by neither` : ''}.`,
    };
  },
};

const committees: Family = {
  name: 'count-committees',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Moderate',
  make(random) {
    const [women, men] = [random.int(4, 8), random.int(4, 8)];
    const size = random.int(3, 4);
    const kind = random.pick(KINDS);
    const all = choose(women + men, size);
    const exact = choose(women, 2) * choose(men, size - 2);
    const atLeast = all - choose(men, size);
    const isExact = random.int(0, 1) === 0;
    const right = isExact ? exact : atLeast;
    return {
      question: `From ${women} women and ${men} men who are ${kind}, a committee of ${size} is chosen. In how many ways can it have ${isExact ? 'exactly 2 women' : 'at least 1 woman'}?`,
      right: figure(right),
      wrong: [
        isExact ? atLeast : exact,
        all,
        choose(men, size),
        right + women,
        women * choose(women + men - 1, size - 1),
      ].map(figure),
      explanation: isExact
        ? `Two of ${women} women can be chosen in ${choose(women, 2)} ways and ${size - 2} of ${men} men in ${choose(men, size - 2)}: ${choose(women, 2)} × ${choose(men, size - 2)} = ${figure(right)}.`
        : `Of all ${figure(all)} committees, ${figure(choose(men, size))} have no woman: ${figure(all)} − ${figure(choose(men, size))} = ${figure(right)}.`,
    };
  },
};

function choose(all: number, some: number): number {
  return range(1, some).reduce((product, step) => (product * (all - some + step)) / step, 1);
}

const WORDS = [
  'BANANA',
  'LEVEL',
  'PEPPER',
  'COFFEE',
  'MATTER',
  'SUCCESS',
  'LETTER',
  'APPLE',
  'COMMON',
  'ROTATOR',
  'TOMORROW',
  'BALLOON',
  'MISSION',
  'ASSESS',
  'BETTER',
  'CANAL',
  'DELHI',
  'ELEVEN',
  'FOLLOW',
  'GOGGLE',
  'HAPPY',
  'KARNATAKA',
  'LADDER',
  'MIRROR',
  'NOON',
  'PUPPET',
  'RABBIT',
  'SETTEE',
  'TATTOO',
  'ZIGZAG',
  'COLLEGE',
  'DIVISION',
  'ENGINE',
  'GRAMMAR',
  'INDIA',
  'JAIPUR',
  'KERALA',
  'MADURAI',
  'NAGALAND',
  'ODISHA',
  'PUNJAB',
  'MANIPUR',
  'ASSAM',
  'PATNA',
  'SIKKIM',
  'TRIPURA',
];

const arrangements: Family = {
  name: 'arrange-letters',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Easy',
  make(random) {
    const word = random.pick(WORDS);
    const counts = [...new Set(word)].map((letter) => word.split(letter).length - 1);
    const count = counts.reduce((left, times) => left / factorial(times), factorial(word.length));
    const repeated = [...new Set(word)].filter((_, place) => (counts[place] ?? 0) > 1);
    const largest = Math.max(...counts);
    return {
      question: `In how many different orders can all the letters of ${word} be arranged?`,
      right: figure(count),
      wrong: [
        factorial(word.length),
        factorial(word.length) / factorial(largest),
        count * 2,
        factorial(word.length - 1),
        count / 2,
        factorial(new Set(word).size),
      ]
        .filter(Number.isInteger)
        .map(figure),
      explanation: `${word.length} letters have ${word.length}! = ${figure(factorial(word.length))} orders${
        repeated.length === 0
          ? ', and all letters are different.'
          : `; swapping equal letters (${repeated.map((letter) => `${letter} ${counts[[...new Set(word)].indexOf(letter)]} times`).join(', ')}) changes nothing, so divide by ${counts
              .filter((times) => times > 1)
              .map((times) => `${times}!`)
              .join(' × ')}: ${figure(count)}.`
      }`,
    };
  },
};

function factorial(value: number): number {
  return range(1, value).reduce((product, step) => product * step, 1);
}

const integerSolutions: Family = {
  name: 'integer-solutions',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Moderate',
  make(random) {
    const variables = random.int(3, 4);
    const total = random.int(6, 24);
    const least = random.int(0, 2);
    const free = total - variables * least;
    const count = choose(free + variables - 1, variables - 1);
    const names = ['x', 'y', 'z', 'w'].slice(0, variables);
    if (free < 3) return this.make(random);
    return {
      question: `How many solutions in whole numbers does ${names.join(' + ')} = ${total} have with ${names.join(', ')} all at least ${least}?`,
      right: figure(count),
      wrong: [
        choose(total + variables - 1, variables - 1),
        choose(free + variables, variables),
        choose(free, variables - 1),
        choose(total - 1, variables - 1),
        count + variables,
        choose(free + variables - 1, variables),
      ].map(figure),
      explanation: `${least === 0 ? '' : `Give each variable ${least} first, which leaves ${free} to share out. `}${free} units and ${variables - 1} bars between the variables can stand in C(${free + variables - 1}, ${variables - 1}) = ${figure(count)} orders.`,
    };
  },
};

const modularPower: Family = {
  name: 'modular-power',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Moderate',
  make(random) {
    const modulus = random.pick([5, 7, 9, 10, 11, 13]);
    const base = random.int(2, 12);
    const exponent = random.int(20, 120);
    if (gcd(base, modulus) > 1 || base % modulus === 1 || base === modulus)
      return this.make(random);
    const powers = [base % modulus];
    while (powers.at(-1) !== 1) powers.push(((powers.at(-1) ?? 0) * base) % modulus);
    const cycle = powers.length;
    const right = powers[(exponent - 1) % cycle] ?? 0;
    return {
      question: `What is the remainder of \\(${base}^{${exponent}}\\) divided by ${modulus}?`,
      right: String(right),
      wrong: [...random.shuffle(range(1, modulus - 1).filter((rest) => rest !== right))].map(
        String,
      ),
      explanation: `Modulo ${modulus} the powers of ${base} are ${powers.join(', ')} and then repeat, with a cycle of ${cycle}. ${exponent} leaves the remainder ${exponent % cycle} by ${cycle}, so the answer is ${exponent % cycle === 0 ? 'the last of these' : `number ${exponent % cycle} of these`}: ${right}.`,
    };
  },
};

const relationsCount: Family = {
  name: 'count-relations',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Moderate',
  make(random) {
    const size = random.int(3, 9);
    const half = (size * (size - 1)) / 2;
    const kinds = [
      {
        text: 'reflexive relations',
        exponent: 2 * half,
        why: `Only the ${size} × ${size} − ${size} = ${2 * half} pairs of different elements are free`,
      },
      {
        text: 'symmetric relations',
        exponent: half + size,
        why: `The ${size} pairs (x, x) and one of each of the ${half} pairs of mirrored ones are free`,
      },
      {
        text: 'relations that are reflexive and symmetric',
        exponent: half,
        why: `All pairs (x, x) are in, and one of each of the ${half} pairs of mirrored ones is free`,
      },
      {
        text: 'relations',
        exponent: size * size,
        why: `Each of the ${size} × ${size} = ${size * size} pairs is free`,
      },
      {
        text: 'irreflexive relations',
        exponent: 2 * half,
        why: `No pair (x, x) is in, and the other ${2 * half} are free`,
      },
    ];
    const kind = random.pick(kinds);
    const thing = random.pick(['a set of', 'the set of the first', 'a group of']);
    const noun = {
      'a set of': 'elements',
      'the set of the first': 'natural numbers',
      'a group of': 'persons',
    }[thing];
    const power = (exponent: number): string => `2^${exponent}`;
    return {
      question: `How many ${kind.text} are there on ${thing} ${size} ${noun}?`,
      right: power(kind.exponent),
      wrong: [
        ...random.shuffle(kinds).map(({ exponent }) => power(exponent)),
        power(size),
        power(kind.exponent + 1),
      ],
      explanation: `${kind.why}, to be in or not: ${power(kind.exponent)}.`,
    };
  },
};

const inverseModulo: Family = {
  name: 'modular-inverse',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Moderate',
  make(random) {
    const modulus = random.pick([11, 13, 17, 19, 23, 26, 29, 31]);
    const value = random.int(2, modulus - 2);
    const inverse = range(1, modulus - 1).find((other) => (value * other) % modulus === 1);
    if (inverse === undefined) return this.make(random);
    return {
      question: `Which number from 1 to ${modulus - 1} is the multiplicative inverse of ${value} modulo ${modulus}?`,
      right: String(inverse),
      wrong: [modulus - inverse, modulus - value, inverse + 1, inverse - 1, value]
        .filter((other) => other > 0 && other < modulus)
        .map(String),
      explanation: `${value} × ${inverse} = ${value * inverse} = ${(value * inverse - 1) / modulus} × ${modulus} + 1.`,
    };
  },
};

const totient: Family = {
  name: 'euler-totient',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Easy',
  make(random) {
    const value = random.int(30, 400);
    const primes = [2, 3, 5, 7, 11, 13, 17, 19].filter((prime) => value % prime === 0);
    const rest = primes.reduce((left, prime) => {
      while (left % prime === 0) left /= prime;
      return left;
    }, value);
    if (primes.length < 2 || rest > 1) return this.make(random);
    const count = primes.reduce((left, prime) => (left / prime) * (prime - 1), value);
    const [first = 2] = primes;
    return {
      question: `How many of the numbers from 1 to ${value} have no common factor greater than 1 with ${value}?`,
      right: String(count),
      wrong: [
        value - count,
        value - 1,
        (value / first) * (first - 1),
        count + 2,
        count - primes.length,
        count * 2,
      ].map(String),
      explanation: `The prime factors of ${value} are ${listed(primes)}: φ(${value}) = ${value}${primes.map((prime) => ` × ${prime - 1}/${prime}`).join('')} = ${count}.`,
    };
  },
};

const recurrence: Family = {
  name: 'linear-recurrence',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = random.shuffle([1, 2, 3, 4, 5]).slice(0, 2) as [number, number];
    const [a, b] = [random.int(1, 4), random.int(1, 4)];
    const [sum, product] = [first + second, first * second];
    const start = [a + b, a * first + b * second];
    const asked = random.int(4, 5);
    const term = (n: number): number => a * first ** n + b * second ** n;
    const part = (factor: number, root: number): string =>
      `${factor === 1 ? '' : `${factor} · `}${root}ⁿ`;
    return {
      question: `A sequence has \\(a_0 = ${start[0]}\\), \\(a_1 = ${start[1]}\\) and \\(a_n = ${sum}a_{n-1} - ${product === 1 ? '' : product}a_{n-2}\\). What is \\(a_{${asked}}\\)?`,
      right: figure(term(asked)),
      wrong: [
        term(asked - 1),
        term(asked + 1),
        term(asked) + product,
        term(asked) - sum,
        sum * term(asked - 1),
      ].map(figure),
      explanation: `The roots of x² − ${sum}x + ${product} are ${first} and ${second}. With the first two terms, aₙ = ${[part(a, first), part(b, second)].map((text) => text.replace('1ⁿ', '1')).join(' + ')}, so the terms are ${range(
        0,
        asked,
      )
        .map((n) => figure(term(n)))
        .join(', ')}.`,
    };
  },
};

const truthRows: Family = {
  name: 'logic-truth-count',
  subject: MATHEMATICS,
  topic: DISCRETE,
  difficulty: 'Moderate',
  make(random) {
    const [p = '', q = '', r = ''] = random.shuffle(['p', 'q', 'r']);
    const shapes = [
      {
        text: `(${p} → ${q}) ∧ (${q} → ${r})`,
        holds: (a: boolean, b: boolean, c: boolean) => (!a || b) && (!b || c),
      },
      {
        text: `(${p} ∨ ${q}) → ${r}`,
        holds: (a: boolean, b: boolean, c: boolean) => !(a || b) || c,
      },
      {
        text: `(${p} ∧ ${q}) → ¬${r}`,
        holds: (a: boolean, b: boolean, c: boolean) => !(a && b) || !c,
      },
      {
        text: `${p} ↔ (${q} ∨ ${r})`,
        holds: (a: boolean, b: boolean, c: boolean) => a === (b || c),
      },
      {
        text: `${p} → (${q} → ${r})`,
        holds: (a: boolean, b: boolean, c: boolean) => !a || !b || c,
      },
      {
        text: `(${p} → ${q}) → ${r}`,
        holds: (a: boolean, b: boolean, c: boolean) => (a && !b) || c,
      },
      { text: `(${p} ↔ ${q}) ∨ ${r}`, holds: (a: boolean, b: boolean, c: boolean) => a === b || c },
      {
        text: `¬${p} ∧ (${q} ∨ ¬${r})`,
        holds: (a: boolean, b: boolean, c: boolean) => !a && (b || !c),
      },
      {
        text: `(¬${p} → ${q}) ∧ ${r}`,
        holds: (a: boolean, b: boolean, c: boolean) => (a || b) && c,
      },
      {
        text: `(${p} ∨ ¬${q}) ↔ ${r}`,
        holds: (a: boolean, b: boolean, c: boolean) => (a || !b) === c,
      },
    ];
    const shape = random.pick(shapes);
    const isFalse = random.int(0, 1) === 0;
    const rows = range(0, 7).map((row) => [(row & 4) > 0, (row & 2) > 0, (row & 1) > 0] as const);
    const held = rows.filter(([a, b, c]) => shape.holds(a, b, c) !== isFalse);
    const count = held.length;
    const cases = held.map((row) => row.map((value) => (value ? 'T' : 'F')).join(''));
    return {
      question: `In how many of the 8 rows of its truth table is ${shape.text} ${isFalse ? 'false' : 'true'}?`,
      right: String(count),
      wrong: [8 - count, count + 1, count - 1, count + 2]
        .filter((value) => value >= 0 && value <= 8)
        .map(String),
      explanation: `Written in the order ${p}, ${q}, ${r}, the rows are ${listed(cases)}: ${count}.`,
    };
  },
};

export const discreteMathematicsFamilies: readonly Family[] = [
  functionsCount,
  edgesOfComplete,
  inclusionExclusion,
  committees,
  arrangements,
  integerSolutions,
  modularPower,
  relationsCount,
  inverseModulo,
  totient,
  recurrence,
  truthRows,
];
