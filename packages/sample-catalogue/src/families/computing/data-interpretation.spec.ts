import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { dataInterpretationFamilies } from './data-interpretation.ts';

/** The figures of a stem's table by row and year. */
function tableOf(stem: string): Map<string, Map<number, number>> {
  const [head = '', ...lines] = stem.split('\n');
  const years = (/ in (\d{4}), (\d{4}), (\d{4})$/.exec(head) ?? []).slice(1).map(Number);
  const rows = lines.slice(0, -1).map((line) => {
    const [name = '', figures = ''] = line.split(': ');
    return [
      name,
      new Map(figures.split(', ').map((value, place) => [years[place] ?? 0, Number(value)])),
    ] as const;
  });
  expect(rows).toHaveLength(4);
  return new Map(rows);
}

function questionOf(stem: string): string {
  return stem.split('\n').at(-1) ?? '';
}

function total(values: Iterable<number>): number {
  return [...values].reduce((sum, value) => sum + value, 0);
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'table-percentage-change': (stem) => {
    const [, row = '', direction = '', from = '', to = ''] =
      /figure of (\w+) (rise|fall) from (\d{4}) to (\d{4})\?/.exec(questionOf(stem)) ?? [];
    const figures = tableOf(stem).get(row);
    const quotient = (figures?.get(Number(to)) ?? 0) / (figures?.get(Number(from)) ?? 0);
    expect(quotient > 1).toBe(direction === 'rise');
    return Math.abs(quotient - 1) * 100;
  },
  'table-share-of-year': (stem) => {
    const [, year = '', row = ''] =
      /total of (\d{4}) falls to (\w+)\?/.exec(questionOf(stem)) ?? [];
    const column = [...tableOf(stem)].map(
      ([name, figures]) => [name, figures.get(Number(year)) ?? 0] as const,
    );
    const own = column.find(([name]) => name === row)?.[1] ?? 0;
    return (own / total(column.map(([, value]) => value))) * 100;
  },
  'table-average': (stem) => {
    const [, row = ''] = /figure of (\w+) over/.exec(questionOf(stem)) ?? [];
    return total(tableOf(stem).get(row)?.values() ?? []) / 3;
  },
  'table-ratio-of-totals': (stem) => {
    const [, one = '', two = ''] = /total of (\w+) to that of (\w+)\?/.exec(questionOf(stem)) ?? [];
    const table = tableOf(stem);
    const [a, b] = [total(table.get(one)?.values() ?? []), total(table.get(two)?.values() ?? [])];
    // The least pair in the same proportion.
    let first = 1;
    while (!Number.isInteger((first * b) / a)) first += 1;
    return `${first} : ${(first * b) / a}`;
  },
  'table-greatest-growth': (stem) => {
    const [, from = '', to = ''] = /from (\d{4}) to (\d{4})\?/.exec(questionOf(stem)) ?? [];
    const growth = [...tableOf(stem)].map(
      ([name, figures]) =>
        [name, (figures.get(Number(to)) ?? 0) / (figures.get(Number(from)) ?? 1)] as const,
    );
    return growth.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  },
  'pie-chart-sector-angle': (stem) => {
    const [, name = ''] = /(?:sector|spent on) (\w+)\?/.exec(stem) ?? [];
    const shares = [...stem.matchAll(/(\w+) (\d+)%/g)];
    expect(total(shares.map(([, , share]) => Number(share)))).toBe(100);
    const share = Number(shares.find(([, sector]) => sector === name)?.[2]) / 100;
    return share * (stem.includes('angle') ? 360 : (numbersOf(stem)[0] ?? 0));
  },
  'combined-pass-percentage': (stem) => {
    const [boys = 0, passedBoys = 0, girls = 0, passedGirls = 0] = numbersOf(stem);
    const passed = boys * (passedBoys / 100) + girls * (passedGirls / 100);
    return (passed / (boys + girls)) * 100;
  },
  'projected-enrolment': (stem) => {
    const [start = 0, first = 0, second = 0] = numbersOf(stem);
    const middle = start + (start * first) / 100;
    const change = (middle * second) / 100;
    return stem.includes('fell') ? middle - change : middle + change;
  },
};

describeFamilies('data interpretation families', dataInterpretationFamilies, SOLVERS);
