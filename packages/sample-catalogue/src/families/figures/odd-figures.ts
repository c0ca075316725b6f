import { drawOption } from '../../drawing/cells.ts';
import { figureReasoning, type FigureFamily } from './figure-family.ts';
import { filledCell, type Filled } from './filled-shape.ts';
import { GRID_MAPS, mapTrail, randomTrail, trailCell, type GridMap } from './trail.ts';

const family = figureReasoning('Figure Classification');

const TURNS: readonly GridMap[] = [
  GRID_MAPS.same,
  GRID_MAPS.quarter,
  GRID_MAPS.half,
  GRID_MAPS.threeQuarters,
];
const REFLECTIONS: readonly GridMap[] = [
  GRID_MAPS.leftRight,
  GRID_MAPS.upsideDown,
  GRID_MAPS.diagonal,
  GRID_MAPS.otherDiagonal,
];

const mirrored = family('odd-figure-mirrored', 'Hard', (random) => {
  const trail = randomTrail(random);
  const option = (map: GridMap) => drawOption(trailCell(mapTrail(trail, map)));
  return {
    question:
      'Three of the figures are the same figure, turned to different sides. Which figure is the odd one out?',
    rightPicture: option(random.pick(REFLECTIONS)),
    wrongPictures: random.shuffle(TURNS).slice(0, 3).map(option),
    explanation:
      'Follow each line from the ring to the dot. In three figures the bends come in the same order of left and right, so turning makes them equal. In the odd one left and right are swapped: it is a mirror image, and no turn makes it equal to the others.',
  };
});

const SIDES = [
  { outline: 'triangle', sides: 3 },
  { outline: 'square', sides: 4 },
  { outline: 'pentagon', sides: 5 },
  { outline: 'hexagon', sides: 6 },
] as const;

/** How the number of dots depends on that of the sides, as the difference of both. */
const DIFFERENCES = [
  { more: -2, rule: 'there are two dots fewer than sides' },
  { more: -1, rule: 'there is one dot fewer than sides' },
  { more: 0, rule: 'there are as many dots as sides' },
  { more: 1, rule: 'there is one dot more than sides' },
] as const;

const dotsAndSides = family('odd-figure-dots-and-sides', 'Easy', (random) => {
  const { more, rule } = random.pick(DIFFERENCES);
  const isBlack = random.int(0, 1) === 1;
  const [first = SIDES[0], ...others] = random.shuffle(SIDES);
  const offs = [-2, -1, 1, 2].map((off) => first.sides + more + off);
  const count = random.pick(offs.filter((value) => value >= 1 && value <= 7));
  const odd: Filled = { outline: first.outline, count, isBlack };
  return {
    question:
      'In three of the figures the number of dots or rings depends on the number of sides in the same way. Which figure is the odd one out?',
    rightPicture: drawOption(filledCell(odd)),
    wrongPictures: others.map(({ outline, sides }) =>
      drawOption(filledCell({ outline, count: sides + more, isBlack })),
    ),
    explanation: `In the others ${rule}${isBlack ? '' : ' (the rings are counted as dots)'}. The ${first.outline} has ${first.sides} sides, so it would need ${first.sides + more}. It has ${count}.`,
  };
});

export const oddFigureFamilies: readonly FigureFamily[] = [mirrored, dotsAndSides];
