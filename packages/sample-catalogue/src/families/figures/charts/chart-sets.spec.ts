import { describe, expect, it } from '@jest/globals';
import { makeSets, type SetFamily } from '../../../family.ts';
import type { SampleChoice } from '../../../records.ts';
import { directionOf, segmentsOf } from '../../../testing/compare-drawings.ts';
import { expectPicture, seePicture, type SeenPicture } from '../../../testing/describe-figures.ts';
import { expectAnswer, expectReadable, valueOf } from '../../../testing/expect-family.ts';
import { chartSets } from './chart-sets.ts';

/** Numbers by series, each by category. */
type Data = ReadonlyMap<string, ReadonlyMap<string, number>>;

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The number that a height of the chart stands for, by the labels of its axis. */
function scaleOf({ texts }: SeenPicture): (y: number) => number {
  const ticks = texts
    .filter(({ text, anchor }) => isNumber(text) && anchor === 'end')
    .map(({ text, at: [, y] }) => ({ value: Number(text), y }));
  const sorted = ticks.toSorted((a, b) => a.value - b.value);
  const [zero, most] = [sorted[0], sorted.at(-1)];
  if (!zero || !most) throw new Error('The axis has no labels.');
  return (y) => {
    const read = ((y - zero.y) / (most.y - zero.y)) * most.value;
    // All numbers are multiples of five, so that they can be read.
    const value = 5 * Math.round(read / 5);
    expect(Math.abs(read - value)).toBeLessThan(1);
    return value;
  };
}

/** The category below a place of the chart. */
function categoryAt({ texts, height }: SeenPicture, x: number): string {
  const names = texts.filter(({ at: [, y] }) => y > height - 20);
  const [nearest] = names.toSorted((a, b) => Math.abs(a.at[0] - x) - Math.abs(b.at[0] - x));
  return nearest?.text ?? '';
}

/** Names of the two series, from left to right above the chart. */
function seriesNames({ texts }: SeenPicture): string[] {
  return texts
    .filter(({ at: [, y] }) => y < 20)
    .toSorted((a, b) => a.at[0] - b.at[0])
    .map(({ text }) => text);
}

function readBars(chart: SeenPicture): Data {
  const valueAt = scaleOf(chart);
  const bars = chart.lines.filter(
    ({ points: [first], points }) => points.length === 5 && (first?.[1] ?? 0) > 20,
  );
  const dataOf = (fill: string): Map<string, number> =>
    new Map(
      bars
        .filter((bar) => bar.fill === fill)
        .map(({ points: [[left, top] = [0, 0], [right] = [0, 0]] }) => {
          const value = valueAt(top);
          const above = chart.texts.find(
            ({ at: [x, y] }) => x > left && x < right && y < top && y > top - 14,
          );
          expect(above?.text).toBe(String(value));
          return [categoryAt(chart, (left + right) / 2), value];
        }),
    );
  const [first = '', second = ''] = seriesNames(chart);
  return new Map([
    [first, dataOf('#999')],
    [second, dataOf('none')],
  ]);
}

function readLines(chart: SeenPicture): Data {
  const valueAt = scaleOf(chart);
  const dataOf = (fill: string): Map<string, number> =>
    new Map(
      chart.circles
        .filter((own) => own.fill === fill && own.center[1] > 20)
        .map(({ center: [x, y] }) => [categoryAt(chart, x), valueAt(y)]),
    );
  const [first = '', second = ''] = seriesNames(chart);
  return new Map([
    [first, dataOf('#000')],
    [second, dataOf('none')],
  ]);
}

