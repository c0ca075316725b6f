import type { Family } from '../../family.ts';
import { figure, fraction, ordinal } from '../../wording.ts';
import { choose, chooseText, factorial } from './combinations.ts';
import { coefficient, signed, signedFraction, superscript } from './notation.ts';
import { countItem } from './numeric-item.ts';

const MATHEMATICS = 'Mathematics';

const COUNTING = 'Permutations and Combinations';

const BINOMIAL = 'Binomial Theorem';

const SERIES = 'Sequences and Series';

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
      question: `What is the coefficient of x${superscript(place)} in the expansion of (${a} + ${coefficient(b)}x)${superscript(power)}?`,
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

export const countingFamilies: readonly Family[] = [
  committees,
  sharing,
  wordArrangements,
  binomialCoefficient,
  independentTerm,
  termOfProgression,
  infiniteSeries,
];
