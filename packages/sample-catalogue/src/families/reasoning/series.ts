import { reasoning } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import type { Random } from '../../random.ts';

const numbers = reasoning('Number Series');
const letters = reasoning('Letter Series');
const analogies = reasoning('Analogy');
const classification = reasoning('Classification');

/** The letter at a place of the alphabet, counted on after Z: 1 is A, 27 is A. */
function letter(place: number): string {
  return String.fromCharCode(65 + ((((place - 1) % 26) + 26) % 26));
}

const growingSteps = numbers('series-growing-steps', 'Easy', (random) => {
  const start = random.int(2, 30);
  const step = random.int(2, 9);
  // A growth of 2 would make it a series of squares, which another family gives.
  const growth = random.pick([1, 3, 4, 5]);
  const terms = [start];
  for (let index = 0; index < 5; index += 1) {
    terms.push((terms.at(-1) ?? 0) + step + index * growth);
  }
  const answer = terms.at(-1) ?? 0;
  const lastStep = step + 4 * growth;
  return numberItem(random, {
    question: `Which number comes next: ${terms.slice(0, 5).join(', ')}, …?`,
    right: answer,
    mistakes: [answer - growth, answer + growth, answer + 1, answer - 1],
    explanation: `The steps are ${[0, 1, 2, 3].map((index) => step + index * growth).join(', ')}: each is ${growth} more than the one before. The next step is ${lastStep}, so the number is ${terms[4]} + ${lastStep} = ${answer}.`,
  });
});

const multiplyAdd = numbers('series-multiply-add', 'Moderate', (random) => {
  const factor = random.int(2, 3);
  const add = random.int(1, 9);
  const terms = [random.int(1, 14)];
  for (let index = 0; index < 5; index += 1) terms.push((terms.at(-1) ?? 0) * factor + add);
  const answer = terms.at(-1) ?? 0;
  const before = terms[4] ?? 0;
  return {
    question: `Which number comes next: ${terms.slice(0, 5).join(', ')}, …?`,
    right: String(answer),
    wrong: [
      before * factor,
      ...random.shuffle([
        answer + add,
        answer + factor,
        before * (factor + 1),
        answer - factor,
        answer + 10,
      ]),
    ].map(String),
    explanation: `Each number is ${factor === 2 ? 'twice' : 'three times'} the one before, plus ${add}: ${before} × ${factor} + ${add} = ${answer}.`,
  };
});

const powers = numbers('series-of-powers', 'Moderate', (random) => {
  const first = random.int(2, 12);
  const exponent = first < 7 ? random.int(2, 3) : 2;
  const shift = random.pick([-7, -5, -3, -2, -1, 1, 2, 3, 4, 5, 6, 8]);
  const step = exponent === 2 ? random.int(1, 2) : 1;
  const bases = [0, 1, 2, 3, 4, 5].map((index) => first + index * step);
  const terms = bases.map((base) => base ** exponent + shift);
  const [last = 0, answer = 0] = terms.slice(4);
  const [beforeBase = 0, base = 0] = bases.slice(4);
  const mark = exponent === 2 ? '²' : '³';
  const sign = shift < 0 ? '−' : '+';
  return numberItem(random, {
    question: `Which number comes next: ${terms.slice(0, 5).join(', ')}, …?`,
    right: answer,
    mistakes: [
      base ** exponent,
      base ** exponent - shift,
      last + (last - (terms[3] ?? 0)),
      answer + 2,
      answer - 2,
    ],
    explanation: `The numbers are ${bases[0]}${mark} ${sign} ${Math.abs(shift)}, ${bases[1]}${mark} ${sign} ${Math.abs(shift)} and so on up to ${beforeBase}${mark} ${sign} ${Math.abs(shift)}. Next is ${base}${mark} ${sign} ${Math.abs(shift)} = ${answer}.`,
  });
});

