import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { balanced } from './balanced.ts';

const COMPUTING = 'Computer Science';

const booleanRows: Family = {
  name: 'boolean-true-rows',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const shape = random.pick(BOOLEAN_SHAPES);
    const [a, b, c] = random.shuffle(['P', 'Q', 'R', 'S', 'X', 'Y', 'Z']) as [
      string,
      string,
      string,
    ];
    let rows = 0;
    for (let row = 0; row < 8; row += 1) {
      if (shape.holds((row & 4) > 0, (row & 2) > 0, (row & 1) > 0)) rows += 1;
    }
    return {
      question: `For how many of the 8 assignments to ${a}, ${b} and ${c} is \\(${shape.text(a, b, c)}\\) true? (Plus is OR, a product is AND, a bar is NOT.)`,
      right: String(rows),
      wrong: [8 - rows, rows + 1, rows - 1, rows + 2, rows + 3]
        .filter((count) => count >= 0 && count <= 8)
        .map(String),
      explanation: `${shape.reason(a, b, c)} That makes ${rows} of 8 assignments.`,
    };
  },
};

interface BooleanShape {
  text(a: string, b: string, c: string): string;
  holds(a: boolean, b: boolean, c: boolean): boolean;
  reason(a: string, b: string, c: string): string;
}

const BOOLEAN_SHAPES: readonly BooleanShape[] = [
  {
    text: (a, b, c) => `${a} + ${b}${c}`,
    holds: (a, b, c) => a || (b && c),
    reason: (a, b, c) => `Four assignments have ${a} true; of the rest one has ${b} and ${c} true.`,
  },
  {
    text: (a, b, c) => `${a}(${b} + ${c})`,
    holds: (a, b, c) => a && (b || c),
    reason: (a, b, c) =>
      `${a} must be true, and of the four pairs of ${b} and ${c} three have a true one.`,
  },
  {
    text: (a, b, c) => `\\overline{${a}} + ${b} + ${c}`,
    holds: (a, b, c) => !a || b || c,
    reason: (a, b, c) => `It fails only where ${a} is true and both ${b} and ${c} are false.`,
  },
  {
    text: (a, b, c) => `\\overline{${a}}\\,${b} + ${a}\\,\\overline{${c}}`,
    holds: (a, b, c) => (!a && b) || (a && !c),
    reason: (a, b, c) =>
      `With ${a} false it is ${b}, true in two; with ${a} true it is NOT ${c}, true in two.`,
  },
  {
    text: (a, b, c) => `${a} \\oplus ${b} \\oplus ${c}`,
    holds: (a, b, c) => (a !== b) !== c,
    reason: (a, b, c) =>
      `It holds where an odd number of ${a}, ${b} and ${c} is true: three with one, one with all.`,
  },
  {
    text: (a, b, c) => `\\overline{${a}${b}}\\,${c}`,
    holds: (a, b, c) => !(a && b) && c,
    reason: (a, b, c) =>
      `${c} must be true, and of the four pairs of ${a} and ${b} only one has both true.`,
  },
];

/** A product term: for each of A, B, C, D whether it stands plain, under a bar, or not at all. */
type Term = readonly (boolean | undefined)[];
const LETTERS = ['A', 'B', 'C', 'D'];

function randomTerm(random: Random, literals: number): Term {
  const chosen = random.shuffle([0, 1, 2, 3]).slice(0, literals);
  return LETTERS.map((_, place) => (chosen.includes(place) ? random.int(0, 1) === 1 : undefined));
}

function termText(term: Term): string {
  return term
    .map((plain, place) => {
      if (plain === undefined) return '';
      return plain ? LETTERS[place] : `\\overline{${LETTERS[place]}}`;
    })
    .filter(Boolean)
    .join('\\,');
}

function mintermsOf(term: Term): number[] {
  return Array.from({ length: 16 }, (_, row) => row).filter((row) =>
    term.every(
      (plain, place) => plain === undefined || plain === (((row >> (3 - place)) & 1) === 1),
    ),
  );
}

/** Two terms of two letters, not the same two, and one of three that none of them makes superfluous. */
function threeTerms(random: Random): [Term, Term, Term] {
  for (;;) {
    const [a, b, c] = [randomTerm(random, 2), randomTerm(random, 2), randomTerm(random, 3)];
    const covered = new Set([...mintermsOf(a), ...mintermsOf(b)]);
    const sameLetters = a.every(
      (plain, place) => (plain === undefined) === (b[place] === undefined),
    );
    if (!sameLetters && mintermsOf(c).every((minterm) => !covered.has(minterm))) return [a, b, c];
  }
}

const mintermCount: Family = {
  name: 'minterm-count',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const terms = threeTerms(random);
    const lists = terms.map(mintermsOf);
    const all = [...new Set(lists.flat())].toSorted((a, b) => a - b);
    const listed = lists.flat().length;
    return {
      question: `How many minterms does \\(F(A,B,C,D) = ${terms.map(termText).join(' + ')}\\) have?`,
      right: String(all.length),
      wrong: [listed, 16 - all.length, all.length - 1, all.length + 1, all.length + 2].map(String),
      explanation: `The terms cover the minterms ${lists.map((list) => `{${list.join(', ')}}`).join(', ')}. Each counted once: {${all.join(', ')}}, ${all.length} in all.`,
    };
  },
};

