import { reasoning } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import type { Random } from '../../random.ts';
import { counted } from '../../wording.ts';
import { letterAt, placeOf, SHORT_WORDS, WORDS } from './words.ts';

const family = reasoning('Coding and Decoding');

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

export const codingFamilies: readonly Family[] = [
  letterShift,
  alternateShift,
  growingShift,
  mirrorLetters,
  letterSum,
  sumTimesLetters,
  commonWord,
  digitsForLetters,
];
