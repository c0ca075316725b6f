import type { Family } from '../../family.js';
import type { Random } from '../../random.js';
import { reasoning } from '../../family-builder.js';
import { NO_QUESTION, numberItem } from '../../number-item.js';
import { counted, ordinal } from '../../wording.js';

const family = reasoning('Coding and Decoding');
const alphabet = reasoning('Alphabet Test');
const operations = reasoning('Mathematical Operations');

const WORDS = [
  'BRIDGE',
  'CANDLE',
  'DRIVER',
  'FLOWER',
  'GARDEN',
  'HONEST',
  'ISLAND',
  'JUNGLE',
  'MARKET',
  'NUMBER',
  'ORANGE',
  'PLANET',
  'RIVERS',
  'SILVER',
  'TEMPLE',
  'WINDOW',
  'BASKET',
  'CAMERA',
  'DOCTOR',
  'FATHER',
  'GOLDEN',
  'HUNTER',
  'KNIGHT',
  'LETTER',
  'MOTHER',
  'NATURE',
  'PENCIL',
  'SCHOOL',
  'THRONE',
  'VALLEY',
] as const;

const SHORT_WORDS = [
  'CLOUD',
  'HORSE',
  'TIGER',
  'BREAD',
  'CHAIR',
  'DREAM',
  'EARTH',
  'FIELD',
  'GRAPE',
  'HOUSE',
  'LEMON',
  'MOUSE',
  'NIGHT',
  'OCEAN',
  'PAINT',
  'QUEEN',
  'RIVER',
  'STONE',
  'TRAIN',
  'WHEAT',
] as const;

const placeOf = (letter: string): number => letter.charCodeAt(0) - 64;

/** The letter at a place of the alphabet; after Z comes A. */
function letterAt(place: number): string {
  return String.fromCharCode(65 + ((((place - 1) % 26) + 26) % 26));
}

/** The word with every letter moved by what a rule says for its place in the word. */
function moved(word: string, by: (index: number) => number): string {
  return [...word].map((letter, index) => letterAt(placeOf(letter) + by(index))).join('');
}

const reversed = (word: string): string => [...word].toReversed().join('');

const twoWords = (random: Random, words: readonly string[]): [string, string] => {
  const [first = '', second = ''] = random.shuffle(words);
  return [first, second];
};

const letterShift = family('coding-letter-shift', 'Easy', (random) => {
  const [example, word] = twoWords(random, WORDS);
  const shift = random.int(1, 5);
  const code = (text: string, by: number): string => moved(text, () => by);
  return {
    question: `In a code, ${example} is written as ${code(example, shift)}. How is ${word} written in that code?`,
    right: code(word, shift),
    wrong: [
      code(word, shift + 1),
      code(word, -shift),
      code(reversed(word), shift),
      code(word, shift + 2),
    ],
    explanation: `Every letter of ${example} is moved ${counted(shift, 'place')} forward in the alphabet (after Z comes A). The same with ${word} gives ${code(word, shift)}.`,
  };
});

const alternateShift = family('coding-alternate-shift', 'Moderate', (random) => {
  const [example, word] = twoWords(random, WORDS);
  const [odd, even] = [random.int(1, 4), -random.int(1, 4)];
  const code = (text: string, a: number, b: number): string =>
    moved(text, (index) => (index % 2 === 0 ? a : b));
  return {
    question: `In a code, ${example} is written as ${code(example, odd, even)}. How is ${word} written in that code?`,
    right: code(word, odd, even),
    wrong: [
      code(word, even, odd),
      code(word, odd, -even),
      code(word, -odd, -even),
      code(word, odd + 1, even),
    ],
    explanation: `The 1st, 3rd and 5th letters move ${counted(odd, 'place')} forward and the 2nd, 4th and 6th ${counted(-even, 'place')} back in the alphabet. ${word} becomes ${code(word, odd, even)}.`,
  };
});

