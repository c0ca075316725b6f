import type { Family } from '../../family.ts';
import { figure, gcd } from '../../wording.ts';
import { balanced } from './balanced.ts';
import { listed, range } from './listing.ts';

const MATHEMATICS = 'Engineering Mathematics';
const DISCRETE = 'Discrete Mathematics';

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
    let rest = value;
    for (const prime of primes) while (rest % prime === 0) rest /= prime;
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
  modularPower,
  inverseModulo,
  totient,
  recurrence,
  truthRows,
].map(balanced);
