import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { isSame, search } from '../../testing/search.ts';
import { dataFamilies } from './data.ts';

/** The table that a stem tells: name to figure. */
function tableOf(stem: string): Map<string, number> {
  const [, told = ''] = /: (.*?)\. /.exec(stem) ?? [];
  return new Map(
    told.split(/, | and (?=\d)/).map((part) => {
      const [, value = '', name = ''] = /^([\d,]+) (?:in|on) (.*)$/.exec(part.trim()) ?? [];
      return [name, Number(value.replaceAll(',', ''))];
    }),
  );
}

const sum = (values: Iterable<number>): number =>
  [...values].reduce((all, value) => all + value, 0);

const SOLVERS: Readonly<Record<string, Solver>> = {
  'average-of-row': (stem) => {
    const table = tableOf(stem);
    return sum(table.values()) / table.size;
  },
  'share-of-total': (stem) => {
    const table = tableOf(stem);
    const [, name = ''] = /figure for (.*)\?$/.exec(stem) ?? [];
    return ((table.get(name) ?? 0) / sum(table.values())) * 100;
  },
  'growth-between-years': (stem) => {
    const table = tableOf(stem);
    const [, way = '', from = '', to = ''] =
      /figure (rise|fall) from (.*) to (.*)\?$/.exec(stem) ?? [];
    const change = ((table.get(to) ?? 0) / (table.get(from) ?? 1) - 1) * 100;
    return way === 'rise' ? change : -change;
  },
  'ratio-of-two-entries': (stem) => {
    const table = tableOf(stem);
    const [, one = '', two = '', third = ''] =
      /figures for (.*) and (.*) together to the figure for (.*)\?$/.exec(stem) ?? [];
    const value = ((table.get(one) ?? 0) + (table.get(two) ?? 0)) / (table.get(third) ?? 1);
    const other = search(1, 500, 1, (whole) => isSame(value * whole, Math.round(value * whole)));
    return `${Math.round(value * other)} : ${other}`;
  },
  'pie-chart-angle': (stem) => {
    const spending = numberAt(stem, 0);
    if (stem.startsWith('A pie chart')) return (spending / 360) * numberAt(stem, 1);
    const shares = new Map(
      [...stem.matchAll(/(\d+)% on (\w+)/g)].map(([, share = '', head = '']) => [
        head,
        Number(share) / 100,
      ]),
    );
    expect(isSame(sum(shares.values()), 1)).toBe(true);
    const [, sector] = /sector for (\w+)/.exec(stem) ?? [];
    if (sector) return 360 * (shares.get(sector) ?? 0);
    const [, one = '', other = ''] = /spent on (\w+) than on (\w+)\?$/.exec(stem) ?? [];
    const amount = spending * (shares.get(one) ?? 0);
    return amount - spending * (shares.get(other) ?? 0);
  },
  'candidates-and-pass-rates': (stem) => {
    const [first = 0, rateOne = 0, second = 0, rateTwo = 0] = numbersOf(stem);
    const passed = first * (rateOne / 100) + second * (rateTwo / 100);
    return stem.includes('percent of all')
      ? (passed / (first + second)) * 100
      : first + second - passed;
  },
  median: (stem) => {
    const values = numbersOf(stem).toSorted((a, b) => a - b);
    while (values.length > 2) {
      values.pop();
      values.shift();
    }
    return sum(values) / values.length;
  },
  'empirical-mode': (stem) => {
    const [mean = 0, second = 0] = numbersOf(stem);
    return stem.includes('What is its mode')
      ? mean + 3 * (second - mean)
      : mean + (second - mean) / 3;
  },
  'mean-of-frequencies': (stem) => {
    const scores = [...stem.matchAll(/(\d+) students? scored (\d+)/g)].flatMap(([, count, score]) =>
      Array<number>(Number(count)).fill(Number(score)),
    );
    return sum(scores) / scores.length;
  },
};

describeFamilies('families on data interpretation and statistics', dataFamilies, SOLVERS);