/** The share of each name, measured at the angles of the parts. */
function readPie({ lines, circles, texts }: SeenPicture): Map<string, number> {
  const [cx, cy] = circles[0]?.center ?? [0, 0];
  const starts = lines
    .flatMap(segmentsOf)
    .map(([, [x, y]]) => directionOf([x - cx, y - cy]))
    .toSorted((a, b) => a - b);
  return new Map(
    starts.map((start, index) => {
      const end = starts[index + 1] ?? (starts[0] ?? 0) + 360;
      const middle = (start + end) / 2;
      const inPart = texts.filter(({ at: [x, y] }) => {
        const away = Math.abs(directionOf([x - cx, y - cy]) - middle) % 360;
        return Math.min(away, 360 - away) < 3;
      });
      const name = inPart.find(({ text }) => !text.endsWith('%'))?.text ?? '';
      const share = inPart.find(({ text }) => text.endsWith('%'))?.text;
      expect(Math.abs((end - start) / 3.6 - Number.parseInt(share ?? '', 10))).toBeLessThan(0.5);
      return [name, Number.parseInt(share ?? '', 10)];
    }),
  );
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}

function ratioOf(first: number, second: number): string {
  const divisors = Array.from({ length: Math.min(first, second) }, (_, index) => index + 1);
  const greatest = divisors.findLast((own) => first % own === 0 && second % own === 0) ?? 1;
  return `${first / greatest} : ${second / greatest}`;
}

const SERIES_QUESTIONS: readonly (readonly [
  RegExp,
  (data: Data, ...found: string[]) => number | string,
])[] = [
  [
    /average of the numbers for (\w+)\?/,
    (data, name = '') => {
      const values = [...(data.get(name)?.values() ?? [])];
      return sum(values) / values.length;
    },
  ],
  [
    /ratio of (\w+) to (\w+) .* (\w+)\?/,
    (data, a = '', b = '', at = '') =>
      ratioOf(data.get(a)?.get(at) ?? 0, data.get(b)?.get(at) ?? 0),
  ],
  [
    /total of (\w+) greater than the total of (\w+)\?/,
    (data, a = '', b = '') => sum(data.get(a)?.values() ?? []) - sum(data.get(b)?.values() ?? []),
  ],
  [
    /percent of the total of (\w+) is the number .* (\w+)\?/,
    (data, name = '', at = '') =>
      (100 * (data.get(name)?.get(at) ?? 0)) / sum(data.get(name)?.values() ?? []),
  ],
  [
    /percent is the number for (\w+) greater than that for (\w+) .* (\w+)\?/,
    (data, a = '', b = '', at = '') => {
      const less = data.get(b)?.get(at) ?? 0;
      return (100 * ((data.get(a)?.get(at) ?? 0) - less)) / less;
    },
  ],
  [
    /percent did the number for (\w+) (rise|fall) from (\d+) to (\d+)\?/,
    (data, name = '', way = '', from = '', to = '') => {
      const [before, after] = [data.get(name)?.get(from) ?? 0, data.get(name)?.get(to) ?? 0];
      return ((way === 'rise' ? 1 : -1) * 100 * (after - before)) / before;
    },
  ],
  [
    /which (\w+) is the sum/,
    (data, noun = '') => {
      const [first, second] = [...data.values()];
      const [most] = [...(first?.keys() ?? [])].toSorted((a, b) => {
        const at = (name: string) => (first?.get(name) ?? 0) + (second?.get(name) ?? 0);
        return at(b) - at(a);
      });
      return noun === 'year'
        ? (most ?? '')
        : `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${most}`;
    },
  ],
];

function solveSeries(question: string, data: Data): number | string {
  for (const [pattern, solve] of SERIES_QUESTIONS) {
    const found = pattern.exec(question);
    if (found) return solve(data, ...found.slice(1));
  }
  return Number.NaN;
}

