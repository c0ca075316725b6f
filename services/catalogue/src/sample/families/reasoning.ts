import type { Family } from '../family.js';
import { counted, ordinal } from '../wording.js';

const SUBJECT = 'General Intelligence & Reasoning';
const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
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
] as const;

const growingSeries: Family = {
  name: 'series-growing-steps',
  subject: SUBJECT,
  topic: 'Number Series',
  difficulty: 'Easy',
  make(random) {
    const start = random.int(2, 30);
    const step = random.int(2, 9);
    const growth = random.int(1, 5);
    const terms = [start];
    for (let index = 0; index < 5; index += 1) {
      terms.push((terms.at(-1) ?? 0) + step + index * growth);
    }
    const answer = terms.at(-1) ?? 0;
    const lastStep = step + 4 * growth;
    return {
      question: `Which number comes next: ${terms.slice(0, 5).join(', ')}, …?`,
      right: String(answer),
      wrong: [answer - growth, answer + growth, answer + 1, answer - 1, answer + 2].map(String),
      explanation: `The steps are ${[0, 1, 2, 3].map((index) => step + index * growth).join(', ')}: each is ${growth} more than the one before. The next step is ${lastStep}, so the number is ${terms[4]} + ${lastStep} = ${answer}.`,
    };
  },
};

const multiplyAddSeries: Family = {
  name: 'series-multiply-add',
  subject: SUBJECT,
  topic: 'Number Series',
  difficulty: 'Moderate',
  make(random) {
    const factor = random.int(2, 3);
    const add = random.int(1, 6);
    const terms = [random.int(1, 9)];
    for (let index = 0; index < 5; index += 1) terms.push((terms.at(-1) ?? 0) * factor + add);
    const answer = terms.at(-1) ?? 0;
    const before = terms[4] ?? 0;
    return {
      question: `Which number comes next: ${terms.slice(0, 5).join(', ')}, …?`,
      right: String(answer),
      wrong: [
        before * factor,
        answer - add - 1,
        answer + factor,
        before * (factor + 1),
        answer + 10,
      ].map(String),
      explanation: `Each number is ${factor} times the one before, plus ${add}: ${before} × ${factor} + ${add} = ${answer}.`,
    };
  },
};

const letterShift: Family = {
  name: 'coding-letter-shift',
  subject: SUBJECT,
  topic: 'Coding and Decoding',
  difficulty: 'Easy',
  make(random) {
    const [example, word] = random.shuffle(WORDS) as [string, string];
    const shift = random.int(1, 5);
    return {
      question: `In a code, ${example} is written as ${shiftWord(example, shift)}. How is ${word} written in that code?`,
      right: shiftWord(word, shift),
      wrong: [
        shiftWord(word, shift + 1),
        shiftWord(word, -shift),
        shiftWord([...word].toReversed().join(''), shift),
        shiftWord(word, shift + 2),
      ],
      explanation: `Every letter of ${example} is moved ${counted(shift, 'place')} forward in the alphabet (after Z comes A). The same with ${word} gives ${shiftWord(word, shift)}.`,
    };
  },
};

function shiftWord(word: string, shift: number): string {
  return [...word]
    .map((letter) => String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + shift + 26) % 26)))
    .join('');
}

const letterSum: Family = {
  name: 'coding-letter-sum',
  subject: SUBJECT,
  topic: 'Coding and Decoding',
  difficulty: 'Moderate',
  make(random) {
    const [example, word] = random.shuffle(WORDS) as [string, string];
    const answer = sumLetters(word);
    return {
      question: `If A = 1, B = 2, …, Z = 26 and the value of a word is the sum of its letters, then ${example} has the value ${sumLetters(example)}. What is the value of ${word}?`,
      right: String(answer),
      wrong: [answer + 1, answer - 2, answer + 6, answer - 6, answer + 10].map(String),
      explanation: `${word} = ${[...word].map((letter) => sumLetters(letter)).join(' + ')} = ${answer}.`,
    };
  },
};

function sumLetters(word: string): number {
  return [...word].reduce((sum, letter) => sum + letter.charCodeAt(0) - 64, 0);
}

