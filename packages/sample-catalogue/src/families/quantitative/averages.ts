import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { person, twoNames } from '../../people.ts';
import { counted, figure, gcd } from '../../wording.ts';

const family = quantitative('Averages');
const ages = quantitative('Problems on Ages');

const years = (value: number): string => counted(value, 'year');

const averageNewcomer = family('average-newcomer', 'Moderate', (random) => {
  const members = random.int(6, 20);
  const average = random.int(14, 28);
  const rise = random.int(1, 2);
  const newcomer = average + rise * (members + 1);
  return numberItem(random, {
    question: `The average age of ${members} players is ${average} years. When the coach joins them, the average rises by ${years(rise)}. How old is the coach?`,
    right: newcomer,
    mistakes: [average + rise * members, average + rise, newcomer + rise],
    write: years,
    explanation: `Before, the ages sum to ${members} × ${average} = ${members * average}; after, to ${members + 1} × ${average + rise} = ${(members + 1) * (average + rise)}. The coach’s age is the difference: ${newcomer} years.`,
  });
});

const replaced = family('average-replacement', 'Moderate', (random) => {
  const members = random.int(6, 30);
  const change = random.pick([0.5, 1, 1.5, 2, 2.5]);
  const isRise = random.int(0, 1) === 1;
  const left = random.int(48, 75);
  const total = members * change;
  const answer = isRise ? left + total : left - total;
  return total % 1 === 0 && answer >= 40 && answer <= 110
    ? numberItem(random, {
        question: `When a person weighing ${left} kg in a group of ${members} is replaced by another, the average weight of the group ${isRise ? 'rises' : 'falls'} by ${figure(change)} kg. What does the new person weigh?`,
        right: answer,
        mistakes: [isRise ? left - total : left + total, left + change, answer + members, total],
        write: (value) => `${figure(value)} kg`,
        explanation: `The total weight ${isRise ? 'rises' : 'falls'} by ${members} × ${figure(change)} = ${figure(total)} kg, so the new person weighs ${left} ${isRise ? '+' : '−'} ${figure(total)} = ${figure(answer)} kg.`,
      })
    : NO_QUESTION;
});

const misread = family('average-corrected', 'Moderate', (random) => {
  const count = 5 * random.int(2, 12);
  const average = random.int(35, 70);
  const shift = random.pick([0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 2]);
  const isLow = random.int(0, 1) === 1;
  const change = Math.round(count * shift);
  const right = random.int(40, 60) + (isLow ? change : 0);
  const wrong = isLow ? right - change : right + change;
  const answer = Number((isLow ? average + change / count : average - change / count).toFixed(2));
  return numberItem(random, {
    question: `The average of ${count} numbers was worked out as ${average}. Later it was found that one number, ${right}, had been misread as ${wrong}. What is the correct average?`,
    right: answer,
    mistakes: [2 * average - answer, average + (isLow ? 1 : -1) * (change / (count - 1)), average],
    explanation: `The sum was too ${isLow ? 'small' : 'large'} by ${change}. Spread over ${count} numbers that is ${change} ÷ ${count} = ${figure(change / count)}, so the correct average is ${average} ${isLow ? '+' : '−'} ${figure(change / count)} = ${figure(answer)}.`,
  });
});

const twoGroups = family('average-of-two-groups', 'Easy', (random) => {
  const [boys, girls] = [5 * random.int(2, 8), 5 * random.int(2, 8)];
  const first = random.int(40, 75);
  const gap = random.pick([-15, -12, -10, -9, -8, -7, -6, 6, 7, 8, 9, 10, 12, 15]);
  if (!Number.isInteger((10 * girls * gap) / (boys + girls))) return NO_QUESTION;
  const second = first + gap;
  const answer = (boys * first + girls * second) / (boys + girls);
  return numberItem(random, {
    question: `In a class ${boys} boys scored ${first} marks on average and ${girls} girls scored ${second} marks on average. What is the average of the whole class?`,
    right: answer,
    mistakes: [(first + second) / 2, (boys * second + girls * first) / (boys + girls), answer + 1],
    explanation: `The boys have ${boys} × ${first} = ${boys * first} marks in all and the girls ${girls} × ${second} = ${girls * second}. Together ${boys * first + girls * second} marks for ${boys + girls} students: ${figure(answer)}.`,
  });
});

