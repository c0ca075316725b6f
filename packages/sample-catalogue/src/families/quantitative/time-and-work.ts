import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { threeNames, twoNames } from '../../people.ts';
import { counted, figure, fraction, gcd, mixed, rupees } from '../../wording.ts';

const family = quantitative('Time and Work');
const pipes = quantitative('Pipes and Cisterns');

const days = (value: number): string => counted(value, 'day');
const hours = (value: number): string => counted(value, 'hour');

const workTogether = family('work-together', 'Moderate', (random) => {
  const [first, second] = random.pick(
    pairs(4, 40).filter(([a, b]) => a < b && (a + b) / gcd(a * b, a + b) <= 9),
  );
  const top = first * second;
  const bottom = first + second;
  const [one, other] = twoNames(random);
  const write = (numerator: number, denominator: number): string =>
    `${mixed(numerator, denominator)} days`;
  return {
    question: `${one} can finish a piece of work in ${first} days and ${other} in ${second} days. Working together, in how many days do they finish it?`,
    right: write(top, bottom),
    wrong: [
      write(bottom, 2),
      ...random.shuffle([write(top * 2, bottom), write(top, 2 * bottom), write(bottom, 4)]),
    ],
    explanation: `In one day they do 1/${first} + 1/${second} = ${fraction(bottom, top)} of the work, so together they need ${mixed(top, bottom)} days.`,
  };
});

const workersAndDays = family('workers-and-days', 'Easy', (random) => {
  const [common, before] = [random.int(2, 6), random.int(2, 6)];
  const after = random.pick([2, 3, 4, 5, 6].filter((count) => count !== before));
  const time = after * random.int(2, 6);
  const workers = common * before;
  const others = common * after;
  const answer = (workers * time) / others;
  const task = random.pick(['build a wall', 'dig a canal', 'paint a school', 'lay a road']);
  return numberItem(random, {
    question: `${workers} workers can ${task} in ${time} days. In how many days can ${others} workers do it at the same rate?`,
    right: answer,
    mistakes: [(time * others) / workers, answer + 2, time],
    write: days,
    explanation: `The work takes ${workers} × ${time} = ${workers * time} worker-days. ${others} workers need ${workers * time} ÷ ${others} = ${days(answer)}.`,
  });
});

/** Times of two people with which they finish together after a whole number of days. */
const TOGETHER = [
  [3, 6, 2],
  [4, 12, 3],
  [6, 12, 4],
  [6, 30, 5],
  [10, 15, 6],
  [8, 24, 6],
  [12, 24, 8],
  [9, 18, 6],
  [10, 40, 8],
  [20, 30, 12],
  [15, 30, 10],
  [12, 36, 9],
  [18, 36, 12],
  [20, 60, 15],
  [14, 35, 10],
  [21, 28, 12],
  [24, 48, 16],
  [24, 40, 15],
  [30, 45, 18],
  [30, 60, 20],
] as const;

const aloneFromTogether = family('alone-from-together', 'Moderate', (random) => {
  const [first, second, both] = random.pick(TOGETHER);
  const [known, answer] = random.int(0, 1) === 1 ? [first, second] : [second, first];
  const [one, other] = twoNames(random);
  const [verb, task] = random.pick([
    ['finish', 'a piece of work'],
    ['plough', 'a field'],
    ['complete', 'an order of garments'],
    ['build', 'a fence'],
  ] as const);
  return numberItem(random, {
    question: `${one} and ${other} together ${verb} ${task} in ${days(both)}. ${one} alone needs ${days(known)}. How many days does ${other} need alone?`,
    right: answer,
    mistakes: [known - both, known + both, (known + both) / 2, answer + 2],
    write: days,
    explanation: `${other} does 1/${both} − 1/${known} = ${fraction(known - both, known * both)} of it in a day, so ${other} needs ${days(answer)} alone.`,
  });
});

const leavesEarly = family('one-leaves-early', 'Hard', (random) => {
  const [first, second] = random.pick(TOGETHER.filter(([a, b]) => a * b > 100));
  const least = lcm(first, second);
  const [perDayFirst, perDaySecond] = [least / first, least / second];
  const start = random.int(2, Math.floor(least / (perDayFirst + perDaySecond)) - 1);
  const rest = least - start * (perDayFirst + perDaySecond);
  const [one, other] = twoNames(random);
  const answer = rest / perDaySecond;
  return numberItem(random, {
    question: `${one} can do a piece of work in ${first} days and ${other} in ${second} days. They work together for ${days(start)}; then ${one} leaves. In how many more days does ${other} finish the work?`,
    right: answer,
    mistakes: [second - start, rest / perDayFirst, answer + start, answer + 1],
    write: days,
    explanation: `Take the work as ${least} units: ${one} does ${perDayFirst} a day and ${other} does ${perDaySecond}. In ${days(start)} they do ${start} × ${perDayFirst + perDaySecond} = ${start * (perDayFirst + perDaySecond)} units; ${rest} are left. ${other} needs ${rest} ÷ ${perDaySecond} = ${days(answer)} for them.`,
  });
});

