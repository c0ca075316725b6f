import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { counted, figure, gcd } from '../../wording.ts';

const family = quantitative('Number System');
const multiples = quantitative('LCM and HCF');

function lcm(a: number, b: number): number {
  return (a * b) / gcd(a, b);
}

const unitDigit = family('unit-digit', 'Moderate', (random) => {
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
});

const highestCommonFactor = multiples('highest-common-factor', 'Easy', (random) => {
  const factor = random.int(6, 24);
  const first = random.int(3, 9);
  const second = random.pick([4, 5, 7, 8, 9, 11].filter((part) => gcd(part, first) === 1));
  return numberItem(random, {
    question: `What is the highest common factor of ${factor * first} and ${factor * second}?`,
    right: factor,
    mistakes: [factor * 2, factor / 2, factor + 3, factor - 2],
    explanation: `${factor * first} = ${factor} × ${first} and ${factor * second} = ${factor} × ${second}; ${first} and ${second} have no common factor but 1, so the highest common factor is ${factor}.`,
  });
});

const leastCommonMultiple = multiples('least-common-multiple', 'Easy', (random) => {
  const factor = random.int(2, 6);
  const [x, y, z] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number];
  const [a, b, c] = [x, y, z].map((part) => part * factor).toSorted((p, q) => p - q) as [
    number,
    number,
    number,
  ];
  const pair = lcm(a, b);
  const answer = lcm(pair, c);
  return numberItem(random, {
    question: `What is the least common multiple of ${a}, ${b} and ${c}?`,
    right: answer,
    mistakes: [answer * 2, answer / 2, pair, answer + c, (a * b * c) / factor],
    explanation: `The least common multiple of ${a} and ${b} is ${pair}. Of ${pair} and ${c} it is ${pair} × ${c} ÷ ${gcd(pair, c)} = ${figure(answer)}, where ${gcd(pair, c)} is their highest common factor.`,
  });
});

const bells = multiples('bells-together', 'Moderate', (random) => {
  const [a, b, c] = random
    .shuffle([4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40])
    .slice(0, 3)
    .toSorted((p, q) => p - q) as [number, number, number];
  const seconds = lcm(lcm(a, b), c);
  const [thing, verb, done] = random.pick([
    ['bells', 'ring', 'rung'],
    ['warning lights', 'blink', 'blinked'],
    ['alarms', 'beep', 'beeped'],
    ['beacons', 'flash', 'flashed'],
  ] as const);
  return seconds % 60 !== 0 || seconds > 3600
    ? NO_QUESTION
    : numberItem(random, {
        question: `Three ${thing} ${verb} every ${a}, ${b} and ${c} seconds. They have just ${done} together. After how many minutes do they next ${verb} together?`,
        right: seconds / 60,
        mistakes: [seconds / 30, (a + b + c) / 60, lcm(a, b) / 60, lcm(b, c) / 60],
        write: (value) => counted(value, 'minute'),
        explanation: `They ${verb} together after a common multiple of ${a}, ${b} and ${c} seconds. The least one is ${figure(seconds)} seconds = ${counted(seconds / 60, 'minute')}.`,
      });
});

const productOfTwo = multiples('hcf-times-lcm', 'Easy', (random) => {
  const factor = random.int(4, 18);
  const x = random.int(2, 9);
  const y = random.pick(
    [3, 4, 5, 7, 8, 9, 11, 13].filter((part) => gcd(part, x) === 1 && part !== x),
  );
  const [first, second, multiple] = [factor * x, factor * y, factor * x * y];
  return numberItem(random, {
    question: `The highest common factor of two numbers is ${factor} and their least common multiple is ${multiple}. If one number is ${first}, what is the other?`,
    right: second,
    mistakes: [multiple / factor, multiple - first, second + factor, multiple / x],
    explanation: `The product of two numbers equals the product of their highest common factor and least common multiple: ${factor} × ${multiple} ÷ ${first} = ${second}.`,
  });
});

const sameRemainder = multiples('least-number-with-remainder', 'Moderate', (random) => {
  const [a, b, c] = random
    .shuffle([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20])
    .slice(0, 3)
    .toSorted((p, q) => p - q) as [number, number, number];
  const multiple = lcm(lcm(a, b), c);
  const remainder = random.int(1, a - 1);
  return numberItem(random, {
    question: `What is the least number greater than ${remainder} that leaves the remainder ${remainder} when divided by ${a}, by ${b} and by ${c}?`,
    right: multiple + remainder,
    mistakes: [
      multiple - remainder,
      multiple,
      lcm(a, c) + remainder,
      lcm(b, c) + remainder,
      2 * multiple + remainder,
    ],
    explanation: `The number less ${remainder} is divisible by ${a}, ${b} and ${c}. Their least common multiple is ${multiple}, so the number is ${multiple} + ${remainder} = ${multiple + remainder}.`,
  });
});

