import type { Family } from '../../family.js';
import { figure, fraction, ordinal } from '../../wording.js';
import { signed, signedFraction, subscript, superscript, term } from './notation.js';
import { countItem } from './numeric-item.js';

const MATHEMATICS = 'Mathematics';
const SETS = 'Sets, Relations and Functions';
const QUADRATICS = 'Complex Numbers and Quadratic Equations';
const MATRICES = 'Matrices and Determinants';
const COUNTING = 'Permutations and Combinations';
const BINOMIAL = 'Binomial Theorem';
const SERIES = 'Sequences and Series';

/** Real and imaginary parts with a whole modulus. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 6, 10],
  [6, 8, 10],
  [8, 15, 17],
  [7, 24, 25],
] as const;

const complexModulus: Family = {
  name: 'modulus-of-complex-product',
  subject: MATHEMATICS,
  topic: QUADRATICS,
  difficulty: 'Easy',
  make(random) {
    const [[a, b, first], [c, d, second]] = [random.pick(TRIPLES), random.pick(TRIPLES)];
    const power = random.int(1, 2);
    const sign = random.pick(['+', '−']);
    const answer = first ** power * second;
    return countItem({
      question: `What is the modulus of (${a} + ${b}i)${power === 1 ? '' : '²'}(${c} ${sign} ${d}i)?`,
      answer,
      unit: '',
      mistakes: [
        first * second,
        first + second,
        (a + b) ** power * (c + d),
        answer * second,
        first ** 2 * second ** 2,
      ],
      explanation: `Moduli multiply: |${a} + ${b}i| = ${first} and |${c} ${sign} ${d}i| = ${second}, so ${first}${power === 1 ? '' : '²'} × ${second} = ${figure(answer)}.`,
    });
  },
};

const complexQuotient: Family = {
  name: 'real-part-of-quotient',
  subject: MATHEMATICS,
  topic: QUADRATICS,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, d] = [random.int(1, 9), random.int(1, 9), random.int(1, 5), random.int(1, 5)];
    const square = c ** 2 + d ** 2;
    const isReal = random.int(0, 1) === 0;
    const [real, imaginary] = [a * c - b * d, a * d + b * c];
    // (a + bi) ÷ (c − di)
    const right = signedFraction(isReal ? real : imaginary, square);
    if ((isReal ? real : imaginary) === 0) return this.make(random);
    const wrong = [
      signedFraction(isReal ? imaginary : real, square),
      signedFraction(isReal ? a * c + b * d : b * c - a * d, square),
      signedFraction(a, c),
      signedFraction(isReal ? real : imaginary, c ** 2 + d),
      signedFraction(b, d),
    ];
    return {
      question: `What is the ${isReal ? 'real' : 'imaginary'} part of (${a} + ${part(b)}i)/(${c} − ${part(d)}i)?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `Multiplying by ${c} + ${part(d)}i above and below gives (${signed(real)} ${term(imaginary)}i)/${square}; its ${isReal ? 'real' : 'imaginary'} part is ${right}.`,
    };
  },
};

function part(value: number): string {
  return value === 1 ? '' : String(value);
}

const symmetricRoots: Family = {
  name: 'symmetric-functions-of-roots',
  subject: MATHEMATICS,
  topic: QUADRATICS,
  difficulty: 'Easy',
  make(random) {
    const sum = random.int(4, 16);
    const product = random.int(1, Math.floor(sum ** 2 / 4) - 1);
    const asked = random.pick([
      {
        text: 'α² + β²',
        answer: sum ** 2 - 2 * product,
        slip: sum ** 2 + 2 * product,
        how: `(α + β)² − 2αβ = ${sum}² − 2 × ${product}`,
      },
      {
        text: 'α³ + β³',
        answer: sum ** 3 - 3 * product * sum,
        slip: sum ** 3 + 3 * product * sum,
        how: `(α + β)³ − 3αβ(α + β) = ${sum}³ − 3 × ${product} × ${sum}`,
      },
      {
        text: '(α − β)²',
        answer: sum ** 2 - 4 * product,
        slip: sum ** 2 - 2 * product,
        how: `(α + β)² − 4αβ = ${sum}² − 4 × ${product}`,
      },
    ]);
    return countItem({
      question: `α and β are the roots of x² − ${sum}x + ${product} = 0. What is ${asked.text}?`,
      answer: asked.answer,
      unit: '',
      mistakes: [
        asked.slip,
        sum ** 2,
        sum ** 2 - product,
        -asked.answer,
        asked.answer + 2 * product,
      ],
      explanation: `α + β = ${sum} and αβ = ${product}, so ${asked.text} = ${asked.how} = ${signed(asked.answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const equalRoots: Family = {
  name: 'condition-for-equal-roots',
  subject: MATHEMATICS,
  topic: QUADRATICS,
  difficulty: 'Easy',
  make(random) {
    const [p, q, scale] = [random.int(1, 7), random.int(1, 9), random.int(1, 2)];
    const [a, c] = [p ** 2 * scale, q ** 2 * scale];
    const answer = 2 * p * q * scale;
    if (a === 1 && c === 1) return this.make(random);
    return countItem({
      question: `For what positive k does ${part(a)}x² + kx + ${c} = 0 have equal roots?`,
      answer,
      unit: '',
      mistakes: [answer / 2, 4 * a * c, a + c, answer * 2, a * c],
      explanation: `The discriminant vanishes: k² = 4 × ${a} × ${c} = ${figure(4 * a * c)}, so k = ${answer}.`,
    });
  },
};

const termOfProgression: Family = {
  name: 'term-of-arithmetic-progression',
  subject: MATHEMATICS,
  topic: SERIES,
  difficulty: 'Easy',
  make(random) {
    const [first, step] = [
      random.int(-20, 30),
      random.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9]),
    ];
    const [low, gap, wanted] = [random.int(3, 9), random.int(3, 9), random.int(20, 40)];
    const at = (place: number): number => first + (place - 1) * step;
    if (at(wanted) === 0) return this.make(random);
    return countItem({
      question: `In an arithmetic progression the ${ordinal(low)} term is ${signed(at(low))} and the ${ordinal(low + gap)} term is ${signed(at(low + gap))}. What is the ${ordinal(wanted)} term?`,
      answer: at(wanted),
      unit: '',
      mistakes: [
        at(wanted + 1),
        at(wanted - 1),
        at(low) + wanted * step,
        -at(wanted),
        first + wanted * step + step,
      ],
      explanation: `The difference is (${signed(at(low + gap))} − (${signed(at(low))})) ÷ ${gap} = ${signed(step)}, so the term is ${signed(at(low))} + ${wanted - low} × (${signed(step)}) = ${signed(at(wanted))}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const infiniteSeries: Family = {
  name: 'infinite-geometric-series',
  subject: MATHEMATICS,
  topic: SERIES,
  difficulty: 'Easy',
  make(random) {
    const bottom = random.int(2, 9);
    const top = random.int(1, bottom - 1) * random.pick([1, -1]);
    const first = random.int(1, 30);
    const right = fraction(first * bottom, bottom - top);
    const [second, third] = [
      signedFraction(first * top, bottom),
      signedFraction(first * top ** 2, bottom ** 2),
    ];
    const wrong = [
      fraction(first * bottom, bottom + top),
      signedFraction(first * top, bottom - top),
      fraction(first * bottom, Math.abs(top)),
      fraction(first * (bottom - top), bottom),
      fraction(2 * first * bottom, bottom - top),
    ];
    const ratio = signedFraction(top, bottom);
    return {
      question: `What is the sum of the infinite geometric series ${first} ${top < 0 ? '−' : '+'} ${second.replace('−', '')} + ${third} ${top < 0 ? '−' : '+'} …, whose terms have the ratio ${ratio}?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `S = a ÷ (1 − r) = ${first} ÷ (1 ${top < 0 ? '+' : '−'} ${ratio.replace('−', '')}) = ${right}.`,
    };
  },
};

const binomialCoefficient: Family = {
  name: 'coefficient-in-expansion',
  subject: MATHEMATICS,
  topic: BINOMIAL,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, power] = [random.int(1, 4), random.int(1, 4), random.int(4, 9)];
    const place = random.int(2, power - 2);
    const answer = choose(power, place) * a ** (power - place) * b ** place;
    if (a * b === 1 || answer > 60_000) return this.make(random);
    return countItem({
      question: `What is the coefficient of x${superscript(place)} in the expansion of (${a} + ${part(b)}x)${superscript(power)}?`,
      answer,
      unit: '',
      mistakes: [
        choose(power, place),
        choose(power, place) * b ** place,
        choose(power, place) * a ** place * b ** (power - place),
        choose(power, place - 1) * a ** (power - place + 1) * b ** (place - 1),
        choose(power, place) * a ** (power - place),
      ],
      explanation: `It is ${chooseText(power, place)} × ${a}${superscript(power - place)} × ${b}${superscript(place)} = ${choose(power, place)} × ${figure(a ** (power - place))} × ${figure(b ** place)} = ${figure(answer)}.`,
    });
  },
};

const independentTerm: Family = {
  name: 'term-independent-of-x',
  subject: MATHEMATICS,
  topic: BINOMIAL,
  difficulty: 'Moderate',
  make(random) {
    const [outer, inner] = random.pick([
      [2, 1],
      [1, 2],
      [1, 1],
      [3, 1],
      [1, 3],
      [2, 2],
    ] as const);
    const steps = random.int(1, 3);
    const power = (outer === inner ? 2 : outer + inner) * steps;
    const place = (outer * power) / (outer + inner);
    const factor = random.int(1, 4);
    const answer = choose(power, place) * factor ** place;
    if (power < 3 || answer > 200_000) return this.make(random);
    const x = (exponent: number): string => `x${exponent === 1 ? '' : superscript(exponent)}`;
    return countItem({
      question: `What is the term independent of x in the expansion of (${x(outer)} + ${factor}/${x(inner)})${superscript(power)}?`,
      answer,
      unit: '',
      mistakes: [
        choose(power, place),
        factor === 1 ? choose(power, place - 1) : choose(power, place) * factor ** (power - place),
        choose(power, place - 1) * factor ** (place - 1),
        choose(power, place) * factor,
        answer * 2,
      ],
      explanation: `The term with r factors ${factor}/${x(inner)} has x to the power ${outer} × (${power} − r) − ${inner === 1 ? '' : inner}r, which is zero for r = ${place}: ${chooseText(power, place)} × ${factor}${superscript(place)} = ${figure(answer)}.`,
    });
  },
};

function choose(all: number, some: number): number {
  let count = 1;
  for (let step = 1; step <= some; step += 1) count = (count * (all - some + step)) / step;
  return count;
}

function chooseText(all: number, some: number): string {
  return `${superscript(all)}C${subscript(some)}`;
}

const committees: Family = {
  name: 'committees-of-two-groups',
  subject: MATHEMATICS,
  topic: COUNTING,
  difficulty: 'Easy',
  make(random) {
    const [men, women] = [random.int(4, 10), random.int(4, 10)];
    const [some, others] = [random.int(2, 3), random.int(2, 3)];
    const answer = choose(men, some) * choose(women, others);
    return countItem({
      question: `In how many ways can a committee of ${some} men and ${others} women be chosen from ${men} men and ${women} women?`,
      answer,
      unit: '',
      mistakes: [
        choose(men, some) + choose(women, others),
        choose(men + women, some + others),
        answer * 2,
        choose(men, others) * choose(women, some),
        answer / 2,
      ],
      explanation: `${chooseText(men, some)} × ${chooseText(women, others)} = ${choose(men, some)} × ${choose(women, others)} = ${figure(answer)}.`,
    });
  },
};

const sharing: Family = {
  name: 'identical-things-in-boxes',
  subject: MATHEMATICS,
  topic: COUNTING,
  difficulty: 'Moderate',
  make(random) {
    const [things, people] = [random.int(6, 24), random.int(3, 5)];
    const isEach = random.int(0, 1) === 0;
    const [all, some] = isEach ? [things - 1, people - 1] : [things + people - 1, people - 1];
    const answer = choose(all, some);
    const goods = random.pick(['identical sweets', 'identical balls', 'identical pens']);
    return countItem({
      question: `In how many ways can ${things} ${goods} be given to ${people} children${isEach ? ' so that each gets at least one' : ', where a child may also get none'}?`,
      answer,
      unit: '',
      mistakes: [
        isEach ? choose(things + people - 1, people - 1) : choose(things - 1, people - 1),
        choose(things, people),
        choose(all, some + 1),
        people * things,
      ],
      explanation: `${isEach ? 'Bars are put into' : 'Things and bars stand in a row with'} ${isEach ? `${people - 1} of the ${things - 1} gaps between the things` : `${things + people - 1} places, ${people - 1} of them for bars`}: ${chooseText(all, some)} = ${figure(answer)}.`,
    });
  },
};

const WORDS = [
  'BANANA',
  'LETTER',
  'BALLOON',
  'COFFEE',
  'INDIA',
  'ALGEBRA',
  'SUCCESS',
  'KOLKATA',
  'GUWAHATI',
  'MUMBAI',
  'CHENNAI',
  'RAJASTHAN',
  'PAPAYA',
  'ASSAM',
  'SIKKIM',
  'CRICKET',
  'FOOTBALL',
  'TOMATO',
  'POTATO',
  'PEPPER',
  'ORANGE',
  'PENCIL',
  'SUMMER',
  'COLLEGE',
  'MATTER',
  'ENGINE',
  'ATTACK',
  'ROBOT',
  'LEVEL',
  'RADAR',
  'TENNIS',
  'HOCKEY',
  'KABADDI',
  'GANGA',
  'YAMUNA',
  'NARMADA',
  'KAVERI',
  'PANJIM',
  'NAGALAND',
  'MANIPUR',
] as const;

const wordArrangements: Family = {
  name: 'arrangements-of-letters',
  subject: MATHEMATICS,
  topic: COUNTING,
  difficulty: 'Moderate',
  make(random) {
    const word = random.pick(WORDS);
    const vowels = [...word].filter((letter) => 'AEIOU'.includes(letter));
    const consonants = [...word].filter((letter) => !'AEIOU'.includes(letter));
    const isTogether = random.int(0, 1) === 0 && vowels.length > 1;
    const all = arrangements([...word]);
    const together = arrangements([...consonants, '*']) * arrangements(vowels);
    const answer = isTogether ? together : all;
    return countItem({
      question: `In how many ways can the letters of the word ${word} be arranged${isTogether ? ' so that all vowels stand together' : ''}?`,
      answer,
      unit: '',
      mistakes: [
        isTogether ? arrangements([...consonants, '*']) : factorial(word.length),
        isTogether ? all : answer / 2,
        isTogether ? factorial(consonants.length + 1) * factorial(vowels.length) : answer * 2,
        isTogether ? all - together : factorial(word.length - 1),
      ],
      explanation: isTogether
        ? `The vowels count as one block among ${consonants.length} consonants: ${figure(arrangements([...consonants, '*']))} arrangements, times ${figure(arrangements(vowels))} of the vowels in the block: ${figure(answer)}.`
        : `The word has ${word.length} letters; dividing by the orders of equal letters gives ${word.length}!${repeatsText([...word])} = ${figure(answer)}.`,
    });
  },
};

function factorial(value: number): number {
  return value <= 1 ? 1 : value * factorial(value - 1);
}

function repeatsOf(letters: readonly string[]): number[] {
  return [...Map.groupBy(letters, (letter) => letter).values()]
    .map((same) => same.length)
    .filter((count) => count > 1);
}

function arrangements(letters: readonly string[]): number {
  return repeatsOf(letters).reduce(
    (count, repeat) => count / factorial(repeat),
    factorial(letters.length),
  );
}

function repeatsText(letters: readonly string[]): string {
  const repeats = repeatsOf(letters);
  return repeats.length === 0 ? '' : ` ÷ (${repeats.map((count) => `${count}!`).join(' × ')})`;
}

const determinant: Family = {
  name: 'determinant-of-order-three',
  subject: MATHEMATICS,
  topic: MATRICES,
  difficulty: 'Moderate',
  make(random) {
    const m = Array.from({ length: 9 }, () => random.int(-3, 5));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
    const answer = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
    if (answer === 0) return this.make(random);
    const rows = [
      [a, b, c],
      [d, e, f],
      [g, h, i],
    ];
    const latex = rows.map((row) => row.join(' & ')).join(' \\\\ ');
    return countItem({
      question: `What is the determinant \\(\\begin{vmatrix} ${latex} \\end{vmatrix}\\)?`,
      answer,
      unit: '',
      mistakes: [
        a * (e * i - f * h) + b * (d * i - f * g) + c * (d * h - e * g),
        -answer,
        a * e * i + b * f * g + c * d * h,
        a * (e * i + f * h) - b * (d * i + f * g) + c * (d * h + e * g),
        answer + 2,
      ],
      explanation: `Along the first row: ${signed(a)} × (${signed(e * i - f * h)}) − (${signed(b)}) × (${signed(d * i - f * g)}) + (${signed(c)}) × (${signed(d * h - e * g)}) = ${signed(answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const determinantRules: Family = {
  name: 'determinants-of-multiples-and-adjoints',
  subject: MATHEMATICS,
  topic: MATRICES,
  difficulty: 'Moderate',
  make(random) {
    const [order, value, factor] = [random.int(2, 4), random.int(2, 9), random.int(2, 5)];
    const asked = random.pick([
      {
        text: `${factor}A`,
        answer: factor ** order * value,
        rule: `|kA| = kⁿ|A| = ${factor}${superscript(order)} × ${value}`,
      },
      {
        text: 'adj A',
        answer: value ** (order - 1),
        rule: `|adj A| = |A|ⁿ⁻¹ = ${value}${superscript(order - 1)}`,
      },
      {
        text: `${factor} adj A`,
        answer: factor ** order * value ** (order - 1),
        rule: `|k adj A| = kⁿ|A|ⁿ⁻¹ = ${factor}${superscript(order)} × ${value}${superscript(order - 1)}`,
      },
      { text: 'A²Aᵀ', answer: value ** 3, rule: `|A²Aᵀ| = |A|³ = ${value}³` },
    ]);
    return countItem({
      question: `A is a square matrix of order ${order} with determinant ${value}. What is the determinant of ${asked.text}?`,
      answer: asked.answer,
      unit: '',
      mistakes: [
        factor * value,
        value ** order,
        factor * value ** (order - 1),
        value ** 2,
        asked.answer * value,
        asked.answer / value,
      ].filter((mistake) => mistake > 1),
      explanation: `For order n = ${order}, ${asked.rule} = ${figure(asked.answer)}.`,
    });
  },
};

const cayleyHamilton: Family = {
  name: 'matrix-satisfies-its-equation',
  subject: MATHEMATICS,
  topic: MATRICES,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, d] = [random.int(-3, 6), random.int(1, 6), random.int(1, 6), random.int(-3, 6)];
    const [trace, value] = [a + d, a * d - b * c];
    if (trace === value || trace === 0) return this.make(random);
    return countItem({
      question: `For \\(A = \\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}\\), A² = pA + qI with the unit matrix I. What is p + q?`,
      answer: trace - value,
      unit: '',
      mistakes: [trace + value, value - trace, trace, -value, trace - value + 1],
      explanation: `Every matrix of order 2 satisfies A² − (trace)A + |A|I = 0, so p = ${signed(trace)} and q = ${signed(-value)}: p + q = ${signed(trace - value)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const functionCounts: Family = {
  name: 'numbers-of-functions',
  subject: MATHEMATICS,
  topic: SETS,
  difficulty: 'Moderate',
  make(random) {
    const [from, to] = [random.int(2, 5), random.int(3, 8)];
    const injective = from > to ? 0 : factorial(to) / factorial(to - from);
    const asked = random.pick([
      {
        text: 'functions',
        answer: to ** from,
        rule: `each of the ${from} elements has ${to} images: ${to}${superscript(from)}`,
      },
      {
        text: 'one-one functions',
        answer: injective,
        rule: `the images are all different: ${Array.from({ length: from }, (_, index) => to - index).join(' × ')}`,
      },
      {
        text: 'relations',
        answer: 2 ** (from * to),
        rule: `any subset of the ${from} × ${to} pairs is a relation: 2${superscript(from * to)}`,
      },
    ]);
    if (asked.answer === 0 || asked.answer > 1_100_000) return this.make(random);
    return countItem({
      question: `How many ${asked.text} are there from a set of ${from} elements to a set of ${to} elements?`,
      answer: asked.answer,
      unit: '',
      mistakes: [
        from ** to,
        to ** from,
        injective,
        from * to,
        2 ** (from * to),
        choose(to, from),
      ].filter((count) => count > 1),
      explanation: `Here ${asked.rule} = ${figure(asked.answer)}.`,
    });
  },
};

const compositeFunction: Family = {
  name: 'composite-function-value',
  subject: MATHEMATICS,
  topic: SETS,
  difficulty: 'Easy',
  make(random) {
    const [a, b, c, d, at] = [
      random.int(2, 6),
      random.int(-9, 9),
      random.int(1, 3),
      random.int(-6, 6),
      random.int(-3, 4),
    ];
    if (b === 0 || d === 0 || at === 0) return this.make(random);
    const inner = c * at ** 2 + d;
    const answer = a * inner + b;
    if (answer === 0) return this.make(random);
    return countItem({
      question: `f(x) = ${a}x ${term(b)} and g(x) = ${part(c)}x² ${term(d)}. What is f(g(${signed(at)}))?`,
      answer,
      unit: '',
      mistakes: [
        c * (a * at + b) ** 2 + d,
        (a * at + b) * inner,
        a * at + b + inner,
        -answer,
        answer - b,
      ],
      explanation: `g(${signed(at)}) = ${signed(inner)}, and f(${signed(inner)}) = ${a} × (${signed(inner)}) ${term(b)} = ${signed(answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

export const algebraFamilies: readonly Family[] = [
  functionCounts,
  compositeFunction,
  complexModulus,
  complexQuotient,
  symmetricRoots,
  equalRoots,
  determinant,
  determinantRules,
  cayleyHamilton,
  committees,
  sharing,
  wordArrangements,
  binomialCoefficient,
  independentTerm,
  termOfProgression,
  infiniteSeries,
];
