import { reasoning } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION } from '../../number-item.ts';

const syllogisms = reasoning('Syllogism');
const inequalities = reasoning('Inequality');
const sufficiency = reasoning('Data Sufficiency');

const FOLLOWS = [
  'Only conclusion I follows',
  'Only conclusion II follows',
  'Both conclusions follow',
  'Neither conclusion follows',
] as const;

function verdict(first: boolean, second: boolean): string {
  if (first && second) return FOLLOWS[2];
  if (first) return FOLLOWS[0];
  return second ? FOLLOWS[1] : FOLLOWS[3];
}

/** A statement on two classes. */
type Form = 'all' | 'no' | 'some';

interface Mood {
  first: Form;
  /** The second statement is about the middle and the last class, in this order. */
  second: Form;
  /** What holds of the first and the last class, and in which way it may be said. */
  holds: Readonly<Record<string, boolean>>;
  why: (a: string, b: string, c: string) => string;
}

/**
 * Statements on A and B, then on B and C, and which conclusions follow from them. Classes are taken to
 * have members, as examinations do. Keys: form, then the classes in the order in which they are named.
 */
const MOODS: readonly Mood[] = [
  {
    first: 'all',
    second: 'all',
    holds: { allAC: true, someAC: true, someCA: true },
    why: (a, b, c) => `All ${a} are among the ${b}, and all ${b} among the ${c}`,
  },
  {
    first: 'all',
    second: 'no',
    holds: { noAC: true, noCA: true },
    why: (a, b, c) => `All ${a} are among the ${b}, which have nothing in common with the ${c}`,
  },
  {
    first: 'some',
    second: 'all',
    holds: { someAC: true, someCA: true },
    why: (a, b, c) =>
      `Those ${a} that are ${b} are ${c} as well; of the other ${a} nothing is known`,
  },
  {
    first: 'all',
    second: 'some',
    holds: {},
    why: (a, b, c) => `The ${b} that are ${c} need not be the ${b} that are ${a}`,
  },
  {
    first: 'some',
    second: 'some',
    holds: {},
    why: (a, b, c) => `The ${b} that are ${a} and the ${b} that are ${c} may be different ones`,
  },
  {
    first: 'no',
    second: 'all',
    holds: {},
    why: (a, b, c) => `There may be ${c} that are not ${b}, and these may or may not be ${a}`,
  },
  {
    first: 'some',
    second: 'no',
    holds: {},
    why: (a, b, c) => `Those ${a} that are ${b} are not ${c}, but other ${a} may be ${c} or not`,
  },
];

const CLASSES = [
  'pens',
  'books',
  'chairs',
  'tables',
  'lamps',
  'clocks',
  'roses',
  'flowers',
  'cups',
  'plates',
  'doctors',
  'teachers',
  'singers',
  'dancers',
  'rivers',
  'lakes',
  'kites',
  'birds',
  'coins',
  'keys',
] as const;

const FORM_WORDS: Readonly<Record<Form, string>> = { all: 'All', no: 'No', some: 'Some' };

const syllogism = syllogisms('two-statement-syllogism', 'Moderate', (random) => {
  const mood = random.pick(MOODS);
  const [a = '', b = '', c = ''] = random.shuffle(CLASSES);
  const said: Readonly<Record<string, string>> = { A: a, B: b, C: c };
  const state = (form: Form, x: string, y: string): string =>
    `${FORM_WORDS[form]} ${said[x] ?? ''} are ${said[y] ?? ''}.`;
  // Pairs of which at least one must be true would call for "either I or II".
  const [first, second] = random.pick(
    CONCLUSIONS.flatMap((one) => CONCLUSIONS.map((two) => [one, two] as const)).filter(
      ([one, two]) => one !== two && !isEitherOr(one, two),
    ),
  );
  const read = (key: string): string =>
    state(key.slice(0, -2) as Form, key.at(-2) ?? '', key.at(-1) ?? '');
  const [isFirst, isSecond] = [mood.holds[first] === true, mood.holds[second] === true];
  const right = verdict(isFirst, isSecond);
  const statements = [state(mood.first, 'A', 'B'), state(mood.second, 'B', 'C')];
  return {
    question: `Statements: ${random.shuffle(statements).join(' ')} Conclusions: I. ${read(first)} II. ${read(second)} Which conclusion follows?`,
    right,
    wrong: FOLLOWS.filter((text) => text !== right),
    explanation: `${mood.why(a, b, c)}. ${verdictReason(isFirst, isSecond)}.`,
  };
});