const growingShift = family('coding-growing-shift', 'Moderate', (random) => {
  const [example, word] = twoWords(random, SHORT_WORDS);
  const start = random.int(1, 4);
  const way = random.pick([1, -1]);
  const code = (text: string, first: number, sign: number): string =>
    moved(text, (index) => sign * (first + index));
  const list = [0, 1, 2, 3, 4].map((index) => start + index).join(', ');
  return {
    question: `In a code, ${example} is written as ${code(example, start, way)}. How is ${word} written in that code?`,
    right: code(word, start, way),
    wrong: [
      code(word, start + 1, way),
      code(word, start, -way),
      moved(word, () => way * start),
      code(word, start - 1, way),
    ],
    explanation: `The letters move ${list} places ${way > 0 ? 'forward' : 'back'} in the alphabet, one after another. ${word} becomes ${code(word, start, way)}.`,
  };
});

const mirrorLetters = family('coding-opposite-letters', 'Easy', (random) => {
  const [example, word] = twoWords(random, [...WORDS, ...SHORT_WORDS]);
  const isReversed = random.int(0, 1) === 1;
  const code = (text: string): string => {
    const opposite = [...text].map((letter) => letterAt(27 - placeOf(letter))).join('');
    return isReversed ? reversed(opposite) : opposite;
  };
  const right = code(word);
  const change = (place: number, by: number): string =>
    moved(right, (index) => (index === place ? by : 0));
  return {
    question: `In a code, ${example} is written as ${code(example)}. How is ${word} written in that code?`,
    right,
    wrong: [reversed(right), change(1, 1), change(2, -1), change(3, 1)],
    explanation: `Each letter is replaced by the one at the same place from the other end of the alphabet (A by Z, B by Y, …)${isReversed ? ', and the order is reversed' : ''}. ${word} becomes ${right}.`,
  };
});

const letterSum = family('coding-letter-sum', 'Moderate', (random) => {
  const [example, word] = twoWords(random, [...WORDS, ...SHORT_WORDS]);
  const isMirrored = random.int(0, 2) === 0;
  const value = (letter: string): number => (isMirrored ? 27 - placeOf(letter) : placeOf(letter));
  const sum = (text: string): number =>
    [...text].reduce((total, letter) => total + value(letter), 0);
  const answer = sum(word);
  return numberItem(random, {
    question: `If ${isMirrored ? 'A = 26, B = 25, …, Z = 1' : 'A = 1, B = 2, …, Z = 26'} and the value of a word is the sum of its letters, then ${example} has the value ${sum(example)}. What is the value of ${word}?`,
    right: answer,
    mistakes: [answer + 1, answer - 2, answer + 6, answer - 6],
    explanation: `${word} = ${[...word].map(value).join(' + ')} = ${answer}.`,
  });
});

const sumTimesLetters = family('coding-value-of-word', 'Hard', (random) => {
  const [example, word, other] = random.shuffle([...WORDS.slice(0, 14), ...SHORT_WORDS]) as [
    string,
    string,
    string,
  ];
  const sum = (text: string): number =>
    [...text].reduce((total, letter) => total + placeOf(letter), 0);
  const kind = random.pick(['plus', 'times', 'double'] as const);
  const value = (text: string): number =>
    kind === 'plus'
      ? sum(text) + text.length
      : kind === 'times'
        ? sum(text) * text.length
        : sum(text) * 2;
  const answer = value(word);
  const rule = {
    plus: 'the number of letters is added',
    times: 'the sum is multiplied by the number of letters',
    double: 'the sum is doubled',
  }[kind];
  return example.length === other.length
    ? NO_QUESTION
    : numberItem(random, {
        question: `In a code, ${example} is written as ${value(example)} and ${other} as ${value(other)}. How is ${word} written in that code?`,
        right: answer,
        mistakes: [
          sum(word),
          kind === 'plus' ? sum(word) - word.length : sum(word) + word.length,
          answer + word.length,
          answer - 2,
        ],
        write: String,
        explanation: `With A = 1, …, Z = 26 the letters are added and ${rule}. ${word}: ${[...word].map(placeOf).join(' + ')} = ${sum(word)}, which gives ${answer}.`,
      });
});