const batsman = family('batting-average', 'Moderate', (random) => {
  const innings = random.int(8, 25);
  const rise = random.int(1, 4);
  const after = random.int(32, 58);
  const score = after + rise * (innings - 1);
  const { name } = person(random);
  return numberItem(random, {
    question: `In the ${innings}th innings ${name} scores ${score} runs and so raises the batting average by ${counted(rise, 'run')}. What is the average after this innings?`,
    right: after,
    mistakes: [after - rise, after + rise, score - rise * innings + 2 * rise, after + 2],
    explanation: `Let the new average be x. Then ${innings - 1} × (x − ${rise}) + ${score} = ${innings} × x, so x = ${score} − ${innings - 1} × ${rise} = ${after}.`,
  });
});

const consecutive = family('average-of-consecutive-numbers', 'Easy', (random) => {
  const count = random.pick([3, 5, 7, 9]);
  const kind = random.pick(['even', 'odd', ''] as const);
  const step = kind === '' ? 1 : 2;
  const base = random.int(10, 60);
  const middle = kind === '' ? base : 2 * base + (kind === 'odd' ? 1 : 0);
  const isLargest = random.int(0, 1) === 1;
  const reach = (step * (count - 1)) / 2;
  const answer = isLargest ? middle + reach : middle - reach;
  const words: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 7: 'seven', 9: 'nine' };
  const others = [answer + step, answer - step, answer + 2 * step, answer - 2 * step, middle];
  return {
    question: `The average of ${words[count]} consecutive ${kind ? `${kind} numbers` : 'whole numbers'} is ${middle}. What is the ${isLargest ? 'largest' : 'smallest'} of them?`,
    right: String(answer),
    wrong: [isLargest ? middle - reach : middle + reach, ...random.shuffle(others)].map(String),
    explanation: `The average is the middle number. From it to the ${isLargest ? 'largest' : 'smallest'} it takes ${counted((count - 1) / 2, 'step')} of ${step}, so the ${isLargest ? 'largest' : 'smallest'} is ${middle} ${isLargest ? '+' : '−'} ${reach} = ${answer}.`,
  };
});

const missingValue = family('average-missing-value', 'Easy', (random) => {
  const count = random.int(5, 12);
  const average = random.int(24, 60);
  const part = random.int(2, count - 2);
  const partAverage = average + random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]);
  const rest = count - part - 1;
  const restAverage = average + random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
  const answer = count * average - part * partAverage - rest * restAverage;
  return rest < 2 || answer < 5 || answer > 130
    ? NO_QUESTION
    : numberItem(random, {
        question: `The average of ${count} numbers is ${average}. The average of the first ${part} is ${partAverage} and that of the last ${rest} is ${restAverage}. What is the ${ordinalWord(part + 1)} number?`,
        right: answer,
        mistakes: [answer + average, 3 * average - partAverage - restAverage, answer + 4],
        explanation: `All numbers sum to ${count} × ${average} = ${count * average}, the first ${part} to ${part * partAverage} and the last ${rest} to ${rest * restAverage}. The remaining number is ${count * average} − ${part * partAverage} − ${rest * restAverage} = ${answer}.`,
      });
});

function ordinalWord(place: number): string {
  const words = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
  return words[place - 3] ?? `${place}th`;
}

const agesInRatio = ages('ages-in-ratio', 'Moderate', (random) => {
  const [a, b] = random.pick([
    [3, 4],
    [2, 3],
    [4, 5],
    [5, 6],
    [3, 5],
    [5, 7],
    [4, 7],
    [6, 7],
  ] as const);
  const unit = random.int(3, 9);
  const later = random.pick(
    Array.from({ length: 16 }, (_, index) => index + 2).filter((time) => {
      const [first, second] = [a * unit + time, b * unit + time];
      return second / gcd(first, second) <= 12;
    }),
  );
  const divisor = gcd(a * unit + later, b * unit + later);
  const [c, d] = [(a * unit + later) / divisor, (b * unit + later) / divisor];
  const [one, other] = twoNames(random);
  const isFirst = random.int(0, 1) === 1;
  const answer = (isFirst ? a : b) * unit;
  return numberItem(random, {
    question: `The ages of ${one} and ${other} are in the ratio ${a} : ${b}. After ${later} years the ratio will be ${c} : ${d}. How old is ${isFirst ? one : other} now?`,
    right: answer,
    mistakes: [(isFirst ? b : a) * unit, answer + later, (isFirst ? a : b) * later, answer + unit],
    write: years,
    explanation: `Let the ages be ${a}x and ${b}x. (${a}x + ${later})/(${b}x + ${later}) = ${c}/${d} gives ${d}(${a}x + ${later}) = ${c}(${b}x + ${later}), so x = ${unit}. ${isFirst ? one : other} is ${isFirst ? a : b} × ${unit} = ${years(answer)} old.`,
  });
});