const CONCLUSIONS = ['allAC', 'allCA', 'noAC', 'someAC', 'someCA'] as const;

/** 'Some … are …' and 'No … are …' of the same classes: one of them is always true. */
function isEitherOr(one: string, two: string): boolean {
  const forms = [one.slice(0, -2), two.slice(0, -2)].toSorted().join();
  return forms === 'no,some';
}

function verdictReason(first: boolean, second: boolean): string {
  if (first && second) return 'So I and II must both be true';
  if (!first && !second) return 'So neither I nor II must be true';
  return `So ${first ? 'I' : 'II'} must be true and ${first ? 'II' : 'I'} need not be`;
}

const SIGNS = ['>', '≥', '=', '<', '≤'] as const;

/** What a chain of signs, read from left to right, says of its ends; undefined where it says nothing. */
function chained(signs: readonly string[]): string | undefined {
  const rest = signs.filter((sign) => sign !== '=');
  if (rest.length === 0) return '=';
  if (rest.every((sign) => sign === '>' || sign === '≥')) return rest.includes('>') ? '>' : '≥';
  if (rest.every((sign) => sign === '<' || sign === '≤')) return rest.includes('<') ? '<' : '≤';
  return undefined;
}

/** Whether what is known makes what is claimed certain. */
function makesCertain(known: string | undefined, claim: string): boolean {
  if (known === claim) return true;
  if (known === '>' || known === '=') return claim === '≥' || (known === '=' && claim === '≤');
  return known === '<' && claim === '≤';
}

const inequality = inequalities('inequality-chain', 'Moderate', (random) => {
  const letters = random.shuffle(['P', 'Q', 'R', 'S', 'T', 'W', 'M', 'K']).slice(0, 5);
  const side = random.pick([
    ['>', '≥', '='],
    ['<', '≤', '='],
  ] as const);
  const signs = [0, 1, 2, 3].map(() =>
    random.int(0, 4) === 0 ? random.pick(SIGNS) : random.pick(side),
  );
  const conclusion = (): {
    text: string;
    ends: string;
    claim: string;
    isTrue: boolean;
    isDisputed: boolean;
  } => {
    const from = random.int(0, 2);
    const to = random.int(from + 2, 4);
    const known = chained(signs.slice(from, to));
    const claim = known && random.int(0, 1) === 1 ? known : random.pick(SIGNS);
    const [x = '', y = ''] = [letters[from], letters[to]];
    return {
      text: `${x} ${claim} ${y}`,
      ends: `${x}${y}`,
      claim,
      isTrue: known === claim,
      // 'P > Q, so P ≥ Q' is true in logic, but not every examination takes it so.
      isDisputed: known !== claim && makesCertain(known, claim),
    };
  };
  const [one, two] = [conclusion(), conclusion()];
  if (one.ends === two.ends || one.isDisputed || two.isDisputed) return NO_QUESTION;
  const statement = letters
    .map((letter, index) => (index === 0 ? letter : `${signs[index - 1] ?? ''} ${letter}`))
    .join(' ');
  const right = verdict(one.isTrue, two.isTrue);
  const reason = ({ text, ends }: { text: string; ends: string }): string => {
    const [from, to] = [...ends].map((letter) => letters.indexOf(letter)) as [number, number];
    const known = chained(signs.slice(from, to));
    const [x = '', y = ''] = [...ends];
    return known
      ? `the signs from ${x} to ${y} give ${x} ${known} ${y}, so ${text} ${makesCertain(known, text.split(' ')[1] ?? '') ? 'is certain' : 'is not certain'}`
      : `the signs from ${x} to ${y} do not point one way, so ${text} is not certain`;
  };
  return {
    question: `Statement: ${statement}. Conclusions: I. ${one.text} II. ${two.text} Which conclusion follows?`,
    right,
    wrong: FOLLOWS.filter((text) => text !== right),
    explanation: `I: ${reason(one)}. II: ${reason(two)}.`,
  };
});

