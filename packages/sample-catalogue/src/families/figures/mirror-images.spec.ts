import type { Point } from '../../drawing/shape.ts';
import {
  directionOf,
  distance,
  indexesWhere,
  looksLike,
  mapDrawn,
  normalized,
  partOf,
  type Drawn,
} from '../../testing/compare-drawings.ts';
import {
  describeFigureFamilies,
  type FigureSolver,
  type SeenPicture,
} from '../../testing/describe-figures.ts';
import { mirrorImageFamilies } from './mirror-images.ts';

/** What is on this side of the line MN, which is dashed. */
function givenIn(picture: SeenPicture): Drawn {
  const line = picture.lines.find(({ isDashed }) => isDashed)?.points ?? [];
  const [[x1, y1], [x2]] = [line[0] ?? [0, 0], line[1] ?? [0, 0]];
  return partOf(picture, x1 === x2 ? [0, 0, x1, picture.height] : [0, 0, picture.width, y1]);
}

function imageSolver(image: (point: Point) => Point): FigureSolver {
  return ({ figures: [shown], options }) => {
    if (!shown) return [];
    const expected = mapDrawn(normalized(givenIn(shown)), image);
    return indexesWhere(options, (option) => looksLike(normalized(option), expected));
  };
}

const inMirror = imageSolver(([x, y]) => [-x, y]);
const inWater = imageSolver(([x, y]) => [x, -y]);

describeFigureFamilies(
  'families of mirror images',
  mirrorImageFamilies,
  {
    'mirror-image-of-figure': inMirror,
    'water-image-of-figure': inWater,
    'mirror-image-of-code': inMirror,
    'water-image-of-code': inWater,
    'drawn-clock-in-mirror': ({ figures: [shown] }) => {
      const face = shown?.circles.toSorted((a, b) => b.radius - a.radius)[0];
      const [cx, cy] = face?.center ?? [0, 0];
      const hands = shown?.lines
        .map(({ points }) => points)
        .filter(([start]) => start && distance(start, [cx, cy]) < 1)
        .map(([, end = [0, 0]]): Point => [end[0] - cx, end[1] - cy])
        .toSorted((a, b) => distance(a, [0, 0]) - distance(b, [0, 0]));
      // Read from behind the paper: every angle the other way round.
      const [hour = 0, minute = 0] = (hands ?? []).map((end) => (360 - directionOf(end)) % 360);
      const minutes = Math.round(minute / 6) % 60;
      const hours = Math.round((hour - minutes / 2 + 360) / 30) % 12;
      return `${hours === 0 ? 12 : hours}:${String(minutes).padStart(2, '0')}`;
    },
  },
  { 'drawn-clock-in-mirror': 120 },
);
