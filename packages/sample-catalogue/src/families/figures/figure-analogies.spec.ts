import type { Point } from '../../drawing/shape.ts';
import {
  distance,
  framedParts,
  indexesWhere,
  looksLike,
  mapDrawn,
  normalized,
  SQUARE_MAPS,
  type Drawn,
} from '../../testing/compare-drawings.ts';
import { describeFigureFamilies } from '../../testing/describe-figures.ts';
import { figureAnalogyFamilies } from './figure-analogies.ts';

interface Nested {
  outer: string;
  inner: string;
  fill: string;
  isDotted: boolean;
}

/** A shape within another, each by its corners and whether one of them is straight above the middle. */
function readNested({ lines, circles }: Drawn): Nested {
  const shapes = [
    ...lines.map(({ points, fill }) => {
      const corners = points.slice(1);
      const middle: Point = [
        corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
        corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
      ];
      const isPointed = corners.some(([x, y]) => Math.abs(x - middle[0]) < 1 && y < middle[1]);
      const size = Math.max(...corners.map((corner) => distance(corner, middle)));
      return { name: `${corners.length} ${isPointed}`, size, fill };
    }),
    ...circles
      .filter(({ fill }) => fill !== '#000')
      .map(({ radius, fill }) => ({ name: 'circle', size: radius, fill })),
  ].toSorted((a, b) => b.size - a.size);
  const [outer, inner] = shapes;
  return {
    outer: outer?.name ?? '',
    inner: inner?.name ?? '',
    fill: inner?.fill ?? '',
    isDotted: circles.some(({ fill }) => fill === '#000'),
  };
}

function other(fill: string): string {
  return fill === 'none' ? '#999' : 'none';
}

describeFigureFamilies('families of figure analogies', figureAnalogyFamilies, {
  'figure-analogy-turned': ({ figures: [shown], options }) => {
    const [first, second, third] = shown ? framedParts(shown) : [];
    if (!first || !second || !third) return [];
    const maps = SQUARE_MAPS.filter((map) => looksLike(mapDrawn(first, map), second));
    if (maps.length !== 1)
      throw new Error(`${maps.length} ways from the first to the second figure`);
    return indexesWhere(options, (option) =>
      maps.some((map) => looksLike(normalized(mapDrawn(third, map)), normalized(option), 2.5)),
    );
  },
  'figure-analogy-nested': ({ figures: [shown], options }) => {
    const [first, second, third] = (shown ? framedParts(shown) : []).map(readNested);
    if (!first || !second || !third) return [];
    const isSwapped = first.outer === second.inner;
    const expected: Nested = {
      outer: isSwapped ? third.inner : third.outer,
      inner: isSwapped ? third.outer : third.inner,
      fill: first.fill === second.fill ? third.fill : other(third.fill),
      isDotted: first.isDotted === second.isDotted ? third.isDotted : !third.isDotted,
    };
    return indexesWhere(
      options,
      (option) => JSON.stringify(readNested(option)) === JSON.stringify(expected),
    );
  },
});