const commonWord = family('coding-sentences', 'Moderate', (random) => {
  const [a = '', b = '', c = '', d = '', e = ''] = random.shuffle([
    'fresh',
    'water',
    'flows',
    'slowly',
    'green',
    'trees',
    'give',
    'shade',
    'good',
    'friends',
    'help',
    'always',
  ]);
  const codes = random.shuffle(['ka', 'pit', 'lo', 'na', 'mi', 'su', 'ro', 'de', 'jo', 'ta', 'vi']);
  const [ca = '', cb = '', cc = '', cd = '', ce = ''] = codes;
  const say = (words: string[]): string => words.join(' ');
  const first = random.shuffle([ca, cb, cc]);
  const second = random.shuffle([ca, cd, ce]);
  const third = random.shuffle([cb, cd]);
  const [asked, code, reason] = random.pick([
    [
      a,
      ca,
      `${a} is the only word of the first and the second message, and ${ca} their only common code word`,
    ],
    [
      b,
      cb,
      `${b} is the only word of the first and the third message, and ${cb} their only common code word`,
    ],
    [
      d,
      cd,
      `${d} is the only word of the second and the third message, and ${cd} their only common code word`,
    ],
    [
      c,
      cc,
      `the common code words are ${ca} for ${a} and ${cb} for ${b}, so in the first message ${cc} is left for ${c}`,
    ],
    [
      e,
      ce,
      `the common code words are ${ca} for ${a} and ${cd} for ${d}, so in the second message ${ce} is left for ${e}`,
    ],
  ] as const);
  return {
    question: `In a code language “${say(random.shuffle([a, b, c]))}” is written as “${say(first)}”, “${say(random.shuffle([a, d, e]))}” as “${say(second)}” and “${say(random.shuffle([b, d]))}” as “${say(third)}”. What is the code for “${asked}”?`,
    right: code,
    wrong: random.shuffle([ca, cb, cc, cd, ce].filter((other) => other !== code)),
    explanation: `Compare the messages: ${reason}.`,
  };
});