function solvePie(
  question: string,
  shares: ReadonlyMap<string, number>,
  whole: number,
): number | string {
  // The parts in the order in which the question names them.
  const named = [...shares.keys()]
    .filter((name) => new RegExp(`\\b${name}\\b`).test(question))
    .toSorted((a, b) => question.indexOf(a) - question.indexOf(b))
    .map((name) => shares.get(name) ?? 0);
  const [first = 0, second = 0] = named;
  if (question.includes('angle')) return 360 * (first / 100);
  if (question.includes('ratio')) return ratioOf(first, second);
  if (question.includes('percent')) return (100 * (first - second)) / second;
  if (question.includes('sum')) return ((first + second) / 100) * whole;
  if (question.includes('By how much')) return ((first - second) / 100) * whole;
  return (first / 100) * whole;
}

function ascending(a: number, b: number): number {
  return a - b;
}

function wholeOf(text: string): number {
  const [, number = ''] = /([\d,]{4,})/.exec(text) ?? [];
  return Number(number.replaceAll(',', ''));
}

const SOLVERS: Readonly<
  Record<string, (question: string, chart: SeenPicture, text: string) => number | string>
> = {
  'bar-chart-of-two-series': (question, chart) => solveSeries(question, readBars(chart)),
  'line-chart-of-two-series': (question, chart) => solveSeries(question, readLines(chart)),
  'pie-chart-of-a-whole': (question, chart, text) =>
    solvePie(question, readPie(chart), wholeOf(text)),
};

/** The questions of some sets, with as many options as in most exams and in bank exams. */
function trials(family: SetFamily): SampleChoice[] {
  return [4, 5].flatMap((options) =>
    Array.from({ length: 60 }, (_, seed) => makeSets(family, `trial ${seed}`, 1, options)).flat(),
  );
}

describe('sets about charts', () => {
  it('are all solved here', () => {
    expect(chartSets.map(({ name }) => name).toSorted()).toEqual(Object.keys(SOLVERS).toSorted());
  });

  describe.each(chartSets.map((family) => [family.name, family] as const))('%s', (name, family) => {
    const questions = trials(family);

    it('draws each chart within its picture, and describes its numbers', () => {
      for (const passage of new Set(questions.map((question) => question.passage))) {
        const [chart] = passage?.figures ?? [];
        if (!chart) throw new Error('There is no chart.');
        expectPicture(chart);
        // Years of the axis are counted among the numbers too.
        const seen = seePicture(chart);
        const numbers = name.startsWith('pie')
          ? [...readPie(seen).values()]
          : [...(name.startsWith('bar') ? readBars(seen) : readLines(seen)).values()].flatMap(
              (own) => [...own.values()],
            );
        const described = [...chart.alt.matchAll(/(?<!\d)\d+(?!\d|:)/g)].map(([text]) =>
          Number(text),
        );
        expect(described.toSorted(ascending)).toEqual(numbers.toSorted(ascending));
      }
    });

    it('marks the right options', () => {
      for (const question of questions) {
        const { passage, options } = question;
        const [chart] = passage?.figures ?? [];
        if (!chart) throw new Error('There is no chart.');
        const solution = SOLVERS[name]?.(question.question, seePicture(chart), passage?.text ?? '');
        expectReadable(question.question, question.explanation, ...options);
        expectAnswer(question, solution ?? 'no solver');
        const values = options.map((option) => valueOf(option) ?? option);
        expect(new Set(values).size).toBe(options.length);
      }
    });

    it('asks five different questions about each chart, from easy to hard', () => {
      for (const own of Map.groupBy(questions, ({ passage }) => passage).values()) {
        expect(own).toHaveLength(5);
        expect(new Set(own.map(({ question }) => question)).size).toBe(5);
        const ranks = own.map(({ difficulty }) => ['Easy', 'Moderate', 'Hard'].indexOf(difficulty));
        expect(ranks).toEqual(ranks.toSorted(ascending));
      }
    });

    it('gives enough different charts, the same in every run', () => {
      const made = makeSets(family, 'capacity', 60, 4);
      expect(made).toHaveLength(300);
      expect(makeSets(family, 'capacity', 2, 4)).toEqual(made.slice(0, 10));
    });
  });
});