const multiplexer: Family = {
  name: 'multiplexer-function',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Hard',
  make(random) {
    const inputs = Array.from({ length: 4 }, () => random.pick(['0', '1', 'C', 'C′']));
    if (new Set(inputs).size === 1) inputs[random.int(0, 3)] = inputs[0] === 'C' ? 'C′' : 'C';
    const rows = (given: readonly string[]): number[] =>
      given.flatMap((input, place) => {
        const low = input === '1' || input === 'C′' ? [2 * place] : [];
        return input === '1' || input === 'C' ? [...low, 2 * place + 1] : low;
      });
    const list = (given: readonly string[]): string => `Σm(${rows(given).join(', ')})`;
    const swapped = inputs.map((input) => ({ C: 'C′', 'C′': 'C' })[input] ?? input);
    const [i0 = '', i1 = '', i2 = '', i3 = ''] = inputs;
    const wrong = [
      swapped,
      [i0, i2, i1, i3],
      inputs.toReversed(),
      [i0, i1, i3, i2],
      [i1, i0, i2, i3],
    ];
    return {
      question: `A 4-to-1 multiplexer has A (the more significant) and B on its select lines, and its data inputs are I0 = ${i0}, I1 = ${i1}, I2 = ${i2} and I3 = ${i3}, where C′ is NOT C. Which function F(A, B, C) does it give?`,
      right: list(inputs),
      wrong: wrong.filter((given) => rows(given).length > 0).map(list),
      explanation: `Input Ik decides the minterms 2k (C = 0) and 2k + 1 (C = 1): 1 takes both, C the odd one, C′ the even one, 0 none. This gives ${list(inputs)}.`,
    };
  },
};

const rippleAdder: Family = {
  name: 'ripple-carry-delay',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const bits = random.pick([4, 8, 16, 32]);
    const carry = random.int(5, 15);
    const sum = carry + random.int(1, 10);
    const total = (bits - 1) * carry + sum;
    return {
      question:
        `A ${bits}-bit ripple-carry adder is made of full adders that give their carry after ${carry} ns and their sum after ${sum} ns. After how long is the whole result ready?`.replace(
          'A 8',
          'An 8',
        ),
      right: `${total} ns`,
      wrong: [
        bits * carry,
        bits * sum,
        bits * carry + sum,
        (bits - 1) * sum + carry,
        total + 1,
      ].map((value) => `${value} ns`),
      explanation: `The carry ripples through ${bits - 1} full adders, ${bits - 1} × ${carry} = ${(bits - 1) * carry} ns; the last one then needs ${sum} ns for its sum: ${total} ns.`,
    };
  },
};

const twistedRing: Family = {
  name: 'twisted-ring-counter',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Moderate',
  make(random) {
    const width = random.int(4, 5);
    const start = random
      .int(0, 2 ** width - 1)
      .toString(2)
      .padStart(width, '0');
    const pulses = random.int(2, 2 * width - 1);
    const states = [start];
    const shifted = (state: string): string =>
      (state.endsWith('1') ? '0' : '1') + state.slice(0, -1);
    for (let pulse = 0; pulse < pulses; pulse += 1) states.push(shifted(states.at(-1) ?? ''));
    const end = states.at(-1) ?? '';
    const turns = pulses % width || 1;
    const turned = start.slice(-turns) + start.slice(0, width - turns);
    const flipped = [...end].map((bit) => (bit === '1' ? '0' : '1')).join('');
    return {
      question: `A ${width}-bit twisted-ring (Johnson) counter shifts right at each clock pulse, and the complement of its last bit enters on the left. It holds ${start}. What does it hold after ${pulses} pulses?`,
      right: end,
      wrong: [shifted(end), states.at(-2) ?? '', turned, flipped],
      explanation: `Pulse by pulse: ${states.join(' → ')}.`,
    };
  },
};

interface Cube {
  value: number;
  free: number;
}

/** Joins cubes that differ in one fixed bit until no join is left; those never joined are prime. */
function primeImplicants(minterms: readonly number[]): Cube[] {
  let level: Cube[] = minterms.map((value) => ({ value, free: 0 }));
  const prime: Cube[] = [];
  while (level.length > 0) {
    const joined = new Set<Cube>();
    const next = new Map<string, Cube>();
    for (const a of level) {
      for (const b of level) {
        const apart = a.value ^ b.value;
        if (a.free !== b.free || apart === 0 || (apart & (apart - 1)) !== 0) continue;
        joined.add(a).add(b);
        const cube = { value: a.value & b.value, free: a.free | apart };
        next.set(`${cube.value}/${cube.free}`, cube);
      }
    }
    prime.push(...level.filter((cube) => !joined.has(cube)));
    level = [...next.values()];
  }
  return prime;
}

function cubeText({ value, free }: Cube): string {
  return ['A', 'B', 'C']
    .map((letter, place) => {
      const bit = 4 >> place;
      if (free & bit) return '';
      return value & bit ? letter : `${letter}′`;
    })
    .join('');
}

const primeImplicantCount: Family = {
  name: 'prime-implicant-count',
  subject: COMPUTING,
  topic: 'Digital Logic',
  difficulty: 'Hard',
  make(random) {
    const minterms = random
      .shuffle([0, 1, 2, 3, 4, 5, 6, 7])
      .slice(0, random.int(3, 6))
      .toSorted((a, b) => a - b);
    const prime = primeImplicants(minterms);
    return {
      question: `How many prime implicants does F(A, B, C) = Σm(${minterms.join(', ')}) have? (A is the most significant bit.)`,
      right: String(prime.length),
      wrong: [prime.length + 1, prime.length - 1, minterms.length, prime.length + 2]
        .filter((count) => count > 0)
        .map(String),
      explanation: `Joining neighbouring minterms as far as possible leaves ${prime.map(cubeText).join(', ')} (X′ is NOT X), so there ${prime.length === 1 ? 'is 1' : `are ${prime.length}`}.`,
    };
  },
};

export const digitalLogicFamilies: readonly Family[] = [
  booleanRows,
  mintermCount,
  multiplexer,
  rippleAdder,
  twistedRing,
  primeImplicantCount,
].map(balanced);