const interleaved = numbers('series-two-in-one', 'Moderate', (random) => {
  const [a, b] = [random.int(3, 25), random.int(30, 70)];
  const [stepA, stepB] = [random.int(2, 9), random.int(2, 7)];
  const terms = [0, 1, 2, 3].flatMap((index) => [a + index * stepA, b - index * stepB]);
  const isFirst = random.int(0, 1) === 1;
  const shown = isFirst ? terms.slice(0, 6) : terms.slice(0, 7);
  const answer = isFirst ? (terms[6] ?? 0) : (terms[7] ?? 0);
  const [start, step] = isFirst ? [terms[4] ?? 0, stepA] : [terms[5] ?? 0, -stepB];
  return numberItem(random, {
    question: `Which number comes next: ${shown.join(', ')}, …?`,
    right: answer,
    mistakes: [
      start - step,
      (shown.at(-1) ?? 0) + (isFirst ? -stepB : stepA),
      answer + 1,
      answer - 1,
      answer + 2,
    ],
    explanation: `Two series take turns: ${a}, ${a + stepA}, ${a + 2 * stepA}, … rises by ${stepA} and ${b}, ${b - stepB}, ${b - 2 * stepB}, … falls by ${stepB}. Next is ${start} ${step < 0 ? '−' : '+'} ${Math.abs(step)} = ${answer}.`,
  });
});

const risingFactors = numbers('series-rising-factors', 'Moderate', (random) => {
  const start = random.int(1, 15);
  const add = random.int(0, 12);
  const terms = [start];
  for (let factor = 1; factor <= 5; factor += 1) {
    terms.push((terms.at(-1) ?? 0) * factor + add);
  }
  const [before = 0, answer = 0] = terms.slice(4);
  const rule = add === 0 ? '' : ` + ${add}`;
  return start < 3 && add === 0
    ? NO_QUESTION
    : numberItem(random, {
        question: `Which number comes next: ${terms.slice(0, 5).join(', ')}, …?`,
        right: answer,
        mistakes: [before * 4 + add, before * 6 + add, before * 5 - add, answer + 5, answer - 10],
        explanation: `The steps are × 1${rule}, × 2${rule}, × 3${rule}, × 4${rule}. Next is × 5${rule}: ${before} × 5${rule} = ${answer}.`,
      });
});

const sumOfTwo = numbers('series-sum-of-two', 'Easy', (random) => {
  const terms = [random.int(1, 12), random.int(2, 15)];
  const add = random.int(0, 3);
  for (let index = 0; index < 5; index += 1) {
    terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0) + add);
  }
  const [before = 0, last = 0, answer = 0] = terms.slice(4);
  return numberItem(random, {
    question: `Which number comes next: ${terms.slice(0, 6).join(', ')}, …?`,
    right: answer,
    mistakes: [before + last + (add === 0 ? 2 : 0), 2 * last, last + (last - before), answer + 1],
    explanation: `From the third on, each number is the sum of the two before it${add === 0 ? '' : `, plus ${add}`}: ${before} + ${last}${add === 0 ? '' : ` + ${add}`} = ${answer}.`,
  });
});

const wrongTerm = numbers('series-wrong-term', 'Hard', (random) => {
  const kind = random.pick(['steps', 'double', 'squares'] as const);
  const start = random.int(3, 20);
  const [step, growth] = [random.int(3, 9), random.int(2, 5)];
  const terms = [start];
  const base = random.int(3, 9);
  for (let index = 0; index < 6; index += 1) {
    const before = terms.at(-1) ?? 0;
    if (kind === 'steps') terms.push(before + step + index * growth);
    if (kind === 'double') terms.push(2 * before + 1);
    if (kind === 'squares') terms.push(before + (base + index) ** 2);
  }
  const place = random.int(2, 5);
  const right = terms[place] ?? 0;
  const off = random.pick([-3, -2, -1, 1, 2, 3]);
  const shown = terms.map((value, index) => (index === place ? value + off : value));
  const rule =
    kind === 'steps'
      ? `The steps should be ${[0, 1, 2, 3, 4, 5].map((index) => step + index * growth).join(', ')}`
      : kind === 'double'
        ? 'Each number should be twice the one before, plus 1'
        : `The steps should be the squares ${[0, 1, 2, 3, 4, 5].map((index) => (base + index) ** 2).join(', ')}`;
  return {
    question: `One number of this series is wrong. Which one: ${shown.join(', ')}?`,
    right: String(right + off),
    wrong: random.shuffle(shown.filter((_, index) => index !== place && index > 0)).map(String),
    explanation: `${rule}. That makes ${terms.join(', ')}, so ${right + off} stands where ${right} belongs.`,
  };
});