const digitsForLetters = family('coding-digits-for-letters', 'Easy', (random) => {
  const [first, second, asked] = random.pick([
    ['ROAD', 'MILE', 'MODEL'],
    ['SAND', 'LOCK', 'CLOAK'],
    ['PINK', 'ROSE', 'SPINE'],
    ['BIRD', 'LAKE', 'BLADE'],
    ['COIN', 'MATE', 'ACTION'],
    ['FARM', 'GOLD', 'GRAM'],
    ['TEAM', 'COLD', 'METAL'],
    ['CARE', 'SHOT', 'SEARCH'],
    ['WIND', 'TREE', 'WINTER'],
    ['PLAN', 'TRUE', 'PLANET'],
    ['MOST', 'RICE', 'MOTOR'],
    ['CLAY', 'FERN', 'NEARLY'],
  ] as const);
  const digits = random.shuffle(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']);
  const letters = [...new Set(first + second)];
  const code = (text: string): string =>
    [...text].map((letter) => digits[letters.indexOf(letter)] ?? '').join('');
  const right = code(asked);
  const swap = (i: number, j: number): string => {
    const marks = [...right];
    const [x = '', y = ''] = [marks[i], marks[j]];
    return marks.with(i, y).with(j, x).join('');
  };
  return {
    question: `In a code, ${first} is written as ${code(first)} and ${second} as ${code(second)}. How is ${asked} written in that code?`,
    right,
    wrong: [swap(0, 1), swap(1, 2), swap(2, 3), swap(0, 2)],
    explanation: `Each letter has its digit: ${letters.map((letter) => `${letter} = ${code(letter)}`).join(', ')}. So ${asked} is ${right}.`,
  };
});

const alphabetPlace = alphabet('alphabet-place', 'Easy', (random) => {
  const [from, steps] = [random.int(6, 20), random.int(3, 9)];
  const isLeftEnd = random.int(0, 1) === 1;
  const isToLeft = random.int(0, 1) === 1;
  const start = isLeftEnd ? from : 27 - from;
  const end = isToLeft ? start - steps : start + steps;
  const mirror = 27 - start + (isToLeft ? -steps : steps);
  return end < 1 || end > 26
    ? NO_QUESTION
    : {
        question: `In the English alphabet, which letter is the ${ordinal(steps)} to the ${isToLeft ? 'left' : 'right'} of the ${ordinal(from)} letter from the ${isLeftEnd ? 'left' : 'right'}?`,
        right: letterAt(end),
        wrong: [mirror, isToLeft ? start + steps : start - steps, end + 1, end - 1].map(letterAt),
        explanation: `The ${ordinal(from)} letter from the ${isLeftEnd ? 'left' : 'right'} is ${letterAt(start)}. ${counted(steps, 'place')} to its ${isToLeft ? 'left' : 'right'} stands ${letterAt(end)}.`,
      };
});

const letterPairs = alphabet('letter-pairs', 'Hard', (random) => {
  const word = random.pick([...WORDS, ...SHORT_WORDS, ...MORE_WORDS]);
  const pairs: string[] = [];
  for (let i = 0; i < word.length; i += 1) {
    for (let j = i + 1; j < word.length; j += 1) {
      if (Math.abs(placeOf(word.charAt(i)) - placeOf(word.charAt(j))) === j - i) {
        pairs.push(`${word.charAt(i)}–${word.charAt(j)}`);
      }
    }
  }
  const words = ['None', 'One', 'Two', 'Three', 'Four', 'More than four'];
  const answer = words[Math.min(pairs.length, 5)] ?? '';
  return {
    question: `How many pairs of letters in the word ${word} have as many letters between them in the word as in the alphabet, counted in either direction?`,
    right: answer,
    wrong: random.shuffle(words.slice(0, 5).filter((text) => text !== answer)),
    explanation:
      pairs.length === 0
        ? `No two letters of ${word} are as far apart in the word as in the alphabet.`
        : `${pairs.length === 1 ? 'The pair is' : 'The pairs are'} ${pairs.join(', ')}.`,
  };
});

const MORE_WORDS = [
  'PRODUCT',
  'CHAPTER',
  'KITCHEN',
  'WEATHER',
  'SUBJECT',
  'HISTORY',
  'MACHINE',
  'JOURNEY',
  'LIBRARY',
  'PICTURE',
  'STUDENT',
  'TRIBUNE',
  'CUSTOMER',
  'DAUGHTER',
  'EXCHANGE',
  'FESTIVAL',
  'HOSPITAL',
  'MOUNTAIN',
  'NOTEBOOK',
  'PLATFORM',
  'QUESTION',
  'REPUBLIC',
  'SANDWICH',
  'TEMPLATE',
  'UMBRELLA',
] as const;

const dictionaryOrder = alphabet('dictionary-order', 'Easy', (random) => {
  const words = random.pick([
    ['Planet', 'Plane', 'Plant', 'Plate', 'Plaster'],
    ['Market', 'Marble', 'March', 'Margin', 'Marine'],
    ['Contain', 'Contact', 'Content', 'Contest', 'Context'],
    ['Station', 'Static', 'Statue', 'Status', 'State'],
    ['Credit', 'Create', 'Cradle', 'Crease', 'Credible'],
    ['Person', 'Perform', 'Perfect', 'Period', 'Permit'],
    ['Desert', 'Design', 'Desire', 'Dessert', 'Desk'],
    ['Manual', 'Manner', 'Mansion', 'Mantle', 'Manage'],
    ['Report', 'Repeat', 'Repair', 'Replica', 'Reply'],
    ['Signal', 'Silence', 'Signet', 'Silver', 'Signify'],
    ['Grain', 'Grand', 'Grace', 'Grammar', 'Grape'],
    ['Thread', 'Threat', 'Throne', 'Throat', 'Thrive'],
  ]);
  const shown = random.shuffle(words);
  const sorted = words.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const place = random.int(1, 5);
  const answer = sorted[place - 1] ?? '';
  return {
    question: `If the words ${shown.slice(0, 4).join(', ')} and ${shown[4]} are arranged as in a dictionary, which of them comes ${['first', 'second', 'third', 'fourth', 'last'][place - 1]}?`,
    right: answer,
    wrong: random.shuffle(words.filter((word) => word !== answer)),
    explanation: `The order is ${sorted.join(', ')}, so ${answer} comes ${['first', 'second', 'third', 'fourth', 'last'][place - 1]}.`,
  };
});

const SIGNS = ['+', '−', '×', '÷'] as const;

const signsChanged = operations('signs-changed', 'Moderate', (random) => {
  const meaning = random.shuffle(SIGNS);
  if (SIGNS.some((sign, index) => sign === meaning[index])) return NO_QUESTION;
  const written = (real: string): string => SIGNS[meaning.indexOf(real as '+')] ?? '';
  const [divisor, quotient] = [random.int(2, 9), random.int(2, 9)];
  const [factor, add, less] = [random.int(2, 8), random.int(3, 30), random.int(2, 15)];
  const product = quotient * factor;
  const answer = divisor * quotient === 0 ? 0 : product + add - less;
  const numbers = [divisor * quotient, divisor, factor, add, less];
  const signs = ['÷', '×', '+', '−'];
  const stem = numbers
    .map((number, index) =>
      index === 0 ? String(number) : `${written(signs[index - 1] ?? '')} ${number}`,
    )
    .join(' ');
  const real = numbers
    .map((number, index) => (index === 0 ? String(number) : `${signs[index - 1]} ${number}`))
    .join(' ');
  return answer < 3
    ? NO_QUESTION
    : numberItem(random, {
        question: `If + means ${meaning[0]}, − means ${meaning[1]}, × means ${meaning[2]} and ÷ means ${meaning[3]}, what is the value of ${stem}?`,
        right: answer,
        mistakes: [product - add + less, product + add + less, answer + 10, answer - 5],
        explanation: `With the signs replaced it reads ${real} = ${product} + ${add} − ${less} = ${answer}.`,
      });
});

const signsExchanged = operations('signs-exchanged', 'Moderate', (random) => {
  const [x, y] = random.pick([
    ['+', '×'],
    ['−', '÷'],
    ['+', '÷'],
    ['−', '×'],
    ['+', '−'],
    ['×', '÷'],
  ] as const);
  const exchange = (sign: string): string => (sign === x ? y : sign === y ? x : sign);
  const [divisor, quotient] = [random.int(2, 8), random.int(2, 9)];
  const [a, b, c] = [random.int(5, 30), random.int(2, 9), random.int(2, 9)];
  const real = [a, '+', b, '×', c, '−', divisor * quotient, '÷', divisor];
  const answer = a + b * c - quotient;
  const stem = real.map((part) => (typeof part === 'number' ? part : exchange(part))).join(' ');
  return answer < 3
    ? NO_QUESTION
    : numberItem(random, {
        question: `If the signs ${x} and ${y} are exchanged, what is the value of ${stem}?`,
        right: answer,
        mistakes: [(a + b) * c - quotient, a + b * c + quotient, answer + 5, answer - 6],
        explanation: `After the exchange it reads ${real.join(' ')} = ${a} + ${b * c} − ${quotient} = ${answer}.`,
      });
});

export const codingFamilies: readonly Family[] = [
  letterShift,
  alternateShift,
  growingShift,
  mirrorLetters,
  letterSum,
  sumTimesLetters,
  commonWord,
  digitsForLetters,
  alphabetPlace,
  letterPairs,
  dictionaryOrder,
  signsChanged,
  signsExchanged,
];
