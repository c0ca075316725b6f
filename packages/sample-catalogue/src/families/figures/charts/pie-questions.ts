import type { Share } from '../../../drawing/charts.ts';
import { numberItem } from '../../../number-item.ts';
import type { Random } from '../../../random.ts';
import { figure, ratio } from '../../../wording.ts';
import { isTidy, percent, type SetItem } from './chart-items.ts';

/** What a whole is divided into. */
export interface Whole {
  intro: (sum: string) => string;
  names: readonly string[];
  /** 'spent on food': how a part is named. */
  part: (name: string) => string;
  write: (value: number) => string;
}

/** A whole with its parts. */
export interface Pie extends Whole {
  sum: number;
  shares: readonly Share[];
}

/** A question about the pie; undefined where its numbers give no fair one. */
export type AskPie = (random: Random, pie: Pie) => SetItem | undefined;

const valueOfShare: AskPie = (random, { shares, sum, part, write }) => {
  const { name, percent: share } = random.pick(shares);
  const right = (share * sum) / 100;
  return {
    difficulty: 'Easy',
    ...numberItem(random, {
      question: `What is ${part(name)}?`,
      right,
      mistakes: [sum / 5, right * 2, ((100 - share) * sum) / 100, ((share + 5) * sum) / 100],
      write,
      explanation: `${share}% of ${write(sum)} = ${write(right)}.`,
    }),
  };
};

const angleOfShare: AskPie = (random, { shares }) => {
  const { name, percent: share } = random.pick(shares);
  const right = share * 3.6;
  return {
    difficulty: 'Easy',
    ...numberItem(random, {
      question: `What is the angle at the centre of the part for ${name}?`,
      right,
      mistakes: [share, share * 1.8, (share + 5) * 3.6, (share - 2) * 3.6],
      below: 360,
      write: (degrees) => `${figure(degrees)}°`,
      explanation: `The whole is 360°. ${share}% of 360° = ${figure(right)}°.`,
    }),
  };
};

const differenceOfShares: AskPie = (random, { shares, sum, part, write }) => {
  const [one, other] = random.shuffle(shares);
  if (!one || !other || one.percent === other.percent) return undefined;
  const [more, less] = one.percent > other.percent ? [one, other] : [other, one];
  const gap = more.percent - less.percent;
  return {
    difficulty: 'Moderate',
    ...numberItem(random, {
      question: `By how much is ${part(more.name)} greater than ${part(less.name)}?`,
      right: (gap * sum) / 100,
      mistakes: [
        (more.percent * sum) / 100,
        (less.percent * sum) / 100,
        ((gap + 2) * sum) / 100,
        ((gap - 1) * sum) / 100,
      ],
      write,
      explanation: `${more.percent}% − ${less.percent}% = ${gap}%. ${gap}% of ${write(sum)} = ${write((gap * sum) / 100)}.`,
    }),
  };
};

const shareMore: AskPie = (random, { shares, part }) => {
  const pairs = shares.flatMap((more) =>
    shares.flatMap((less) => {
      const answer = (100 * (more.percent - less.percent)) / less.percent;
      return isTidy(answer) ? [{ more, less, answer }] : [];
    }),
  );
  const found = random.shuffle(pairs)[0];
  if (!found) return undefined;
  const { more, less, answer } = found;
  const gap = more.percent - less.percent;
  return {
    difficulty: 'Moderate',
    ...numberItem(random, {
      question: `By what percent is ${part(more.name)} greater than ${part(less.name)}?`,
      right: answer,
      mistakes: [gap, (100 * gap) / more.percent, (100 * more.percent) / less.percent],
      write: percent,
      explanation: `(${more.percent} − ${less.percent}) ÷ ${less.percent} × 100 = ${percent(answer)}.`,
    }),
  };
};

const togetherOf: AskPie = (random, { shares, sum, part, write }) => {
  const [one, other] = random.shuffle(shares);
  if (!one || !other) return undefined;
  const both = one.percent + other.percent;
  return {
    difficulty: 'Easy',
    ...numberItem(random, {
      question: `What is the sum of ${part(one.name)} and ${part(other.name)}?`,
      right: (both * sum) / 100,
      mistakes: [
        ((100 - both) * sum) / 100,
        (Math.abs(one.percent - other.percent) * sum) / 100,
        ((both + 5) * sum) / 100,
      ],
      write,
      explanation: `${one.percent}% + ${other.percent}% = ${both}%. ${both}% of ${write(sum)} = ${write((both * sum) / 100)}.`,
    }),
  };
};

const ratioOfShares: AskPie = (random, { shares, part }) => {
  const [one, other, third] = random.shuffle(shares);
  if (!one || !other || !third) return undefined;
  const right = ratio(one.percent, other.percent);
  const wrong = [
    ratio(other.percent, one.percent),
    ratio(one.percent, one.percent + other.percent),
    ratio(one.percent, third.percent),
    ratio(third.percent, other.percent),
    ratio(one.percent + other.percent, other.percent),
  ];
  return {
    difficulty: 'Easy',
    question: `What is the ratio of ${part(one.name)} to ${part(other.name)}?`,
    right,
    wrong: wrong.filter((option) => option !== right),
    explanation: `${one.percent} : ${other.percent} = ${right}.`,
  };
};

/** Questions about any pie chart. */
export const PIE_ASKS: readonly AskPie[] = [
  valueOfShare,
  angleOfShare,
  differenceOfShares,
  shareMore,
  togetherOf,
  ratioOfShares,
];