const missingInside = numbers('series-doubling-steps', 'Moderate', (random) => {
  const start = random.int(2, 40);
  const step = random.int(2, 8);
  const factor = random.int(2, 3);
  const terms = [start];
  for (let index = 0; index < 5; index += 1) {
    terms.push((terms.at(-1) ?? 0) + step * factor ** index);
  }
  const place = random.int(2, 4);
  const answer = terms[place] ?? 0;
  const shown = terms.map((value, index) => (index === place ? '?' : String(value))).join(', ');
  const [before = 0, after = 0] = [terms[place - 1], terms[place + 1]];
  return numberItem(random, {
    question: `Which number should replace the question mark in ${shown}?`,
    right: answer,
    mistakes: [Math.round((before + after) / 2), answer + step, answer - step, answer + factor],
    explanation: `The steps are ${[0, 1, 2, 3, 4].map((index) => step * factor ** index).join(', ')}: each is ${factor === 2 ? 'twice' : 'three times'} the one before. So the number is ${before} + ${step * factor ** (place - 1)} = ${answer}.`,
  });
});

const letterSteps = letters('letter-series-growing', 'Easy', (random) => {
  const start = random.int(1, 12);
  const [step, growth] = [random.int(1, 4), random.int(0, 3)];
  const isBack = random.int(0, 1) === 1;
  const sign = isBack ? -1 : 1;
  const places = [isBack ? 27 - start : start];
  for (let index = 0; index < 5; index += 1) {
    places.push((places.at(-1) ?? 0) + sign * (step + index * growth));
  }
  const answer = places.at(-1) ?? 0;
  const steps = [0, 1, 2, 3].map((index) => step + index * growth);
  const next = step + 4 * growth;
  return answer < 1 || answer > 26 || step + growth === 1
    ? NO_QUESTION
    : {
        question: `Which letter comes next: ${places.slice(0, 5).map(letter).join(', ')}, …?`,
        right: letter(answer),
        wrong: [answer + 1, answer - 1, answer + 2, answer - 2].map(letter),
        explanation: `The steps ${isBack ? 'back ' : ''}in the alphabet are ${steps.join(', ')}; the next step is ${next}: from ${letter(places[4] ?? 0)} to ${letter(answer)}.`,
      };
});

const letterGroups = letters('letter-group-series', 'Moderate', (random) => {
  const starts = [random.int(1, 26), random.int(1, 26), random.int(1, 26)];
  const steps = [0, 1, 2].map(() => random.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5]));
  const group = (index: number, change = 0, at = 0): string =>
    starts
      .map((start, place) =>
        letter(start + (steps[place] ?? 0) * index + (place === at ? change : 0)),
      )
      .join('');
  const say = (step: number): string => `${Math.abs(step)} ${step < 0 ? 'back' : 'forward'}`;
  return {
    question: `Which group of letters comes next: ${[0, 1, 2, 3].map((index) => group(index)).join(', ')}, …?`,
    right: group(4),
    wrong: [group(4, 1, 0), group(4, -1, 1), group(4, 1, 2), group(4, 2, 1), group(5)],
    explanation: `From group to group the first letter moves ${say(steps[0] ?? 0)}, the second ${say(steps[1] ?? 0)} and the third ${say(steps[2] ?? 0)} in the alphabet. After ${group(3)} comes ${group(4)}.`,
  };
});

interface Rule {
  text: string;
  apply: (value: number) => number;
}

/** Rules by which a number may lead to another. */
function ruleOf(random: Random): Rule {
  const [add, factor] = [random.int(1, 9), random.int(2, 7)];
  return random.pick<Rule>([
    { text: `n² + ${add}`, apply: (n) => n * n + add },
    { text: `n² − ${add}`, apply: (n) => n * n - add },
    { text: 'n² + n', apply: (n) => n * n + n },
    { text: 'n² − n', apply: (n) => n * n - n },
    { text: `n³ + ${add}`, apply: (n) => n ** 3 + add },
    { text: `n³ − ${add}`, apply: (n) => n ** 3 - add },
    { text: 'n³ + n', apply: (n) => n ** 3 + n },
    { text: `${factor}n + ${add}`, apply: (n) => factor * n + add },
    { text: `${factor}n − ${add}`, apply: (n) => factor * n - add },
  ]);
}

