import type { SamplePassage } from '../../records.ts';
import { cellOf, describeSets, rowsOf } from '../../testing/describe-sets.ts';
import { tableSets } from './tables.ts';

const total = (values: readonly number[]): number => values.reduce((sum, own) => sum + own, 0);
const average = (values: readonly number[]): number => total(values) / values.length;

function column(passage: SamplePassage, head: string): number[] {
  return rowsOf(passage).map((row) => cellOf(passage, row, head));
}

function row(passage: SamplePassage, name: string): number[] {
  return (passage.table?.head.slice(1) ?? []).map((head) => cellOf(passage, name, head));
}

/** A ratio in lowest terms, found by trying denominators. */
function asRatio(first: number, second: number): string {
  for (let bottom = 1; bottom <= second; bottom += 1) {
    const top = (first * bottom) / second;
    if (Math.abs(top - Math.round(top)) < 1e-9) return `${Math.round(top)} : ${bottom}`;
  }
  return 'no ratio';
}

/** The names of rows and columns in a stem, in its order. */
function named(stem: string, names: readonly string[]): string[] {
  return names
    .filter((name) => stem.includes(name))
    .toSorted((one, other) => stem.indexOf(one) - stem.indexOf(other));
}

describeSets('sets of questions on a table', tableSets, {
  'set-cars-sold-in-towns': (stem, passage) => {
    const [first = '', second = ''] = named(stem, rowsOf(passage));
    const [early = '', late = ''] = named(stem, passage.table?.head.slice(1) ?? []);
    if (stem.includes('average')) return average(column(passage, early));
    if (stem.includes('percentage')) {
      return (cellOf(passage, first, late) / cellOf(passage, first, early) - 1) * 100;
    }
    if (stem.includes('ratio'))
      return asRatio(total(row(passage, first)), total(row(passage, second)));
    if (stem.includes('difference')) {
      return Math.abs(total(column(passage, early)) - total(column(passage, late)));
    }
    return total(row(passage, first));
  },
  'set-students-of-departments': (stem, passage) => {
    const [first = '', second = ''] = named(stem, rowsOf(passage));
    if (stem.includes('average')) return average(column(passage, 'Boys'));
    if (stem.includes('percentage')) {
      return (100 * cellOf(passage, first, 'Boys')) / total(row(passage, first));
    }
    if (stem.includes('ratio')) {
      return asRatio(cellOf(passage, first, 'Girls'), cellOf(passage, second, 'Boys'));
    }
    if (stem.includes('girls are')) return total(column(passage, 'Girls'));
    return Math.abs(total(row(passage, first)) - total(row(passage, second)));
  },
  'set-production-and-export': (stem, passage) => {
    const [first = '', second = ''] = named(stem, rowsOf(passage));
    const kept = rowsOf(passage).map(
      (year) => cellOf(passage, year, 'Production') - cellOf(passage, year, 'Export'),
    );
    if (stem.includes('average')) return average(column(passage, 'Production'));
    if (stem.includes('percentage')) {
      return (100 * cellOf(passage, first, 'Export')) / cellOf(passage, first, 'Production');
    }
    if (stem.includes('ratio')) {
      return asRatio(cellOf(passage, first, 'Export'), cellOf(passage, second, 'Export'));
    }
    return stem.includes('five years') ? total(kept) : (kept[rowsOf(passage).indexOf(first)] ?? 0);
  },
  'set-income-and-expenses': (stem, passage) => {
    const names = rowsOf(passage);
    const [first = '', second = ''] = named(stem, names);
    const saved = (name: string): number =>
      cellOf(passage, name, 'Income') - cellOf(passage, name, 'Expenses');
    if (stem.startsWith('Which')) {
      return names.toSorted((one, other) => saved(other) - saved(one))[0] ?? '';
    }
    if (stem.includes('percentage')) return (100 * saved(first)) / cellOf(passage, first, 'Income');
    if (stem.includes('ratio')) return asRatio(saved(first), saved(second));
    if (stem.includes('average')) return average(column(passage, 'Expenses'));
    return cellOf(passage, first, 'Income') * 1.1 - cellOf(passage, first, 'Expenses');
  },
  'set-marks-of-students': (stem, passage) => {
    const [first = '', second = ''] = named(stem, rowsOf(passage));
    const [paper = ''] = named(stem, passage.table?.head.slice(1) ?? []);
    const mostIn = (name: string): number =>
      Number(new RegExp(`(\\d+) in ${name}`).exec(passage.text)?.[1]);
    if (stem.includes('average')) return average(column(passage, paper));
    if (stem.includes('percentage')) {
      const papers = passage.table?.head.slice(1) ?? [];
      return (100 * total(row(passage, first))) / total(papers.map(mostIn));
    }
    if (stem.includes('ratio'))
      return asRatio(total(row(passage, first)), total(row(passage, second)));
    if (stem.includes('more marks')) return mostIn(paper) - cellOf(passage, first, paper);
    return total(row(passage, first));
  },
});
