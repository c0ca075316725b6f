import { reasoning } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { counted, ordinal } from '../../wording.ts';
import { letterAt, LONG_WORDS, placeOf, SHORT_WORDS, WORDS } from './words.ts';

const alphabet = reasoning('Alphabet Test');
const operations = reasoning('Mathematical Operations');

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
  const word = random.pick([...WORDS, ...SHORT_WORDS, ...LONG_WORDS]);
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

export const alphabetAndSignFamilies: readonly Family[] = [
  alphabetPlace,
  letterPairs,
  dictionaryOrder,
  signsChanged,
  signsExchanged,
];
