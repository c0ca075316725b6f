import { expect, test } from '@jest/globals';
import { mediansOf, rowOf, type PageVisits } from './describe-visits.ts';
import type { Visit } from './page-visit.ts';

const visit = (largestPaint: number, others: Partial<Visit> = {}): Visit => ({
  largestPaint,
  longTasks: 100,
  layoutShift: 0,
  requests: 3,
  bytes: 2048,
  scriptBytes: 1024,
  takeOver: 0,
  bytesInUse: 2048,
  chartDelay: 0,
  ...others,
});

const pageOf = (name: string, times: readonly number[]): PageVisits => ({
  name,
  width: 360,
  scriptUse: 0.417,
  first: times.map((time) => visit(time)),
  second: times.map((time) => visit(time / 2)),
  chartDelays: [],
});

test('each figure has a median of its own', () => {
  const visits = [visit(900, { longTasks: 10 }), visit(100), visit(500, { longTasks: 20 })];
  expect(mediansOf(visits)).toMatchObject({ largestPaint: 500, longTasks: 20 });
});

test('a row compares the page with the static one', () => {
  const row = rowOf(pageOf('landing', [1200, 1400, 5000]), pageOf('static', [700, 500, 900]));
  expect(row.split(/\s+/)).toEqual([
    ...[
      'landing',
      '360',
      '1400',
      '2.0',
      '100',
      '0.000',
      '3',
      '2',
      '1',
      '42%',
      '700',
      '–',
      '–',
      '–',
    ],
  ]);
});

test('a row says what the first use of a page costs whose scripts wait for it', () => {
  const visits = [visit(900, { takeOver: 812.3, bytesInUse: 4096 })];
  const page = { ...pageOf('landing', [900]), first: visits, scriptUse: Number.NaN };
  expect(rowOf(page, page)).toMatch(/ – +450 +812 +4 +–$/);
});

test('a row says how long a chart takes for somebody who scrolls at once', () => {
  const page = { ...pageOf('results', [900]), chartDelays: [480, 700, 510] };
  expect(rowOf(page, page)).toMatch(/ 510$/);
});
