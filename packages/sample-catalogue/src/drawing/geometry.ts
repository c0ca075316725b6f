import type { Point, Shape } from './shape.ts';

/** A point at a distance from another. @param degrees from the upward direction, clockwise */
export function pointAt([x, y]: Point, distance: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + distance * Math.sin(radians), y - distance * Math.cos(radians)];
}

/**
 * The corners of a regular polygon around the origin, clockwise.
 *
 * @param first direction of the first corner, in degrees from the upward direction, clockwise
 */
export function regularPolygon(sides: number, radius: number, first = 0): Point[] {
  return Array.from({ length: sides }, (_, side) =>
    pointAt([0, 0], radius, first + (360 / sides) * side),
  );
}

/** The middle between two points, or another place on the way. @param share from 0 to 1 */
export function between([x1, y1]: Point, [x2, y2]: Point, share = 0.5): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** Shapes after a map of the plane. Texts stay upright. @param scale of lengths */
export function mapShapes(
  shapes: readonly Shape[],
  map: (point: Point) => Point,
  scale = 1,
): Shape[] {
  return shapes.map((shape) => {
    switch (shape.form) {
      case 'lines':
        return { ...shape, strokes: shape.strokes.map((stroke) => stroke.map(map)) };
      case 'circle':
        return { ...shape, center: map(shape.center), radius: shape.radius * scale };
      case 'label':
        return { ...shape, at: map(shape.at) };
    }
  });
}

/** Shapes around the origin, moved to another center and enlarged. */
export function place(shapes: readonly Shape[], [cx, cy]: Point, scale = 1): Shape[] {
  return mapShapes(shapes, ([x, y]) => [cx + x * scale, cy + y * scale], scale);
}

/** Turns a point around the origin, clockwise. */
export function turn([x, y]: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return [x * cos - y * sin, x * sin + y * cos];
}