const greatestDivisor = multiples('greatest-divisor-with-remainders', 'Moderate', (random) => {
  const answer = random.int(11, 48);
  const [x, y] = [random.int(3, 9), random.int(4, 11)];
  const [p, q] = [random.int(1, 9), random.int(1, 9)];
  const [first, second] = [answer * x + p, answer * y + q];
  return gcd(x, y) > 1 || x === y || p === q
    ? NO_QUESTION
    : numberItem(random, {
        question: `What is the greatest number that divides ${first} and ${second} and leaves the remainders ${p} and ${q}?`,
        right: answer,
        mistakes: [answer / 2, answer * 2, answer + p, answer + q],
        explanation: `${first} − ${p} = ${first - p} and ${second} − ${q} = ${second - q} are divisible by it. ${first - p} = ${answer} × ${x} and ${second - q} = ${answer} × ${y}, so their highest common factor is ${answer}.`,
      });
});

const missingDigit = family('missing-digit', 'Moderate', (random) => {
  const divisor = random.pick([9, 11]);
  const digits = [random.int(1, 9), ...Array.from({ length: 4 }, () => random.int(0, 9))];
  const place = random.int(1, 3);
  const text = digits.map((digit, index) => (index === place ? '*' : String(digit))).join('');
  const fits = Array.from({ length: 10 }, (_, digit) => digit).filter(
    (digit) => Number(text.replace('*', String(digit))) % divisor === 0,
  );
  const [answer = 0] = fits;
  if (fits.length !== 1) return NO_QUESTION;
  const rest = digits.reduce((sum, digit, index) => (index === place ? sum : sum + digit), 0);
  const odd = [0, 2, 4].filter((index) => index !== place).map((index) => digits[index] ?? 0);
  const even = [1, 3].filter((index) => index !== place).map((index) => digits[index] ?? 0);
  const [oddSum, evenSum] = [odd, even].map((side) => side.reduce((sum, digit) => sum + digit, 0));
  const whole = Number(text.replace('*', String(answer)));
  return {
    question: `Which digit must replace * so that the five-digit number ${text} is divisible by ${divisor}?`,
    right: String(answer),
    wrong: random.shuffle(
      [answer + 1, answer - 1, answer + 2, answer - 2, answer + 3, answer - 3]
        .filter((digit) => digit >= 0 && digit <= 9)
        .map(String),
    ),
    explanation:
      divisor === 9
        ? `The sum of the digits must be a multiple of 9. The known digits add up to ${rest}, so the missing one is ${answer}: ${rest} + ${answer} = ${rest + answer}.`
        : `The sums of the digits at odd and at even places must differ by a multiple of 11. The known ones add up to ${oddSum} and ${evenSum}, and the missing digit stands at an ${place % 2 === 0 ? 'odd' : 'even'} place, so it is ${answer}: ${whole} = 11 × ${figure(whole / 11)}.`,
  };
});

const countFactors = family('number-of-factors', 'Moderate', (random) => {
  const [a, b, c] = [random.int(1, 4), random.int(1, 3), random.int(0, 2)];
  const [p, q, r] = random.pick([
    [2, 3, 5],
    [2, 3, 7],
    [2, 5, 7],
    [3, 2, 5],
    [2, 3, 11],
    [2, 5, 3],
    [2, 7, 3],
    [2, 3, 13],
  ] as const);
  const number = p ** a * q ** b * r ** c;
  const answer = (a + 1) * (b + 1) * (c + 1);
  const factors = [
    [p, a],
    [q, b],
    [r, c],
  ].filter(([, power = 0]) => power > 0);
  return number < 20 || number > 6000
    ? NO_QUESTION
    : numberItem(random, {
        question: `How many factors does ${number} have, 1 and the number itself included?`,
        right: answer,
        mistakes: [
          answer - 2,
          Math.max(2, a * b * Math.max(1, c)),
          answer + 2,
          a + b + c,
          answer * 2,
        ],
        explanation: `${number} = ${factors.map(([prime, power]) => `\\(${prime}^{${power}}\\)`).join(' × ')}. Add 1 to each power and multiply: ${factors.map(([, power = 0]) => `(${power} + 1)`).join(' × ')} = ${answer}.`,
      });
});

