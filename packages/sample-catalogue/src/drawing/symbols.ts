import { place, pointAt, regularPolygon } from './geometry.ts';
import { circle, line, polygon, type Fill, type Point, type Shape } from './shape.ts';

/** Shapes that everybody tells apart, also when they are small. */
export type OutlineName = 'circle' | 'triangle' | 'square' | 'diamond' | 'pentagon' | 'hexagon';

const FIRST_CORNERS: Readonly<Record<Exclude<OutlineName, 'circle'>, readonly [number, number]>> = {
  triangle: [3, 0],
  square: [4, 45],
  diamond: [4, 0],
  pentagon: [5, 0],
  hexagon: [6, 30],
};

/** A shape around the origin, within `radius`. */
export function outlineShape(name: OutlineName, radius: number, fill: Fill = 'none'): Shape {
  if (name === 'circle') return circle([0, 0], radius, { fill });
  const [sides, first] = FIRST_CORNERS[name];
  return polygon(regularPolygon(sides, radius, first), { fill });
}

/** An arrow around the origin. @param degrees its direction, from upward, clockwise */
export function arrow(length: number, degrees: number): Shape[] {
  const tip = pointAt([0, 0], length / 2, degrees);
  const tail = pointAt([0, 0], length / 2, degrees + 180);
  const head = [-150, 150].map((turn) => pointAt(tip, length * 0.38, degrees + turn));
  return [line([tail, tip]), polygon([tip, ...head], { fill: 'black' })];
}

/** Dots on a circle around the origin; a single one in the middle. */
export function dots(count: number, fill: Fill, distance: number, radius: number): Shape[] {
  const centers: Point[] =
    count === 1 ? [[0, 0]] : regularPolygon(count, distance, count === 2 ? 90 : 0);
  return centers.map((center) => circle(center, radius, { fill }));
}

/** Small marks that look the same after every turn by a quarter and in a mirror. */
export const MARKS = ['dot', 'ring', 'cross', 'square'] as const;
export type Mark = (typeof MARKS)[number];

/** A small mark. */
export function markShapes(mark: Mark, center: Point, radius: number): Shape[] {
  switch (mark) {
    case 'dot':
      return [circle(center, radius, { fill: 'black' })];
    case 'ring':
      return [circle(center, radius)];
    case 'cross':
      return place(
        [
          line([
            [-1, -1],
            [1, 1],
          ]),
          line([
            [1, -1],
            [-1, 1],
          ]),
        ],
        center,
        radius,
      );
    case 'square':
      return place([outlineShape('square', 1.3, 'grey')], center, radius);
  }
}

/** What a mark is called. */
export const MARK_NAMES: Readonly<Record<Mark, string>> = {
  dot: 'a black dot',
  ring: 'a ring',
  cross: 'a cross',
  square: 'a grey square',
};
