import type { Family } from '../family.js';
import { counted, figure, fraction, gcd, rupees } from '../wording.js';

const SUBJECT = 'Quantitative Aptitude';

const workTogether: Family = {
  name: 'work-together',
  subject: SUBJECT,
  topic: 'Time and Work',
  difficulty: 'Moderate',
  make(random) {
    const first = random.int(6, 30);
    const second = random.int(first + 1, 45);
    const top = first * second;
    const bottom = first + second;
    const answer = (numerator: number, denominator: number): string =>
      `${fraction(numerator, denominator)} days`;
    return {
      question: `Ravi can finish a piece of work in ${first} days and Sunita in ${second} days. Working together, in how many days do they finish it?`,
      right: answer(top, bottom),
      wrong: [
        answer(bottom, 2),
        answer(top, bottom + 1),
        answer(top, second - first === 0 ? 1 : second - first),
        answer(top + bottom, bottom),
        answer(bottom, 4),
      ],
      explanation: `In one day they do 1/${first} + 1/${second} = ${fraction(bottom, top)} of the work, so together they need ${fraction(top, bottom)} days.`,
    };
  },
};

const workersAndDays: Family = {
  name: 'workers-and-days',
  subject: SUBJECT,
  topic: 'Time and Work',
  difficulty: 'Easy',
  make(random) {
    const [common, before] = [random.int(2, 6), random.int(2, 6)];
    const after = random.pick([2, 3, 4, 5, 6].filter((count) => count !== before));
    const days = after * random.int(2, 6);
    const workers = common * before;
    const others = common * after;
    const answer = (workers * days) / others;
    return {
      question: `${workers} workers build a wall in ${days} days. In how many days do ${others} workers build it at the same rate?`,
      right: counted(answer, 'day'),
      wrong: [
        Math.max(2, Math.round((days * others) / workers)),
        answer + 2,
        answer + 1,
        days,
        answer + 4,
      ].map((value) => counted(value, 'day')),
      explanation: `The wall takes ${workers} × ${days} = ${workers * days} worker-days. ${others} workers need ${workers * days} ÷ ${others} = ${counted(answer, 'day')}.`,
    };
  },
};

const trainAndPlatform: Family = {
  name: 'train-and-platform',
  subject: SUBJECT,
  topic: 'Time, Speed and Distance',
  difficulty: 'Moderate',
  make(random) {
    const speed = 18 * random.int(2, 6);
    const metresPerSecond = (speed * 5) / 18;
    const seconds = random.int(12, 40);
    const train = 10 * random.int(8, Math.floor((metresPerSecond * seconds) / 10) - 5);
    const platform = metresPerSecond * seconds - train;
    return {
      question: `A train ${train} m long runs at ${speed} km/h and passes a platform in ${seconds} seconds. How long is the platform?`,
      right: `${figure(platform)} m`,
      wrong: [
        platform + train,
        platform + 20,
        speed * seconds - train,
        platform + 50,
        platform + 10,
      ].map((value) => `${figure(value)} m`),
      explanation: `${speed} km/h = ${speed} × 5/18 = ${figure(metresPerSecond)} m/s. In ${seconds} s the train covers ${figure(metresPerSecond * seconds)} m, its own length and the platform's: ${figure(metresPerSecond * seconds)} − ${train} = ${figure(platform)} m.`,
    };
  },
};

const averageJoins: Family = {
  name: 'average-newcomer',
  subject: SUBJECT,
  topic: 'Averages',
  difficulty: 'Moderate',
  make(random) {
    const members = random.int(6, 30);
    const average = random.int(14, 40);
    const rise = random.int(1, 3);
    const newcomer = average + rise * (members + 1);
    return {
      question: `The average age of ${members} players is ${average} years. When the coach joins them, the average rises by ${counted(rise, 'year')}. How old is the coach?`,
      right: counted(newcomer, 'year'),
      wrong: [
        average + rise * members,
        average + rise,
        newcomer + 1,
        newcomer - 2,
        newcomer + 5,
      ].map((value) => counted(value, 'year')),
      explanation: `Before, the ages sum to ${members} × ${average} = ${members * average}; after, to ${members + 1} × ${average + rise} = ${(members + 1) * (average + rise)}. The coach's age is the difference: ${newcomer} years.`,
    };
  },
};

const unitDigit: Family = {
  name: 'unit-digit',
  subject: SUBJECT,
  topic: 'Number System',
  difficulty: 'Moderate',
  make(random) {
    const base = 10 * random.int(1, 9) + random.pick([2, 3, 7, 8]);
    const power = random.int(11, 99);
    const cycle = [1, 2, 3, 4].map((exponent) => (base % 10) ** exponent % 10);
    const answer = cycle[(power - 1) % 4] ?? 0;
    return {
      question: `What is the last digit of \\(${base}^{${power}}\\)?`,
      right: String(answer),
      wrong: [...cycle.map(String), '5', '0'].filter((digit) => digit !== String(answer)),
      explanation: `The last digits of the powers of ${base} repeat every four: ${cycle.join(', ')}. ${power} leaves the remainder ${power % 4} on division by 4, so the last digit is ${answer}.`,
    };
  },
};

const highestCommonFactor: Family = {
  name: 'highest-common-factor',
  subject: SUBJECT,
  topic: 'Number System',
  difficulty: 'Easy',
  make(random) {
    const factor = random.int(6, 24);
    const first = random.int(3, 9);
    const second = random.pick([4, 5, 7, 8, 9, 11].filter((part) => gcd(part, first) === 1));
    return {
      question: `What is the highest common factor of ${factor * first} and ${factor * second}?`,
      right: String(factor),
      wrong: [factor * 2, factor / 2, factor + 3, factor - 2, factor * first * second]
        .filter(Number.isInteger)
        .map(String),
      explanation: `${factor * first} = ${factor} × ${first} and ${factor * second} = ${factor} × ${second}; ${first} and ${second} have no common factor but 1, so the highest common factor is ${factor}.`,
    };
  },
};

export const quantitativeFamilies: readonly Family[] = [
  workTogether,
  workersAndDays,
  trainAndPlatform,
  averageJoins,
  unitDigit,
  highestCommonFactor,
];
