import { pointAt } from '../../../drawing/geometry.ts';
import { draw } from '../../../drawing/picture.ts';
import { label, line, lines, polygon, type Point, type Shape } from '../../../drawing/shape.ts';
import type { SampleFigure } from '../../../records.ts';

/** Where the mirrors meet, and the length of a mirror. */
const CORNER: Point = [24, 176];
const MIRROR = 250;
const TILTED_MIRROR = 170;

/** Short lines behind a mirror. @param behind direction in degrees from upward, clockwise */
function hatching(direction: number, behind: number): Point[][] {
  return Array.from({ length: 12 }, (_, index) => {
    const foot = pointAt(CORNER, 14 + index * 20, direction);
    return [foot, pointAt(foot, 8, behind)];
  });
}

/** Draws a ray that two mirrors reflect. @param angle between the mirrors, in degrees, as is `incidence` */
export function drawMirrors(angle: number, incidence: number): SampleFigure {
  // Directions in degrees from upward, clockwise. One mirror lies level, the other rises from it.
  const tilted = 90 - angle;
  const first = pointAt(CORNER, 120, 90);
  const inside = pointAt(first, 100, incidence);
  // Towards the other mirror at the angle of reflection.
  const reach =
    (120 * Math.sin((angle * Math.PI) / 180)) /
    Math.sin(((90 + incidence - angle) * Math.PI) / 180);
  const second = pointAt(first, reach, -incidence);
  const normal = tilted + 90;
  const out = pointAt(second, 60, normal - (angle - incidence));
  return draw(
    { width: 320, height: 200 },
    [
      line([pointAt(CORNER, MIRROR, 90), CORNER, pointAt(CORNER, TILTED_MIRROR, tilted)], {
        width: 3,
      }),
      lines([...hatching(90, 225), ...hatching(tilted, tilted - 45).slice(0, 8)], { width: 1 }),
      line([inside, first, second, out]),
      lines(
        [
          [first, pointAt(first, 70, 0)],
          [second, pointAt(second, 44, normal)],
        ],
        { isDashed: true, width: 1 },
      ),
      ...arrowOn(inside, first),
      ...arrowOn(first, second),
      ...arrowOn(second, out),
      label(pointAt(CORNER, 46, 90 - angle / 2), `${angle}°`),
      label(pointAt(first, 66, incidence / 2), `${incidence}°`, { size: 12 }),
    ],
    `Two plane mirrors that meet at an angle of ${angle}°. A ray of light falls on the first mirror at an angle of incidence of ${incidence}°, is reflected to the second mirror and there once more.`,
  );
}

/** An arrow head in the middle of a ray. */
function arrowOn([x1, y1]: Point, [x2, y2]: Point): Shape[] {
  const tip: Point = [x1 + (x2 - x1) * 0.58, y1 + (y2 - y1) * 0.58];
  const degrees = (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI;
  return [
    polygon([tip, pointAt(tip, 10, degrees + 155), pointAt(tip, 10, degrees - 155)], {
      fill: 'black',
    }),
  ];
}
