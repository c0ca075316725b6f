import { drawOption, type Cell } from '../../drawing/cells.ts';
import { place, pointAt } from '../../drawing/geometry.ts';
import { draw } from '../../drawing/picture.ts';
import { circle, label, line, type Point, type Shape } from '../../drawing/shape.ts';
import type { PictureItem } from '../../family.ts';
import type { Random } from '../../random.ts';
import type { SampleFigure } from '../../records.ts';
import { figureReasoning, type FigureFamily } from './figure-family.ts';
import { wordCell } from './letters.ts';
import { describeRuns, GRID_MAPS, mapTrail, randomTrail, trailCell } from './trail.ts';

const family = figureReasoning('Mirror and Water Images');

/** What shows the image of a figure. */
interface Surface {
  image: 'leftRight' | 'upsideDown';
  question: string;
  alt: (figure: string) => string;
  rule: string;
}

const MIRROR: Surface = {
  image: 'leftRight',
  question: 'A mirror stands upright along the line MN. Which figure is the mirror image',
  alt: (figure) =>
    `On the left: ${figure}. To the right of it the upright line MN, and a question mark behind the line.`,
  rule: 'A mirror upright beside a figure swaps left and right. Above and below stay as they are.',
};
const WATER: Surface = {
  image: 'upsideDown',
  question: 'The line MN is the surface of still water. Which figure is the water image',
  alt: (figure) =>
    `Above: ${figure}. Under it the level line MN, and a question mark below the line.`,
  rule: 'Still water below a figure swaps above and below. Left and right stay as they are.',
};

/** The figure in a box, the line MN at a side of the box, and a question mark beyond. */
function beside(surface: Surface, cell: Cell, [width, height]: Point, scale: number): SampleFigure {
  const isMirror = surface.image === 'leftRight';
  const [m, n]: [Point, Point] = isMirror
    ? [
        [width, 8],
        [width, height - 8],
      ]
    : [
        [8, height],
        [width - 8, height],
      ];
  const [dx, dy] = isMirror ? [0, 10] : [10, 0];
  const shapes: Shape[] = [
    ...place(cell.shapes, [width / 2, height / 2], scale),
    line(
      [
        [m[0] + dx, m[1] + dy],
        [n[0] - dx, n[1] - dy],
      ],
      { isDashed: true },
    ),
    label(m, 'M'),
    label(n, 'N'),
    label(isMirror ? [width * 1.5, height / 2] : [width / 2, height * 1.5], '?', { size: 24 }),
  ];
  const size = isMirror ? { width: 2 * width, height } : { width, height: 2 * height };
  return draw(size, shapes, surface.alt(cell.alt));
}

function imageOfFigure(random: Random, surface: Surface): PictureItem {
  const trail = randomTrail(random);
  const images = random.shuffle(['same', 'quarter', 'half', 'threeQuarters'] as const);
  const other = surface === MIRROR ? 'upsideDown' : 'leftRight';
  const option = (map: keyof typeof GRID_MAPS): SampleFigure =>
    drawOption(trailCell(mapTrail(trail, GRID_MAPS[map])));
  const runs = describeRuns(mapTrail(trail, GRID_MAPS[surface.image]));
  return {
    question: `${surface.question} of the figure?`,
    figures: [beside(surface, trailCell(trail), surface === MIRROR ? [100, 100] : [110, 96], 38)],
    rightPicture: option(surface.image),
    wrongPictures: [option(other), ...images.map(option)],
    explanation: `${surface.rule} From the ring, the line of the image runs ${runs} to the dot.`,
  };
}

/** Characters without symmetry: all their turns and images differ. */
const ASYMMETRIC = [...'FGJLPR245679'];
/** Characters that look the same after one of the changes. */
const SYMMETRIC = [...'BCDEKNSZ3'];

const EACH = {
  leftRight: 'each mirrored left to right',
  upsideDown: 'each mirrored top to bottom',
  half: 'each turned by half a turn',
  same: 'each upright',
} as const;

