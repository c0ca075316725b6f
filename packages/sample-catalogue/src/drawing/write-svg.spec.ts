import { describe, expect, it } from '@jest/globals';
import { readDrawing } from '../testing/read-drawing.ts';
import { mapShapes, place, pointAt, regularPolygon, turn } from './geometry.ts';
import { circle, label, line, lines, polygon, rectangle } from './shape.ts';
import { writeSvg } from './write-svg.ts';

function contentOf(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

describe('SVG', () => {
  it('has its size, a view box, and black lines on nothing', () => {
    expect(writeSvg(320, 64, [])).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="64" viewBox="0 0 320 64" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" font-family="sans-serif" font-size="14" text-anchor="middle"></svg>',
    );
  });

  it('has lines and polygons as paths, with at most one decimal and no −0', () => {
    const shapes = [
      line([
        [-0.04, 1 / 3],
        [10, 20.06],
      ]),
      rectangle([1, 2], 3, 4, { fill: 'grey', width: 1 }),
      lines(
        [
          [
            [0, 0],
            [1, 0],
          ],
          [
            [0, 1],
            [1, 1],
          ],
        ],
        { isDashed: true },
      ),
    ];
    expect(contentOf(writeSvg(30, 30, shapes))).toBe(
      '<path d="M0 0.3L10 20.1" /><path d="M1 2L4 2L4 6L1 6Z" fill="#999" stroke-width="1" /><path d="M0 0L1 0M0 1L1 1" stroke-dasharray="5 5" />',
    );
  });

  it('has circles, and texts around the middle of their line', () => {
    const shapes = [
      circle([5, 6], 4, { fill: 'black' }),
      label([10, 20], 'a < b & c', { size: 20 }),
    ];
    expect(contentOf(writeSvg(30, 30, shapes))).toBe(
      '<circle cx="5" cy="6" r="4" fill="#000" /><text x="10" y="27" font-size="20" fill="#000" stroke="none">a &lt; b &amp; c</text>',
    );
  });

  it('is read back as it was drawn', () => {
    const svg = writeSvg(40, 40, [
      polygon([
        [1, 1],
        [9, 1],
        [5, 8],
      ]),
      circle([20, 20], 5),
      label([30, 30], 'A', { anchor: 'end' }),
    ]);
    const ink = { fill: 'none', isDashed: false, width: 2 };
    expect(readDrawing(svg)).toEqual({
      width: 40,
      height: 40,
      lines: [
        {
          ...ink,
          points: [
            [1, 1],
            [9, 1],
            [5, 8],
            [1, 1],
          ],
        },
      ],
      circles: [{ ...ink, center: [20, 20], radius: 5 }],
      texts: [{ at: [30, 30], text: 'A', size: 14, anchor: 'end' }],
    });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a link', '<path d="M0 0L1 1" href="#a"></path>'],
    ['a curve', '<path d="M0 0C1 1 2 2 3 3" />'],
  ])('with %s is not read', (_, content) => {
    const svg = writeSvg(10, 10, []).replace('></svg>', `>${content}</svg>`);
    expect(() => readDrawing(svg)).toThrow(/Unknown/);
  });
});

describe('geometry', () => {
  it('counts directions from upward, clockwise', () => {
    const [x, y] = pointAt([10, 10], 5, 90);
    expect([x, y].map(Math.round)).toEqual([15, 10]);
    const [across, down] = turn([0, -1], 90);
    expect(across).toBeCloseTo(1);
    expect(down).toBeCloseTo(0);
  });

  it('has the corners of a regular polygon on a circle', () => {
    const corners = regularPolygon(5, 10, 0);
    expect(corners).toHaveLength(5);
    for (const [x, y] of corners) expect(Math.hypot(x, y)).toBeCloseTo(10);
  });

  it('moves, enlarges and maps every kind of shape', () => {
    const shapes = [
      line([
        [0, 0],
        [1, 1],
      ]),
      circle([1, 0], 1),
      label([0, 1], 'B'),
    ];
    expect(place(shapes, [10, 10], 2)).toEqual([
      line([
        [10, 10],
        [12, 12],
      ]),
      circle([12, 10], 2),
      label([10, 12], 'B'),
    ]);
    expect(mapShapes(shapes, ([x, y]) => [-x + 0, y])).toEqual([
      line([
        [0, 0],
        [-1, 1],
      ]),
      circle([-1, 0], 1),
      label([0, 1], 'B'),
    ]);
  });
});
