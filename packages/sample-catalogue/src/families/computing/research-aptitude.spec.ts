import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { researchStatisticsFamilies } from './research-aptitude.ts';

function listOf(text: string): number[] {
  return numbersOf(text.replaceAll(',', ' '));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'central-tendency': (stem) => {
    const scores = listOf(/score ([\d, and]+)\./.exec(stem)?.[1] ?? '');
    expect(scores).toHaveLength(7);
    if (stem.includes('the mean')) return mean(scores);
    if (stem.includes('the mode')) {
      return scores.find((score, place) => scores.indexOf(score) !== place) ?? 0;
    }
    // As many of the others below as above, ties counting for either side.
    const isMedian = (score: number): boolean =>
      scores.filter((other) => other < score).length <= 3 &&
      scores.filter((other) => other > score).length <= 3;
    return scores.find(isMedian) ?? 0;
  },
  'variance-of-scores': (stem) => {
    const scores = listOf(/scores ([\d, and]+), taken/.exec(stem)?.[1] ?? '');
    expect(scores).toHaveLength(5);
    // The mean of the squares less the square of the mean.
    return mean(scores.map((score) => score * score)) - mean(scores) ** 2;
  },
  'standard-score': (stem) => {
    const [average = 0, deviation = 0, raw = 0] = numbersOf(stem);
    const z = (raw - average) / deviation;
    return stem.includes('T-score') ? z * 10 + 50 : z;
  },
  'systematic-sample': (stem) => {
    const [size = 0, population = 0, start = 0, place = 0] = numbersOf(stem);
    const chosen: number[] = [];
    for (let person = start; person <= population; person += population / size) chosen.push(person);
    expect(chosen).toHaveLength(size);
    return chosen[place - 1] ?? 0;
  },
  'stratified-sample': (stem) => {
    const strata = new Map(
      [...stem.matchAll(/([\d,]+) (arts|commerce|science)\b/g)].map(([, count = '', name = '']) => [
        name,
        numberAt(count, 0),
      ]),
    );
    expect(strata.size).toBe(3);
    const [, asked = '', sample = ''] = /many (\w+) students .* sample of (\d+)\?/.exec(stem) ?? [];
    const population = [...strata.values()].reduce((sum, count) => sum + count, 0);
    return Number(sample) / (population / (strata.get(asked) ?? 0));
  },
  'standard-error': (stem) => {
    const [size = 0, deviation = 0] = numbersOf(stem);
    // The variance of a mean of n is the nth part of the variance.
    return Math.sqrt((deviation * deviation) / size);
  },
  'degrees-of-freedom': (stem) => {
    const [a = 0, b = 0] = numbersOf(stem);
    if (stem.includes('chi-square')) return a * b - a - b + 1;
    if (stem.includes('independent groups')) return a - 1 + (b - 1);
    return stem.includes('paired') ? a - 1 : b * (a / b - 1);
  },
  'rank-correlation': (stem) => {
    const [, one = '', two = ''] = /ranks ([\d, and]+), the second ([\d, and]+)\./.exec(stem) ?? [];
    const [first, second] = [listOf(one), listOf(two)];
    expect([first.length, second.length]).toEqual([5, 5]);
    // Pearson's correlation of the ranks.
    const products = first.map((rank, place) => (rank - 3) * ((second[place] ?? 0) - 3));
    return mean(products) / mean(first.map((rank) => (rank - 3) ** 2));
  },
  'citation-index': (stem) => {
    const papers = listOf(/citations: ([\d, and]+)\./.exec(stem)?.[1] ?? '');
    expect(papers).toHaveLength(numberAt(stem, 0));
    if (stem.includes('i10')) return papers.filter((count) => count > 9).length;
    let h = 0;
    while (papers.filter((count) => count >= h + 1).length >= h + 1) h += 1;
    return h;
  },
  'impact-factor': (stem) => {
    const [, before = '', last = '', citations = ''] =
      /published (\d+) articles in \d{4} and (\d+) in \d{4}\. .* cited ([\d,]+) times/.exec(stem) ??
      [];
    return numberAt(citations, 0) / (Number(before) + Number(last));
  },
  'normal-curve-share': (stem) => {
    const [, students = '', average = '', deviation = ''] =
      /scores of ([\d,]+) students .* mean (\d+) and the standard deviation (\d+)\./.exec(stem) ??
      [];
    const [, low, high = '', limit = high] =
      /score (?:between (\d+) and (\d+)|more than (\d+))\?/.exec(stem) ?? [];
    const distance = (Number(limit) - Number(average)) / Number(deviation);
    const within = numberAt(students, 0) * (distance === 1 ? 0.68 : 0.95);
    return low === undefined ? (numberAt(students, 0) - within) / 2 : within;
  },
  'confidence-interval': (stem) => {
    const [, size = '', average = '', deviation = '', z = ''] =
      /sample of (\d+) has the mean (\d+); .* deviation is ([\d.]+)\. .*z = ([\d.]+)\)/.exec(
        stem,
      ) ?? [];
    const half = Number(z) * Math.sqrt(Number(deviation) ** 2 / Number(size));
    const text = (value: number): string => String(Number(value.toFixed(3)));
    return `from ${text(Number(average) - half)} to ${text(Number(average) + half)}`;
  },
};

describeFamilies('research aptitude families', researchStatisticsFamilies, SOLVERS);
