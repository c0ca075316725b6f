import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { counted, figure, gcd, ratio, rupees } from '../../wording.ts';

const family = quantitative('Mixture and Alligation');

const litres = (value: number): string => counted(value, 'litre');

const waterAdded = family('mixture-water-added', 'Moderate', (random) => {
  const [milk, water] = random.pick([
    [3, 1],
    [4, 1],
    [5, 1],
    [7, 1],
    [3, 2],
    [5, 2],
    [7, 2],
    [7, 3],
    [5, 3],
  ] as const);
  const [milkAfter, waterAfter] = random.pick(
    [
      [1, 1],
      [3, 2],
      [2, 1],
      [4, 3],
      [5, 4],
    ].filter(([a = 1, b = 1]) => a * water < b * milk),
  ) as [number, number];
  const unit = milkAfter * random.int(2, 9);
  const volume = (milk + water) * unit;
  const after = (milk * unit * waterAfter) / milkAfter;
  const added = after - water * unit;
  return numberItem(random, {
    question: `A vessel holds ${volume} litres of milk and water in the ratio ${milk} : ${water}. How many litres of water must be added to make the ratio ${milkAfter} : ${waterAfter}?`,
    right: added,
    mistakes: [after, water * unit, added + unit, milk * unit],
    write: litres,
    explanation: `The vessel holds ${milk * unit} litres of milk and ${water * unit} litres of water. The milk stays, so for ${milkAfter} : ${waterAfter} the water must reach ${milk * unit} × ${waterAfter}/${milkAfter} = ${litres(after)}: ${after} − ${water * unit} = ${litres(added)} must be added.`,
  });
});

const alligation = family('alligation-of-prices', 'Moderate', (random) => {
  const cheap = random.int(10, 45) * 2;
  const gap = random.int(5, 20);
  const dear = cheap + 2 * gap;
  const mean = random.int(cheap + 1, dear - 1);
  const goods = random.pick(['tea', 'rice', 'pulses', 'wheat']);
  const answer = ratio(dear - mean, mean - cheap);
  return {
    question: `In what ratio must ${goods} at ${rupees(cheap)} a kg be mixed with ${goods} at ${rupees(dear)} a kg so that the mixture is worth ${rupees(mean)} a kg?`,
    right: answer,
    wrong: [
      ratio(mean - cheap, dear - mean),
      ratio(cheap, dear),
      ratio(dear - mean, mean),
      ratio(dear - mean + 1, mean - cheap),
      ratio(dear - mean, mean - cheap + 1),
    ],
    explanation: `By alligation, cheaper : dearer = (${dear} − ${mean}) : (${mean} − ${cheap}) = ${dear - mean} : ${mean - cheap}${answer === `${dear - mean} : ${mean - cheap}` ? '' : ` = ${answer}`}.`,
  };
});

const meanPrice = family('mean-price-of-mixture', 'Easy', (random) => {
  const [a, b] = [random.int(2, 8), random.int(2, 8)];
  const cheap = 5 * random.int(6, 16);
  const dear = cheap + (a + b) * random.int(1, 2);
  const mean = (a * cheap + b * dear) / (a + b);
  const goods = random.pick(['rice', 'sugar', 'tea', 'gram']);
  return numberItem(random, {
    question: `A trader mixes ${a} kg of ${goods} at ${rupees(cheap)} a kg with ${b} kg of ${goods} at ${rupees(dear)} a kg. What is the cost of the mixture per kg?`,
    right: mean,
    mistakes: [(cheap + dear) / 2, (b * cheap + a * dear) / (a + b), mean + 1, mean - 1],
    write: rupees,
    explanation: `The ${a} kg cost ${rupees(a * cheap)} and the ${b} kg cost ${rupees(b * dear)}, together ${rupees(a * cheap + b * dear)} for ${a + b} kg: ${rupees(a * cheap + b * dear)} ÷ ${a + b} = ${rupees(mean)} per kg.`,
  });
});