const SUFFICIENT = [
  'Statement I alone is enough, but statement II alone is not',
  'Statement II alone is enough, but statement I alone is not',
  'Each statement alone is enough',
  'Both together are enough, but neither alone is',
  'Even both together are not enough',
] as const;

interface Clue {
  text: string;
  holds: (tens: number, ones: number) => boolean;
}

/** What may be told of a two-digit number. */
function cluesOf(tens: number, ones: number): Clue[] {
  const [sum, gap, product] = [tens + ones, Math.abs(tens - ones), tens * ones];
  const number = 10 * tens + ones;
  const clues: Clue[] = [
    { text: `The sum of its digits is ${sum}.`, holds: (t, o) => t + o === sum },
    { text: `Its digits differ by ${gap}.`, holds: (t, o) => Math.abs(t - o) === gap },
    { text: `The product of its digits is ${product}.`, holds: (t, o) => t * o === product },
    { text: `Its ones digit is ${ones}.`, holds: (_, o) => o === ones },
    ...[7, 9, 11, 13].flatMap((divisor) =>
      number % divisor === 0
        ? [
            {
              text: `It is divisible by ${divisor}.`,
              holds: (t: number, o: number) => (10 * t + o) % divisor === 0,
            },
          ]
        : [],
    ),
  ];
  if (tens > ones) {
    clues.push({
      text: `Its tens digit is ${gap} more than its ones digit.`,
      holds: (t, o) => t - o === gap,
    });
  }
  if (Number.isInteger(Math.sqrt(number))) {
    clues.push({
      text: 'It is a perfect square.',
      holds: (t, o) => Number.isInteger(Math.sqrt(10 * t + o)),
    });
  }
  return clues;
}

const twoDigitNumber = sufficiency('enough-for-two-digit-number', 'Hard', (random) => {
  const [tens, ones] = [random.int(1, 9), random.int(0, 9)];
  const [first, second] = random.shuffle(cluesOf(tens, ones));
  if (!first || !second) return NO_QUESTION;
  const fits = (...clues: Clue[]): number[] =>
    Array.from({ length: 90 }, (_, index) => index + 10).filter((number) =>
      clues.every(({ holds }) => holds(Math.floor(number / 10), number % 10)),
    );
  const [one, two, both] = [fits(first), fits(second), fits(first, second)];
  const right = sufficient(one.length, two.length, both.length);
  const list = (numbers: number[]): string => {
    if (numbers.length > 7) return `${numbers.length} numbers`;
    return numbers.length === 1
      ? `only ${numbers[0]}`
      : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
  };
  return {
    question: `What is the two-digit number? Statements: I. ${first.text} II. ${second.text} Which statements are enough to answer?`,
    right,
    wrong: random.shuffle(SUFFICIENT.filter((text) => text !== right)),
    explanation: `Statement I alone leaves ${list(one)}, statement II alone leaves ${list(two)}, and both together leave ${list(both)}.`,
  };
});

function sufficient(first: number, second: number, both: number): string {
  if (first === 1 && second === 1) return SUFFICIENT[2];
  if (first === 1) return SUFFICIENT[0];
  if (second === 1) return SUFFICIENT[1];
  return both === 1 ? SUFFICIENT[3] : SUFFICIENT[4];
}

export const logicFamilies: readonly Family[] = [syllogism, inequality, twoDigitNumber];