const numberAnalogy = analogies('number-analogy', 'Moderate', (random) => {
  const [a, b, c] = random.shuffle([4, 5, 6, 7, 8, 9, 10, 11, 12]) as [number, number, number];
  const { text, apply } = ruleOf(random);
  const answer = apply(c);
  return numberItem(random, {
    question:
      `The pairs follow one rule. Which number completes the third pair: ${a} : ${apply(a)}, ${b} : ${apply(b)}, ${c} : ?`.replace(
        /\?$/,
        '…?',
      ),
    right: answer,
    mistakes: [c * c, answer + 2, answer - 1, answer + c],
    explanation: `The second number of each pair is ${text}, where n is the first: ${a} gives ${apply(a)}, ${b} gives ${apply(b)} and ${c} gives ${answer}.`,
  });
});

const letterAnalogy = analogies('letter-analogy', 'Easy', (random) => {
  const shift = random.pick([-6, -5, -4, -3, 2, 3, 4, 5, 6, 7]);
  const pattern = (): number[] => {
    const start = random.int(1, 26);
    const [x, y] = [random.int(1, 5), random.int(1, 5)];
    return [start, start + x, start + x + y];
  };
  const [first, second] = [pattern(), pattern()];
  const isReversed = random.int(0, 1) === 1;
  const moved = (group: readonly number[], by: number): string => {
    const text = group.map((place) => letter(place + by));
    return (isReversed ? text.toReversed() : text).join('');
  };
  const plain = (group: readonly number[]): string => group.map(letter).join('');
  return {
    question: `${plain(first)} is related to ${moved(first, shift)} as ${plain(second)} is related to which group of letters?`,
    right: moved(second, shift),
    wrong: [
      moved(second, -shift),
      moved(second, shift + 1),
      moved(second, shift - 1),
      moved(second, shift + 2),
    ],
    explanation: `Each letter of ${plain(first)} moves ${Math.abs(shift)} places ${shift < 0 ? 'back' : 'forward'} in the alphabet${isReversed ? ' and the order is reversed' : ''}. ${plain(second)} becomes ${moved(second, shift)} in the same way.`,
  };
});

const oddPair = classification('odd-number-pair', 'Moderate', (random) => {
  const { text, apply } = ruleOf(random);
  const chosen = random.shuffle([4, 5, 6, 7, 8, 9, 10, 11, 12]).slice(0, 4);
  const [odd = 4, ...others] = chosen;
  const off = random.pick([-3, -2, 2, 3, 4]);
  const pair = (n: number, value: number): string => `${n} : ${value}`;
  return {
    question: `In three of the pairs the second number is made from the first by one rule. Which pair is the odd one out: ${chosen
      .toSorted((a, b) => a - b)
      .map((n) => pair(n, apply(n) + (n === odd ? off : 0)))
      .join(', ')}?`,
    right: pair(odd, apply(odd) + off),
    wrong: others.map((n) => pair(n, apply(n))),
    explanation: `In the others the second number is ${text}, where n is the first. For ${odd} this gives ${apply(odd)}, not ${apply(odd) + off}.`,
  };
});

const oddLetters = classification('odd-letter-group', 'Easy', (random) => {
  const steps = [random.int(1, 4), random.int(1, 4)];
  const [x = 1, y = 1] = steps;
  const starts = random.shuffle(Array.from({ length: 26 }, (_, index) => index + 1)).slice(0, 4);
  const group = (start: number, change = 0): string =>
    [start, start + x, start + x + y + change].map(letter).join('');
  const [oddStart = 1, ...others] = starts;
  const odd = group(oddStart, random.pick([-1, 1, 2]));
  return {
    question: `Which group of letters does not belong with the others: ${[...others.map((start) => group(start)), odd].toSorted().join(', ')}?`,
    right: odd,
    wrong: others.map((start) => group(start)),
    explanation: `In the others the second letter is ${x} and the third ${x + y} after the first in the alphabet. In ${odd} the third letter is not.`,
  };
});

export const seriesFamilies: readonly Family[] = [
  growingSteps,
  multiplyAdd,
  powers,
  interleaved,
  risingFactors,
  sumOfTwo,
  wrongTerm,
  missingInside,
  letterSteps,
  letterGroups,
  numberAnalogy,
  letterAnalogy,
  oddPair,
  oddLetters,
];