const remainderOfProduct = family('remainder-of-product', 'Moderate', (random) => {
  const divisor = random.pick([6, 7, 8, 9, 11, 12, 13]);
  const [a, b, c] = [random.int(20, 99), random.int(100, 250), random.int(20, 99)];
  const [x, y, z] = [a % divisor, b % divisor, c % divisor];
  const answer = (x * y * z) % divisor;
  return x * y * z === 0
    ? NO_QUESTION
    : {
        question: `What is the remainder when ${a} × ${b} × ${c} is divided by ${divisor}?`,
        right: String(answer),
        wrong: random
          .shuffle(
            Array.from({ length: divisor }, (_, value) => value).filter(
              (value) => value !== answer && Math.abs(value - answer) < 5,
            ),
          )
          .map(String),
        explanation: `The factors leave the remainders ${x}, ${y} and ${z}. ${x} × ${y} × ${z} = ${x * y * z} leaves ${answer} on division by ${divisor}.`,
      };
});

const trailingZeros = family('zeros-of-factorial', 'Moderate', (random) => {
  const number = random.int(21, 260);
  const fives = [5, 25, 125]
    .map((power) => Math.floor(number / power))
    .filter((count) => count > 0);
  const answer = fives.reduce((sum, count) => sum + count, 0);
  return numberItem(random, {
    question: `How many zeros stand at the end of ${number}! (the product of all whole numbers from 1 to ${number})?`,
    right: answer,
    mistakes: [fives[0] ?? 0, Math.floor(number / 10), answer + 1, answer - 2],
    explanation: `Every zero needs a factor 5 with a 2, and there are more than enough twos. Multiples of 5, 25 and so on up to ${number}: ${fives.join(' + ')} = ${answer}.`,
  });
});

const digitsReversed = family('digits-reversed', 'Moderate', (random) => {
  const tens = random.int(1, 8);
  const ones = random.int(tens + 1, 9);
  const number = 10 * tens + ones;
  const sum = tens + ones;
  const change = 9 * (ones - tens);
  const isLarger = random.int(0, 1) === 1;
  const start = isLarger ? 10 * ones + tens : number;
  const context = random.pick([
    'two-digit number',
    'two-digit house number',
    'two-digit roll number',
  ]);
  const others = [start + 9, start - 9, start + 18, start - 18, start + 27];
  return {
    question: `The digits of a ${context} add up to ${sum}. When the digits change places, the number becomes ${change} ${isLarger ? 'smaller' : 'larger'}. What is the number?`,
    right: String(start),
    wrong: [isLarger ? number : 10 * ones + tens, ...random.shuffle(others)]
      .filter((value) => value > 9 && value < 100)
      .map(String),
    explanation: `Changing places alters the number by 9 times the difference of the digits, so they differ by ${change} ÷ 9 = ${ones - tens}. With the sum ${sum} they are ${ones} and ${tens}. The number becomes ${isLarger ? 'smaller' : 'larger'}, so it is ${start}.`,
  };
});

const divisibleInRange = family('multiples-in-range', 'Moderate', (random) => {
  const [a, b] = random.pick([
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 6],
    [4, 5],
    [6, 8],
    [3, 7],
    [5, 6],
    [6, 9],
  ] as const);
  const limit = 50 * random.int(2, 20);
  const isEither = random.int(0, 1) === 1;
  const both = Math.floor(limit / lcm(a, b));
  const [first, second] = [Math.floor(limit / a), Math.floor(limit / b)];
  const answer = isEither ? first + second - both : both;
  return numberItem(random, {
    question: `How many whole numbers from 1 to ${limit} are divisible by ${isEither ? `${a} or ${b}` : `both ${a} and ${b}`}?`,
    right: answer,
    mistakes: isEither
      ? [first + second, first + second - 2 * both, answer + 1]
      : [Math.floor(limit / (a * b)), first - second, answer + 1, answer - 1],
    explanation: isEither
      ? `There are ${first} multiples of ${a}, ${second} of ${b} and ${both} of ${lcm(a, b)}, which are counted twice: ${first} + ${second} − ${both} = ${answer}.`
      : `They are the multiples of the least common multiple ${lcm(a, b)}: ${limit} ÷ ${lcm(a, b)} gives ${answer} whole times.`,
  });
});

export const numberFamilies: readonly Family[] = [
  unitDigit,
  missingDigit,
  countFactors,
  remainderOfProduct,
  trailingZeros,
  digitsReversed,
  divisibleInRange,
  highestCommonFactor,
  leastCommonMultiple,
  bells,
  productOfTwo,
  sameRemainder,
  greatestDivisor,
];
