import type { TwoSeries } from '../../../drawing/charts.ts';
import { numberItem } from '../../../number-item.ts';
import type { Random } from '../../../random.ts';
import { figure, gcd, ratio } from '../../../wording.ts';
import { isTidy, percent, total, type SetItem } from './chart-items.ts';

/** What a chart of two series is about. */
export interface Story {
  intro: string;
  unit: string;
  names: readonly [string, string];
  /** 'in school A': where a number belongs. */
  in: (category: string) => string;
  /** 'In which school'. */
  inWhich: string;
  /** 'School A': a category as an answer. */
  named: (category: string) => string;
  categories: readonly string[];
}

/** A story with its numbers. */
export interface Told extends Story, TwoSeries {}

/** A question about the chart; undefined where its numbers give no fair one. */
export type Ask = (random: Random, told: Told) => SetItem | undefined;

const averageOfSeries: Ask = (random, { series, categories }) => {
  const { name, values } = random.pick(series);
  const sum = total(values);
  return {
    difficulty: 'Easy',
    ...numberItem(random, {
      question: `What is the average of the numbers for ${name}?`,
      right: sum / categories.length,
      mistakes: [sum / 4, (Math.max(...values) + Math.min(...values)) / 2, values[2] ?? 0],
      explanation: `${values.join(' + ')} = ${figure(sum)}. ${figure(sum)} ÷ ${categories.length} = ${figure(sum / categories.length)}.`,
    }),
  };
};

const ratioInCategory: Ask = (random, { series: [a, b], categories, in: within }) => {
  const place = random.int(0, categories.length - 1);
  const [first, second] = [a.values[place] ?? 1, b.values[place] ?? 1];
  if (gcd(first, second) < 5) return undefined;
  const right = ratio(first, second);
  const others = categories.map((_, index) => ratio(a.values[index] ?? 1, b.values[index] ?? 1));
  const changed = [
    ratio(second, first),
    ratio(first, first + second),
    ratio(first + second, second),
    ...others,
  ];
  return {
    difficulty: 'Easy',
    question: `What is the ratio of ${a.name} to ${b.name} ${within(categories[place] ?? '')}?`,
    right,
    wrong: changed.filter((option) => option !== right),
    explanation: `${figure(first)} : ${figure(second)} = ${right}.`,
  };
};

const differenceOfTotals: Ask = (random, { series: [a, b] }) => {
  const [first, second] = [total(a.values), total(b.values)];
  const right = Math.abs(first - second);
  if (right === 0) return undefined;
  const [more, less] = first > second ? [a, b] : [b, a];
  return {
    difficulty: 'Moderate',
    ...numberItem(random, {
      question: `By how much is the total of ${more.name} greater than the total of ${less.name}?`,
      right,
      mistakes: [
        right / 5,
        Math.max(...more.values) - Math.max(...less.values),
        (more.values[0] ?? 0) - (less.values[0] ?? 0),
      ],
      explanation: `${more.name}: ${figure(total(more.values))}. ${less.name}: ${figure(total(less.values))}. The difference is ${figure(right)}.`,
    }),
  };
};

const shareInSeries: Ask = (random, { series, categories, in: within }) => {
  const { name, values } = random.pick(series);
  const sum = total(values);
  const tidy = values.flatMap((value, index) =>
    isTidy((100 * value) / sum) ? [{ value, index }] : [],
  );
  const found = random.shuffle(tidy)[0];
  if (!found) return undefined;
  const { value, index } = found;
  const answer = (100 * value) / sum;
  return {
    difficulty: 'Moderate',
    ...numberItem(random, {
      question: `What percent of the total of ${name} is the number ${within(categories[index] ?? '')}?`,
      right: answer,
      mistakes: [(100 * value) / (sum - value), 20, answer + 5, answer - 5],
      below: 100,
      write: percent,
      explanation: `The total of ${name} is ${figure(sum)}. ${figure(value)} ÷ ${figure(sum)} × 100 = ${percent(answer)}.`,
    }),
  };
};

const percentMore: Ask = (random, { series: [a, b], categories, in: within }) => {
  const tidy = categories.flatMap((category, index) => {
    const [first, second] = [a.values[index] ?? 1, b.values[index] ?? 1];
    const answer = (100 * Math.abs(first - second)) / Math.min(first, second);
    return isTidy(answer) ? [{ category, first, second, answer }] : [];
  });
  const found = random.shuffle(tidy)[0];
  if (!found) return undefined;
  const { category, first, second, answer } = found;
  const [more, less] = first > second ? [a, b] : [b, a];
  const [high, low] = [Math.max(first, second), Math.min(first, second)];
  return {
    difficulty: 'Moderate',
    ...numberItem(random, {
      question: `By what percent is the number for ${more.name} greater than that for ${less.name} ${within(category)}?`,
      right: answer,
      mistakes: [(100 * (high - low)) / high, high - low, (100 * high) / low],
      write: percent,
      explanation: `(${figure(high)} − ${figure(low)}) ÷ ${figure(low)} × 100 = ${percent(answer)}.`,
    }),
  };
};

const change: Ask = (random, { series, categories }) => {
  const tidy = series.flatMap(({ name, values }) =>
    values.slice(1).flatMap((to, index) => {
      const from = values[index] ?? 1;
      const answer = (100 * (to - from)) / from;
      return isTidy(Math.abs(answer)) ? [{ name, from, to, index, answer }] : [];
    }),
  );
  const found = random.shuffle(tidy)[0];
  if (!found) return undefined;
  const { name, from, to, index, answer } = found;
  const size = Math.abs(answer);
  const [start = '', end = ''] = categories.slice(index);
  return {
    difficulty: 'Moderate',
    ...numberItem(random, {
      question: `By what percent did the number for ${name} ${answer > 0 ? 'rise' : 'fall'} from ${start} to ${end}?`,
      right: size,
      mistakes: [(100 * Math.abs(to - from)) / to, Math.abs(to - from), size + 5],
      below: answer > 0 ? Infinity : 100,
      write: percent,
      explanation: `It ${answer > 0 ? 'rose' : 'fell'} from ${figure(from)} to ${figure(to)}, by ${figure(Math.abs(to - from))}. ${figure(Math.abs(to - from))} ÷ ${figure(from)} × 100 = ${percent(size)}.`,
    }),
  };
};

const greatestTotal: Ask = (random, { series: [a, b], categories, inWhich, named }) => {
  const sums = categories.map((_, index) => (a.values[index] ?? 0) + (b.values[index] ?? 0));
  const most = Math.max(...sums);
  if (sums.filter((sum) => sum === most).length > 1) return undefined;
  const right = named(categories[sums.indexOf(most)] ?? '');
  return {
    difficulty: 'Easy',
    question: `${inWhich} is the sum of ${a.name} and ${b.name} the greatest?`,
    right,
    wrong: random.shuffle(categories.map(named)).filter((option) => option !== right),
    explanation: `The sums are ${categories.map((category, index) => `${named(category)}: ${sums[index]}`).join(', ')}.`,
  };
};

/** Questions about any chart of two series. */
export const TWO_SERIES_ASKS: readonly Ask[] = [
  averageOfSeries,
  ratioInCategory,
  differenceOfTotals,
  shareInSeries,
  percentMore,
  greatestTotal,
];

/** Also those about the change from one category to the next. */
export const YEARLY_ASKS: readonly Ask[] = [...TWO_SERIES_ASKS, change];
