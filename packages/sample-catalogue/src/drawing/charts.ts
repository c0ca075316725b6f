import type { SampleFigure } from '../records.ts';
import { pointAt } from './geometry.ts';
import { draw } from './picture.ts';
import { circle, label, line, lines, rectangle, type Point, type Shape } from './shape.ts';

/** Numbers of two series in the same categories. */
export interface TwoSeries {
  categories: readonly string[];
  series: readonly [Series, Series];
  /** What stands at the vertical axis. */
  unit: string;
  /** From one line of the grid to the next. */
  step: number;
}

interface Series {
  name: string;
  values: readonly number[];
}

const WIDTH = 320;
const HEIGHT = 236;
const PLOT = { left: 44, right: 316, top: 52, bottom: 208 } as const;
const SMALL = 12;
const BAR = 20;

interface Scale {
  x: (category: number) => number;
  y: (value: number) => number;
  ticks: readonly number[];
}

function scaleOf({ categories, series, step }: TwoSeries): Scale {
  const most = Math.max(...series.flatMap(({ values }) => values));
  const count = Math.ceil(most / step);
  const slot = (PLOT.right - PLOT.left) / categories.length;
  return {
    x: (category) => PLOT.left + slot * (category + 0.5),
    y: (value) => PLOT.bottom - (value / (count * step)) * (PLOT.bottom - PLOT.top),
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

function grid({ categories, unit }: TwoSeries, { x, y, ticks }: Scale): Shape[] {
  return [
    lines(
      ticks.map((tick): Point[] => [
        [PLOT.left, y(tick)],
        [PLOT.right, y(tick)],
      ]),
      { width: 0.5 },
    ),
    line([
      [PLOT.left, PLOT.top],
      [PLOT.left, PLOT.bottom],
      [PLOT.right, PLOT.bottom],
    ]),
    ...ticks.map((tick) =>
      label([PLOT.left - 6, y(tick)], String(tick), { size: SMALL, anchor: 'end' }),
    ),
    ...categories.map((name, index) => label([x(index), PLOT.bottom + 16], name, { size: SMALL })),
    label([4, 38], unit, { size: SMALL, anchor: 'start' }),
  ];
}

/** The numbers in words: 'In 2019: 40 apples and 30 pears.' */
function describeData({ categories, series: [first, second] }: TwoSeries): string {
  return categories
    .map(
      (name, index) =>
        `${name}: ${first.name} ${first.values[index]}, ${second.name} ${second.values[index]}.`,
    )
    .join(' ');
}

/** Two bars side by side for each category, with their values above them. */
export function drawBarChart(data: TwoSeries): SampleFigure {
  const scale = scaleOf(data);
  const [first, second] = data.series;
  const bar = (at: number, value: number, side: -1 | 1): Shape[] => {
    const left = scale.x(at) + (side === -1 ? -BAR - 1 : 1);
    const top = scale.y(value);
    const fill = side === -1 ? 'grey' : 'none';
    return [
      rectangle([left, top], BAR, PLOT.bottom - top, { fill }),
      label([left + BAR / 2, top - 8], String(value), { size: SMALL }),
    ];
  };
  return draw(
    { width: WIDTH, height: HEIGHT },
    [
      ...grid(data, scale),
      ...first.values.flatMap((value, index) => bar(index, value, -1)),
      ...second.values.flatMap((value, index) => bar(index, value, 1)),
      rectangle([20, 8], 12, 12, { fill: 'grey' }),
      label([38, 14], first.name, { anchor: 'start' }),
      rectangle([170, 8], 12, 12),
      label([188, 14], second.name, { anchor: 'start' }),
    ],
    `A bar chart, ${data.unit}. ${describeData(data)}`,
  );
}

/** Two lines over the categories: one with dots, and a dashed one with rings. */
export function drawLineChart(data: TwoSeries): SampleFigure {
  const scale = scaleOf(data);
  const [first, second] = data.series;
  const points = ({ values }: Series): Point[] =>
    values.map((value, index) => [scale.x(index), scale.y(value)]);
  const dotsOf = (series: Series) =>
    points(series).map((center) => circle(center, 4, { fill: 'black' }));
  const ringsOf = (series: Series) => points(series).map((center) => circle(center, 5));
  return draw(
    { width: WIDTH, height: HEIGHT },
    [
      ...grid(data, scale),
      line(points(first)),
      ...dotsOf(first),
      line(points(second), { isDashed: true }),
      ...ringsOf(second),
      line([
        [8, 14],
        [32, 14],
      ]),
      circle([20, 14], 4, { fill: 'black' }),
      label([38, 14], first.name, { anchor: 'start' }),
      line(
        [
          [160, 14],
          [184, 14],
        ],
        { isDashed: true },
      ),
      circle([172, 14], 5),
      label([190, 14], second.name, { anchor: 'start' }),
    ],
    `A line chart, ${data.unit}. ${describeData(data)}`,
  );
}

/** Shares of a whole. */
export interface Share {
  name: string;
  /** Whole percent; together they are 100. */
  percent: number;
}

const PIE = { center: [160, 106], radius: 76 } as const satisfies { center: Point; radius: number };

/** A pie chart with the name of each part beside it and its share in it. */
export function drawPieChart(shares: readonly Share[]): SampleFigure {
  const { center, radius } = PIE;
  let before = 0;
  const parts = shares.flatMap(({ name, percent }) => {
    const start = before * 3.6;
    before += percent;
    const middle = start + percent * 1.8;
    const [x, y] = pointAt(center, radius + 12, middle);
    const anchor = x < center[0] ? 'end' : 'start';
    return [
      line([center, pointAt(center, radius, start)]),
      label(pointAt(center, radius * 0.66, middle), `${percent}%`),
      label([x, y], name, { anchor, size: 13 }),
    ];
  });
  const described = shares.map(({ name, percent }) => `${name} ${percent}%`);
  return draw(
    { width: WIDTH, height: 212 },
    [circle(center, radius), ...parts],
    `A pie chart: ${described.join(', ')}.`,
  );
}