const dayAfter: Family = {
  name: 'calendar-day-after',
  subject: SUBJECT,
  topic: 'Calendar and Clock',
  difficulty: 'Easy',
  make(random) {
    const today = random.int(0, 6);
    const later = random.int(20, 200);
    const dayAt = (days: number): string => DAYS[(((today + days) % 7) + 7) % 7] ?? 'Sunday';
    return {
      question: `Today is ${dayAt(0)}. What day of the week will it be after ${later} days?`,
      right: dayAt(later),
      wrong: [
        dayAt(later + 1),
        dayAt(later - 1),
        dayAt(-later),
        dayAt(later + 2),
        dayAt(later + 3),
      ],
      explanation: `${later} = 7 × ${Math.floor(later / 7)} + ${later % 7}. Full weeks change nothing, so it is ${counted(later % 7, 'day')} after ${dayAt(0)}: ${dayAt(later)}.`,
    };
  },
};

const clockAngle: Family = {
  name: 'clock-angle',
  subject: SUBJECT,
  topic: 'Calendar and Clock',
  difficulty: 'Hard',
  make(random) {
    const hour = random.int(1, 12);
    const minute = 2 * random.int(1, 29);
    const hourHand = (30 * hour + minute / 2) % 360;
    const difference = Math.abs(hourHand - 6 * minute);
    const angle = Math.min(difference, 360 - difference);
    const plain = Math.abs(((30 * hour) % 360) - 6 * minute);
    return {
      question: `What is the smaller angle between the hands of a clock at ${hour}:${String(minute).padStart(2, '0')}?`,
      right: `${angle}°`,
      wrong: [
        Math.min(plain, 360 - plain),
        angle + 5,
        Math.abs(180 - angle),
        angle + 15,
        angle + 30,
      ].map((value) => `${value}°`),
      explanation: `The hour hand stands at 30 × ${hour % 12} + ${minute} ÷ 2 = ${hourHand}°, the minute hand at 6 × ${minute} = ${6 * minute}°. The smaller angle between them is ${angle}°.`,
    };
  },
};

const walkHome: Family = {
  name: 'direction-distance',
  subject: SUBJECT,
  topic: 'Direction and Distance',
  difficulty: 'Moderate',
  make(random) {
    const [short, long, far] = random.pick([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [7, 24, 25],
    ] as const);
    const scale = random.int(1, 4);
    const [first, turn] = random.pick([
      ['north', 'east'],
      ['south', 'west'],
      ['east', 'south'],
      ['west', 'north'],
    ] as const);
    const extra = random.int(1, 9);
    const [a, b, c] = [short * scale, long * scale, far * scale];
    return {
      question: `Meena walks ${a + extra} km ${first}, turns right and walks ${b} km ${turn}, then turns right again and walks ${extra} km. How far is she from where she started?`,
      right: `${c} km`,
      wrong: [a + b, c + 1, a + b + 2 * extra, c + 2, b].map((value) => `${value} km`),
      explanation: `The last ${extra} km take back as much of the first part, so she ends ${a} km ${first} and ${b} km ${turn} of the start: √(${a}² + ${b}²) = ${c} km.`,
    };
  },
};

const placeInRow: Family = {
  name: 'place-in-row',
  subject: SUBJECT,
  topic: 'Order and Ranking',
  difficulty: 'Easy',
  make(random) {
    const total = random.int(20, 60);
    const left = random.int(4, total - 4);
    const right = total - left + 1;
    return {
      question: `In a row of ${total} children, Kabir is ${ordinal(left)} from the left. What is his place from the right?`,
      right: ordinal(right),
      wrong: [right - 1, right + 1, right + 2, Math.max(1, right - 2)].map(ordinal),
      explanation: `Place from the right = total − place from the left + 1 = ${total} − ${left} + 1 = ${right}, so he is ${ordinal(right)}.`,
    };
  },
};

export const reasoningFamilies: readonly Family[] = [
  growingSeries,
  multiplyAddSeries,
  letterShift,
  letterSum,
  dayAfter,
  clockAngle,
  walkHome,
  placeInRow,
];
