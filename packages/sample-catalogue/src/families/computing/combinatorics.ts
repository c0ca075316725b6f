import type { Family } from '../../family.ts';
import { figure, gcd } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { range, sumOf } from './listing.ts';

const MATHEMATICS = 'Engineering Mathematics';
const COMBINATORICS = 'Combinatorics';

const KINDS = ['teachers', 'students', 'players', 'clerks', 'engineers'] as const;

const functionsCount: Family = {
  name: 'count-functions',
  subject: MATHEMATICS,
  topic: COMBINATORICS,
  difficulty: 'Moderate',
  make(random) {
    const [domain, codomain] = [random.int(2, 7), random.int(2, 8)];
    const all = codomain ** domain;
    const injective = range(0, domain - 1).reduce((left, used) => left * (codomain - used), 1);
    const surjective = sumOf(
      range(0, codomain).map(
        (missed) => (-1) ** missed * choose(codomain, missed) * (codomain - missed) ** domain,
      ),
    );
    const kinds = [
      {
        text: 'functions',
        count: all,
        why: `Each of the ${domain} elements can go to any of ${codomain}, independently: ${codomain}^${domain}`,
      },
      {
        text: 'one-to-one functions',
        count: injective,
        why: `Each next element has one choice less: ${range(0, domain - 1)
          .map((used) => codomain - used)
          .join(' × ')}`,
      },
      {
        text: 'onto functions',
        count: surjective,
        why: `Of the ${figure(all)} functions those that miss an element are taken away by inclusion and exclusion: ${range(
          0,
          codomain - 1,
        )
          .map((missed) => `C(${codomain}, ${missed}) × ${codomain - missed}^${domain}`)
          .reduce((sum, term, place) => `${sum} ${place % 2 === 1 ? '−' : '+'} ${term}`)}`,
      },
    ] as const;
    const kind = random.pick(kinds);
    if (kind.count < 2 || all > 50_000) return this.make(random);
    return {
      question: `How many ${kind.text} are there from a set of ${domain} elements to a set of ${codomain} elements?`,
      right: figure(kind.count),
      wrong: [
        ...kinds.map(({ count }) => count),
        domain ** codomain,
        domain * codomain,
        choose(codomain, Math.min(domain, codomain)),
        kind.count + codomain,
      ]
        .filter((count) => count > 0 && count < 10_000_000)
        .map(figure),
      explanation: `${kind.why} = ${figure(kind.count)}.`,
    };
  },
};

const inclusionExclusion: Family = {
  name: 'count-multiples',
  subject: MATHEMATICS,
  topic: COMBINATORICS,
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
  topic: COMBINATORICS,
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
  'BANANA LEVEL PEPPER COFFEE MATTER SUCCESS LETTER APPLE COMMON ROTATOR TOMORROW',
  'BALLOON MISSION ASSESS BETTER CANAL DELHI ELEVEN FOLLOW GOGGLE HAPPY KARNATAKA LADDER',
  'MIRROR NOON PUPPET RABBIT SETTEE TATTOO ZIGZAG COLLEGE DIVISION ENGINE GRAMMAR INDIA',
  'JAIPUR KERALA MADURAI NAGALAND ODISHA PUNJAB MANIPUR ASSAM PATNA SIKKIM TRIPURA',
].flatMap((line) => line.split(' '));

const arrangements: Family = {
  name: 'arrange-letters',
  subject: MATHEMATICS,
  topic: COMBINATORICS,
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
  topic: COMBINATORICS,
  difficulty: 'Moderate',
  make(random) {
    const variables = random.int(3, 4);
    const total = random.int(6, 32);
    const least = random.int(0, 3);
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

const relationsCount: Family = {
  name: 'count-relations',
  subject: MATHEMATICS,
  topic: COMBINATORICS,
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
    const power = (exponent: number): string => `\\(2^{${exponent}}\\)`;
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

export const combinatoricsFamilies: readonly Family[] = [
  functionsCount,
  inclusionExclusion,
  committees,
  arrangements,
  integerSolutions,
  relationsCount,
].map(balancedWithSlips);