const replacement = family('repeated-replacement', 'Hard', (random) => {
  const parts = random.pick([4, 5, 8, 10]);
  const volume = parts * parts * random.pick(parts === 4 ? [2, 3, 4, 5, 6, 8] : [1, 2, 3, 4]);
  const drawn = volume / parts;
  const left = (volume * (parts - 1) ** 2) / parts ** 2;
  const liquid = random.pick(['milk', 'wine', 'syrup', 'alcohol', 'acid', 'fruit juice']);
  const isReplaced = random.int(0, 1) === 1;
  const answer = isReplaced ? volume - left : left;
  return numberItem(random, {
    question: `A cask is full of ${volume} litres of ${liquid}. From it ${drawn} litres are drawn and replaced by water, and then the same is done once more. How many litres of ${isReplaced ? 'water' : liquid} does the cask hold now?`,
    right: answer,
    mistakes: isReplaced
      ? [2 * drawn, left, drawn, answer + drawn]
      : [volume - 2 * drawn, volume - left, volume - drawn],
    write: litres,
    explanation: `Each time ${drawn}/${volume} of the ${liquid} leaves, so 1 − 1/${parts} = ${parts - 1}/${parts} of it stays: ${volume} × ${parts - 1}/${parts} × ${parts - 1}/${parts} = ${figure(left)} litres of ${liquid}${isReplaced ? `, and ${volume} − ${figure(left)} = ${figure(answer)} litres of water` : ''}.`,
  });
});

const strength = family('strength-of-solution', 'Moderate', (random) => {
  const weak = random.pick([10, 15, 20, 25, 30, 40]);
  const strong = random.pick([50, 60, 65, 70, 75]);
  const [x, y] = random.pick(
    Array.from({ length: 81 }, (_, index) => [2 + (index % 9), 2 + Math.floor(index / 9)]).filter(
      ([first = 1, second = 1]) =>
        Number.isInteger((2 * (first * weak + second * strong)) / (first + second)),
    ),
  ) as [number, number];
  const mean = (x * weak + y * strong) / (x + y);
  const solute = random.pick(['acid', 'alcohol', 'salt', 'sugar']);
  return numberItem(random, {
    question: `${x} litres of a ${weak}% ${solute} solution are mixed with ${y} litres of a ${strong}% ${solute} solution. What percent of the mixture is ${solute}?`,
    right: mean,
    mistakes: [(weak + strong) / 2, (y * weak + x * strong) / (x + y), strong - weak, mean + 5],
    write: (value) => `${figure(value)}%`,
    below: 100,
    explanation: `The mixture of ${x + y} litres holds ${x} × ${weak}/100 + ${y} × ${strong}/100 = ${figure((x * weak + y * strong) / 100)} litres of ${solute}: ${figure((x * weak + y * strong) / 100)}/${x + y} × 100 = ${figure(mean)}%.`,
  });
});

const alloy = family('two-alloys', 'Hard', (random) => {
  const [a, b] = random.pick([
    [1, 2],
    [3, 2],
    [5, 3],
    [7, 2],
    [4, 1],
    [1, 3],
  ] as const);
  const [c, d] = random.pick([
    [2, 3],
    [3, 1],
    [1, 4],
    [7, 3],
    [5, 1],
    [3, 4],
  ] as const);
  const [metal, other] = random.pick([
    ['copper', 'tin'],
    ['copper', 'zinc'],
    ['gold', 'copper'],
    ['silver', 'nickel'],
  ] as const);
  const sum = ((a + b) * (c + d)) / gcd(a + b, c + d);
  const [first, second] = [sum / (a + b), sum / (c + d)];
  const answer = ratio(a * first + c * second, b * first + d * second);
  return {
    question: `Two alloys of ${metal} and ${other} have these metals in the ratios ${a} : ${b} and ${c} : ${d}. If equal weights of both are melted together, what is the ratio of ${metal} to ${other} in the new alloy?`,
    right: answer,
    wrong: [
      ratio(a + c, b + d),
      ratio(b * first + d * second, a * first + c * second),
      ratio(a * c, b * d),
      ratio(a * second + c * first, b * second + d * first),
      ratio(a * first + c * second + 1, b * first + d * second),
    ],
    explanation: `Take ${sum} kg of each. The first holds ${a * first} kg of ${metal} and ${b * first} kg of ${other}, the second ${c * second} kg and ${d * second} kg. Together ${a * first + c * second} : ${b * first + d * second}${answer === `${a * first + c * second} : ${b * first + d * second}` ? '' : ` = ${answer}`}.`,
  };
});

export const mixtureFamilies: readonly Family[] = [
  waterAdded,
  alligation,
  meanPrice,
  replacement,
  strength,
  alloy,
];