function imageOfCode(random: Random, surface: Surface): PictureItem {
  const code = random
    .shuffle([...random.shuffle(ASYMMETRIC).slice(0, 3), ...random.shuffle(SYMMETRIC).slice(0, 2)])
    .join('');
  const reversed = [...code].toReversed().join('');
  const option = (word: string, map: keyof typeof EACH): SampleFigure => {
    const isReversing = map === 'leftRight' || map === 'half';
    const order = [...(isReversing ? [...word].toReversed() : word)].join(', ');
    const alt = `From left to right ${order}, ${EACH[map]}`;
    return drawOption(wordCell(word, GRID_MAPS[map], alt), { width: 160, height: 56 });
  };
  const { image } = surface;
  const other = image === 'leftRight' ? 'upsideDown' : 'leftRight';
  const shown = wordCell(code, GRID_MAPS.same, `the code ${[...code].join(', ')}`);
  return {
    question: `${surface.question} of the code?`,
    figures: [beside(surface, shown, surface === MIRROR ? [160, 72] : [180, 52], 70)],
    rightPicture: option(code, image),
    wrongPictures: [
      option(reversed, image),
      ...random.shuffle([option(code, other), option(reversed, 'same'), option(code, 'half')]),
    ],
    explanation:
      image === 'leftRight'
        ? `${surface.rule} So the last character comes first, and each of them is mirrored left to right.`
        : `${surface.rule} So the characters keep their order, and each of them is mirrored top to bottom.`,
  };
}

const mirrorOfFigure = family('mirror-image-of-figure', 'Easy', (random) =>
  imageOfFigure(random, MIRROR),
);
const waterOfFigure = family('water-image-of-figure', 'Easy', (random) =>
  imageOfFigure(random, WATER),
);
const mirrorOfCode = family('mirror-image-of-code', 'Moderate', (random) =>
  imageOfCode(random, MIRROR),
);
const waterOfCode = family('water-image-of-code', 'Moderate', (random) =>
  imageOfCode(random, WATER),
);

const TWELVE_HOURS = 720;

/** The face of a clock that shows a time, as a mirror shows it. @param minutes after twelve */
function mirroredClock(minutes: number): SampleFigure {
  const center: Point = [70, 70];
  const image = TWELVE_HOURS - minutes;
  const hand = (length: number, degrees: number, width: number) =>
    line([center, pointAt(center, length, degrees)], { width });
  const marks = Array.from({ length: 12 }, (_, hour) =>
    line([pointAt(center, hour % 3 === 0 ? 52 : 57, 30 * hour), pointAt(center, 62, 30 * hour)], {
      width: hour % 3 === 0 ? 3 : 2,
    }),
  );
  const [hour, minute] = [image / 2, image * 6].map((degrees) => degrees % 360);
  return draw(
    { width: 140, height: 140 },
    [
      circle(center, 66),
      ...marks,
      hand(32, hour ?? 0, 5),
      hand(50, minute ?? 0, 2),
      circle(center, 3, { fill: 'black' }),
    ],
    `A clock without numbers in a mirror. From the top, clockwise, the short thick hand is at ${hour} degrees and the long thin hand at ${minute} degrees.`,
  );
}

/** A time of the clock: '12:05'. @param minutes after twelve */
function timeOf(minutes: number): string {
  return spanOf((minutes + TWELVE_HOURS) % TWELVE_HOURS).replace(/^0/, '12');
}

/** Hours and minutes: '0:05'. */
function spanOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const clockInMirror = family('drawn-clock-in-mirror', 'Moderate', (random) => {
  const minutes = 5 * random.int(1, TWELVE_HOURS / 5 - 1);
  const image = TWELVE_HOURS - minutes;
  return {
    question:
      'The picture shows the image of a clock in a mirror beside it. What time does the clock show?',
    figures: [mirroredClock(minutes)],
    right: timeOf(minutes),
    wrong: [image, minutes - 60, minutes + 60, image + 30, minutes + 30, minutes - 30].map(timeOf),
    explanation: `A clock and its image in a mirror together make 12 hours. The image looks like ${timeOf(image)}, so the clock shows 12:00 − ${spanOf(image)} = ${spanOf(minutes)}${minutes < 60 ? `, which is ${timeOf(minutes)}` : ''}.`,
  };
});

export const mirrorImageFamilies: readonly FigureFamily[] = [
  mirrorOfFigure,
  waterOfFigure,
  mirrorOfCode,
  waterOfCode,
  clockInMirror,
];