function lcm(a: number, b: number): number {
  return (a * b) / gcd(a, b);
}

const efficiency = family('times-as-fast', 'Moderate', (random) => {
  const times = random.pick([2, 3, 4, 5]);
  const together = times * random.int(2, 8);
  const fast = (together * (times + 1)) / times;
  const slow = together * (times + 1);
  const [one, other] = twoNames(random);
  const word = ['', '', 'twice', 'three times', 'four times', 'five times'][times] ?? '';
  const isSlow = random.int(0, 1) === 1;
  const answer = isSlow ? slow : fast;
  return numberItem(random, {
    question: `${one} works ${word} as fast as ${other}. Together they finish a job in ${together} days. In how many days does ${isSlow ? other : one} finish it alone?`,
    right: answer,
    mistakes: [isSlow ? fast : slow, isSlow ? together * times : together * 2, together + times],
    write: days,
    explanation: `Let ${other} do 1 unit a day; then ${one} does ${times}. The job is ${together} × ${times + 1} = ${together * (times + 1)} units, and ${isSlow ? other : one} alone needs ${together * (times + 1)} ÷ ${isSlow ? 1 : times} = ${days(answer)}.`,
  });
});

const wages = family('wages-by-work', 'Moderate', (random) => {
  const [a, b, c] = random.pick([
    [6, 8, 12],
    [10, 12, 15],
    [4, 6, 12],
    [8, 10, 20],
    [12, 15, 20],
    [6, 10, 15],
    [5, 10, 15],
    [9, 12, 18],
  ] as const);
  const least = lcm(lcm(a, b), c);
  const [x, y, z] = [least / a, least / b, least / c];
  const unit = 50 * random.int(4, 30);
  const [one, two, three] = threeNames(random);
  const total = (x + y + z) * unit;
  return numberItem(random, {
    question: `${one}, ${two} and ${three} can do a piece of work in ${a}, ${b} and ${c} days. They do it together and are paid ${rupees(total)}. What is ${two}’s share?`,
    right: y * unit,
    mistakes: [x * unit, z * unit, Math.round((total * b) / (a + b + c)), Math.round(total / 3)],
    write: rupees,
    explanation: `They are paid by the work they do in a day, in the ratio 1/${a} : 1/${b} : 1/${c} = ${x} : ${y} : ${z}. ${two}’s share is ${y}/${x + y + z} of ${rupees(total)} = ${rupees(y * unit)}.`,
  });
});

const menAndWomen = family('men-and-women', 'Hard', (random) => {
  const [men, women] = random.pick([
    [4, 6],
    [6, 10],
    [8, 12],
    [10, 15],
    [3, 5],
    [5, 8],
    [6, 9],
  ] as const);
  const [m, w] = random.pick(
    pairs(2, 14).filter(([a, b]) => {
      const units = a * women + b * men;
      return units / gcd(units, men * women) <= 20 && a !== men && b !== women;
    }),
  );
  const units = m * women + w * men;
  const least = units / gcd(units, men * women);
  const time = least * Math.max(1, Math.round(random.int(8, 30) / least));
  const answer = (men * women * time) / units;
  return numberItem(random, {
    question: `${men} men or ${women} women can finish a piece of work in ${time} days. In how many days can ${m} men and ${w} women finish it together?`,
    right: answer,
    mistakes: [Math.round(((men + women) * time) / (m + w)), answer + 2, answer * 2],
    write: days,
    explanation: `${men} men do as much as ${women} women, so let each man do ${women} units a day and each woman ${men}. The work is ${men} × ${women} × ${time} = ${figure(men * women * time)} units. ${m} men and ${w} women do ${m * women} + ${w * men} = ${units} units a day and need ${figure(men * women * time)} ÷ ${units} = ${days(answer)}.`,
  });
});

function pairs(least: number, most: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let a = least; a <= most; a += 1) for (let b = least; b <= most; b += 1) found.push([a, b]);
  return found;
}