const parentAndChild = ages('parent-and-child', 'Moderate', (random) => {
  const now = random.int(3, 6);
  const later = random.int(2, now - 1);
  const time = random.int(2, 20);
  const child = (time * (later - 1)) / (now - later);
  const [parent, kid] = random.pick([
    ['father', 'son'],
    ['mother', 'daughter'],
    ['father', 'daughter'],
    ['mother', 'son'],
  ] as const);
  const word = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times'];
  const isParent = random.int(0, 1) === 1;
  const answer = isParent ? child * now : child;
  const age = child * now;
  return !Number.isInteger(child) || age - child < 18 || age - child > 45 || child < 2
    ? NO_QUESTION
    : numberItem(random, {
        question: `A ${parent} is ${word[now]} as old as the ${kid}. In ${years(time)} the ${parent} will be ${word[later]} as old as the ${kid}. How old is the ${isParent ? parent : kid} now?`,
        right: answer,
        mistakes: [
          isParent ? age + time : child + time,
          isParent ? age - now : child + now,
          answer + later,
        ],
        write: years,
        explanation: `Let the ${kid} be x years old; the ${parent} is ${now}x. ${now}x + ${time} = ${later}(x + ${time}) gives ${now - later === 1 ? '' : `${now - later}x = ${time * (later - 1)}, so `}x = ${child}${isParent ? ` and the ${parent} is ${now} × ${child} = ${age} years old` : ''}.`,
      });
});

const sumAndPast = ages('sum-of-ages', 'Easy', (random) => {
  const [one, other] = twoNames(random);
  const [first, gap] = [random.int(14, 40), random.int(2, 12)];
  const second = first + gap;
  const ago = random.int(2, 10);
  const isOlder = random.int(0, 1) === 1;
  const answer = isOlder ? second : first;
  return numberItem(random, {
    question: `${other} is ${gap} years older than ${one}. ${ago} years ago their ages added up to ${first + second - 2 * ago} years. How old is ${isOlder ? other : one} now?`,
    right: answer,
    mistakes: [isOlder ? first : second, answer - ago, answer + ago],
    write: years,
    explanation: `Now their ages add up to ${first + second - 2 * ago} + 2 × ${ago} = ${first + second}. Without the difference of ${gap} they would be two equal ages: (${first + second} − ${gap}) ÷ 2 = ${first} years for ${one}${isOlder ? `, so ${other} is ${first} + ${gap} = ${second} years old` : ''}.`,
  });
});

const familyAverage = ages('family-average-age', 'Hard', (random) => {
  const members = random.int(3, 7);
  const ago = random.int(2, 8);
  const average = random.int(18, 35);
  const child = random.int(1, ago);
  const now = (members * (average + ago) + child) / (members + 1);
  return !Number.isInteger(2 * now)
    ? NO_QUESTION
    : numberItem(random, {
        question: `${ago} years ago the average age of the ${members} members of a family was ${average} years. Since then a child has been born who is now ${years(child)} old. What is the average age of the family now?`,
        right: now,
        mistakes: [
          average + ago,
          (members * (average + ago)) / (members + 1),
          (members * average + child) / (members + 1),
          average,
        ],
        write: (value) => `${figure(value)} years`,
        explanation: `The ${members} members are now ${average} + ${ago} = ${average + ago} years old on average, together ${members * (average + ago)}. With the child the sum is ${members * (average + ago) + child} for ${members + 1} members: ${figure(now)} years.`,
      });
});

export const averageFamilies: readonly Family[] = [
  averageNewcomer,
  replaced,
  misread,
  twoGroups,
  batsman,
  consecutive,
  missingValue,
  agesInRatio,
  parentAndChild,
  sumAndPast,
  familyAverage,
];
