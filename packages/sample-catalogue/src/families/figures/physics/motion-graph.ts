import { draw } from '../../../drawing/picture.ts';
import { label, line, lines, polygon, type Point, type Shape } from '../../../drawing/shape.ts';
import type { Random } from '../../../random.ts';
import type { SampleFigure } from '../../../records.ts';

/** Points of a graph of velocity over time: seconds and metres per second. */
export type Motion = readonly [Point, Point, Point, Point];

const GRAPH = { left: 44, right: 300, top: 22, bottom: 172 } as const;

/** Draws the graph of a motion. */
export function drawMotion(motion: Motion): SampleFigure {
  const [, , , [end]] = motion;
  const top = motion[1][1];
  const x = (seconds: number): number => GRAPH.left + (seconds / end) * 236;
  const y = (speed: number): number => GRAPH.bottom - (speed / top) * 124;
  const [, [first], [second]] = motion;
  const marks = [first, second, end];
  const guides: readonly (readonly Point[])[] = [
    [
      [GRAPH.left, y(top)],
      [x(first), y(top)],
    ],
    ...[first, second].map((seconds): Point[] => [
      [x(seconds), y(top)],
      [x(seconds), GRAPH.bottom],
    ]),
  ];
  return draw(
    { width: 320, height: 214 },
    [
      ...axes(),
      lines(guides, { isDashed: true, width: 1 }),
      line(
        motion.map(([seconds, speed]): Point => [x(seconds), y(speed)]),
        { width: 3 },
      ),
      ...marks.map((seconds) => label([x(seconds), GRAPH.bottom + 14], String(seconds))),
      label([GRAPH.left - 16, y(top)], String(top)),
      label([GRAPH.left - 10, GRAPH.bottom + 14], '0'),
      label([GRAPH.left + 10, 10], 'v in m/s', { anchor: 'start' }),
      label([316, 204], 't in s', { anchor: 'end' }),
    ],
    `A graph of the velocity v in m/s over the time t in s. It rises in a straight line from 0 at 0 s to ${top} at ${first} s, stays at ${top} until ${second} s, and falls in a straight line to 0 at ${end} s.`,
  );
}

function axes(): Shape[] {
  const { left, right, top, bottom } = GRAPH;
  return [
    line([
      [left, top - 4],
      [left, bottom],
      [right + 12, bottom],
    ]),
    polygon(
      [
        [left, top - 8],
        [left - 4, top],
        [left + 4, top],
      ],
      { fill: 'black' },
    ),
    polygon(
      [
        [right + 16, bottom],
        [right + 8, bottom - 4],
        [right + 8, bottom + 4],
      ],
      { fill: 'black' },
    ),
  ];
}

/** A motion with three parts: faster and faster, steady, slower and slower. */
export function randomMotion(random: Random): {
  motion: Motion;
  times: [number, number, number];
  top: number;
} {
  const times: [number, number, number] = [random.int(2, 10), random.int(2, 12), random.int(2, 10)];
  const top = random.int(2, 15) * 2;
  const [rise, steady, fall] = times;
  return {
    times,
    top,
    motion: [
      [0, 0],
      [rise, top],
      [rise + steady, top],
      [rise + steady + fall, 0],
    ],
  };
}