const daysAndHours = family('workers-days-and-hours', 'Moderate', (random) => {
  const [others, otherDaily, answer] = [
    2 * random.int(3, 14),
    random.int(5, 10),
    3 * random.int(2, 9),
  ];
  const effort = others * otherDaily * answer;
  const choices = pairs(5, 30).filter(
    ([count, perDay]) =>
      perDay <= 10 &&
      perDay !== otherDaily &&
      count !== others &&
      effort % (count * perDay) === 0 &&
      effort / (count * perDay) >= 4 &&
      effort / (count * perDay) <= 40,
  );
  const [workers, daily] = choices.length > 0 ? random.pick(choices) : [others * 1.5, otherDaily];
  const time = effort / (workers * daily);
  return numberItem(random, {
    question: `${workers} workers finish a job in ${time} days, working ${daily} hours a day. In how many days do ${others} workers finish it, working ${otherDaily} hours a day?`,
    right: answer,
    mistakes: [
      (time * others * daily) / (workers * otherDaily),
      (workers * time) / others,
      (workers * time * otherDaily) / (others * daily),
      answer + 2,
    ],
    write: days,
    explanation: `The job takes ${workers} × ${time} × ${daily} = ${figure(effort)} worker-hours. ${others} workers do ${others} × ${otherDaily} = ${others * otherDaily} of them a day: ${figure(effort)} ÷ ${others * otherDaily} = ${days(answer)}.`,
  });
});

const fillAndEmpty = pipes('fill-and-empty', 'Moderate', (random) => {
  const [fill, answer, empty] = random.pick([
    [4, 12, 6],
    [8, 24, 12],
    [10, 30, 15],
    [12, 36, 18],
    [6, 18, 9],
    [10, 20, 20],
    [12, 20, 30],
    [15, 30, 30],
    [6, 8, 24],
    [9, 12, 36],
    [14, 42, 21],
    [16, 48, 24],
    [20, 30, 60],
    [5, 6, 30],
    [15, 20, 60],
    [8, 10, 40],
    [9, 18, 18],
    [24, 40, 60],
  ] as const);
  const place = random.pick(['tank', 'cistern', 'reservoir', 'water tower']);
  const unit = random.pick(['hour', 'minute']);
  const write = (value: number): string => counted(value, unit);
  const isEmpty = random.int(0, 1) === 1;
  return numberItem(random, {
    question: isEmpty
      ? `A pipe fills a ${place} in ${write(fill)}, but because of a leak it takes ${write(answer)}. In what time does the leak alone empty the full ${place}?`
      : `One pipe fills a ${place} in ${write(fill)} and another empties it in ${write(empty)}. If both are open, in what time is the empty ${place} filled?`,
    right: isEmpty ? empty : answer,
    mistakes: isEmpty
      ? [answer - fill, answer + fill, answer, empty * 2]
      : [empty - fill, empty + fill, (fill + empty) / 2, answer * 2],
    write,
    explanation: isEmpty
      ? `In one ${unit} the leak takes away 1/${fill} − 1/${answer} = 1/${empty} of the ${place}, so it empties it in ${write(empty)}.`
      : `In one ${unit} 1/${fill} − 1/${empty} = 1/${answer} of the ${place} is filled, so it takes ${write(answer)}.`,
  });
});

const threePipes = pipes('three-pipes', 'Hard', (random) => {
  const least = random.pick([24, 30, 36, 40, 42, 48, 60, 72, 84, 90]);
  const divisors = Array.from({ length: least }, (_, index) => index + 1).filter(
    (value) => least % value === 0 && value > 1 && value <= 15,
  );
  const [first, second, out] = random.pick(
    divisors.flatMap((x) =>
      divisors.flatMap((y) =>
        divisors
          .filter((z) => x > y && z !== x && z !== y && isShort(least, x + y - z))
          .map((z) => [x, y, z] as const),
      ),
    ),
  );
  const net = first + second - out;
  const write = (top: number, bottom: number): string => {
    const text = mixed(top, bottom);
    return text === '1' ? '1 hour' : `${text} hours`;
  };
  return {
    question: `Two pipes fill a tank in ${hours(least / first)} and ${hours(least / second)}; a third pipe empties it in ${hours(least / out)}. If all three are opened together, in what time is the empty tank filled?`,
    right: write(least, net),
    wrong: random.shuffle([
      write(least, first + second + out),
      write(least, first + second),
      write(2 * least, net),
      write(3 * least, 2 * net),
      write(least, net + 1),
    ]),
    explanation: `Let the tank hold ${least} units. In an hour ${first} + ${second} units flow in and ${counted(out, 'unit')} out, so the tank gains ${counted(net, 'unit')}: ${least} ÷ ${net} = ${write(least, net)}.`,
  };
});

/** Whether a time is a whole number, or one with halves or thirds. */
function isShort(top: number, bottom: number): boolean {
  return bottom > 0 && bottom / gcd(top, bottom) <= 3;
}

export const timeAndWorkFamilies: readonly Family[] = [
  workTogether,
  workersAndDays,
  aloneFromTogether,
  leavesEarly,
  efficiency,
  wages,
  menAndWomen,
  daysAndHours,
  fillAndEmpty,
  threePipes,
];
