import { drawOption, type Cell } from '../../drawing/cells.ts';
import { draw } from '../../drawing/picture.ts';
import { circle, label, polygon, rectangle, type Point } from '../../drawing/shape.ts';
import type { FamilyItem } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import type { Random } from '../../random.ts';
import type { SampleFigure } from '../../records.ts';
import { figureReasoning, type FigureFamily } from './figure-family.ts';
import { classesOf, RELATIONS, type Relation } from './venn-classes.ts';

const family = figureReasoning('Venn Diagrams');

type Round = readonly [x: number, y: number, radius: number];

/** The diagram of a relation, and what it says about three classes. */
const DIAGRAMS: Readonly<
  Record<
    Relation,
    {
      circles: readonly Round[];
      alt: string;
      rule: (a: string, b: string, c: string) => string;
    }
  >
> = {
  chain: {
    circles: [
      [0, 0, 0.3],
      [0, 0, 0.62],
      [0, 0, 0.95],
    ],
    alt: 'three circles, each within the next',
    rule: (a, b, c) => `All ${a} are ${b}, and all ${b} are ${c}.`,
  },
  twoInOne: {
    circles: [
      [-0.44, 0, 0.36],
      [0.44, 0, 0.36],
      [0, 0, 0.95],
    ],
    alt: 'two separate circles within a large one',
    rule: (a, b, c) => `All ${a} and all ${b} are ${c}, and no ${a} are ${b}.`,
  },
  acrossInOne: {
    circles: [
      [-0.25, 0, 0.45],
      [0.25, 0, 0.45],
      [0, 0, 0.95],
    ],
    alt: 'two circles that overlap, both within a large one',
    rule: (a, b, c) => `All ${a} and all ${b} are ${c}, and some ${a} are ${b}.`,
  },
  apart: {
    circles: [
      [-0.55, 0.4, 0.36],
      [0.55, 0.4, 0.36],
      [0, -0.5, 0.36],
    ],
    alt: 'three separate circles',
    rule: (a, b, c) => `The classes ${a}, ${b} and ${c} have nothing in common.`,
  },
  oneInOne: {
    circles: [
      [-0.45, 0, 0.26],
      [-0.45, 0, 0.52],
      [0.6, 0, 0.36],
    ],
    alt: 'a circle within another, and a third one apart from them',
    rule: (a, b, c) => `All ${a} are ${b}. The class ${c} has nothing in common with them.`,
  },
  acrossBoth: {
    circles: [
      [-0.12, 0, 0.3],
      [-0.35, 0, 0.62],
      [0.42, 0, 0.5],
    ],
    alt: 'a circle within another, and a third one that overlaps both',
    rule: (a, b, c) =>
      `All ${a} are ${b}. Some ${c} are ${a}, some are only ${b}, and some are neither.`,
  },
  acrossAndApart: {
    circles: [
      [-0.5, -0.35, 0.42],
      [0.02, -0.35, 0.42],
      [0.5, 0.55, 0.36],
    ],
    alt: 'two circles that overlap, and a third one apart from them',
    rule: (a, b, c) => `Some ${a} are ${b}. The class ${c} has nothing in common with them.`,
  },
  allAcross: {
    circles: [
      [-0.32, 0.25, 0.54],
      [0.32, 0.25, 0.54],
      [0, -0.32, 0.54],
    ],
    alt: 'three circles, each of which overlaps both others',
    rule: (a, b, c) => `Some ${a} are ${b}, some ${b} are ${c}, and some are all three.`,
  },
  bridge: {
    circles: [
      [-0.58, 0, 0.38],
      [0, 0, 0.42],
      [0.58, 0, 0.38],
    ],
    alt: 'three circles in a row: the middle one overlaps the two others, which are apart',
    rule: (a, b, c) => `Some ${b} are ${a} and some are ${c}, but no ${a} are ${c}.`,
  },
};

function diagramCell(relation: Relation): Cell {
  const { circles, alt } = DIAGRAMS[relation];
  return { shapes: circles.map(([x, y, radius]) => circle([x, y], radius)), alt };
}

const choosing = family('venn-diagram-of-classes', 'Easy', (random) => {
  const [relation = 'chain', ...others] = random.shuffle(RELATIONS);
  const classes = classesOf(random, relation);
  const { alt, rule } = DIAGRAMS[relation];
  return {
    question: `Which diagram shows best how these three classes are related: ${random.shuffle(classes).join(', ')}?`,
    rightPicture: drawOption(diagramCell(relation)),
    wrongPictures: others.map((other) => drawOption(diagramCell(other))),
    explanation: `${rule(...classes)} The diagram has ${alt}.`,
  };
});

/** The regions of three sets, as sums of 1, 2 and 4 for the first, second and third set. */
const REGIONS = [1, 2, 3, 4, 5, 6, 7] as const;
type Region = (typeof REGIONS)[number];

type Places = Readonly<Record<Region, Point>>;

interface Theme {
  people: string;
  verb: string;
  things: readonly [string, string, string];
}

const THEMES: readonly Theme[] = [
  { people: 'students', verb: 'study', things: ['Physics', 'Chemistry', 'Biology'] },
  { people: 'students', verb: 'study', things: ['History', 'Geography', 'Economics'] },
  { people: 'children', verb: 'play', things: ['cricket', 'hockey', 'football'] },
  { people: 'people', verb: 'speak', things: ['Hindi', 'Tamil', 'Bengali'] },
  { people: 'people', verb: 'drink', things: ['tea', 'coffee', 'milk'] },
  { people: 'readers', verb: 'read', things: ['novels', 'poems', 'plays'] },
];

interface Survey extends Theme {
  counts: Readonly<Record<Region, number>>;
}

function survey(random: Random): Survey {
  const theme = random.pick(THEMES);
  const numbers = random.shuffle(Array.from({ length: 38 }, (_, index) => index + 3));
  const counts = Object.fromEntries(REGIONS.map((region, index) => [region, numbers[index] ?? 1]));
  return { ...theme, counts: counts as Record<Region, number> };
}

function describeCounts({ verb, things, counts }: Survey): string {
  const names = REGIONS.map((region) => {
    const own = things.filter((_, index) => (region >> index) & 1);
    return `${own.length === 1 ? 'only ' : ''}${own.join(' and ')}${own.length === 2 ? ' only' : ''}: ${counts[region]}`;
  });
  return `The numbers of those who ${verb} ${names.join('; ')}.`;
}

/** A question about the regions, with what answers it. */
interface Asked {
  question: string;
  regions: readonly Region[];
  /** Regions that are easily taken instead. */
  mistaken: readonly (readonly Region[])[];
}

function ask(random: Random, { people, verb, things }: Survey): Asked {
  const [x, y, z] = random.shuffle([0, 1, 2]) as [number, number, number];
  const [a, b, c] = [x, y, z].map((index) => things[index] ?? '');
  const [A, B, C] = [x, y, z].map((index) => 1 << index) as [number, number, number];
  const all = (test: (region: Region) => boolean): Region[] => REGIONS.filter(test);
  const sets = (region: Region): number => [A, B, C].filter((set) => region & set).length;
  const how = `How many ${people} ${verb}`;
  const exactly = all((region) => region === A + B);
  const both = all((region) => (region & (A + B)) === A + B);
  const only = all((region) => region === A);
  const own = all((region) => (region & A) !== 0);
  const onlyTwo = all((region) => sets(region) === 2);
  const atLeastTwo = all((region) => sets(region) >= 2);
  const onlyOne = all((region) => sets(region) === 1);
  return random.pick<Asked>([
    {
      question: `${how} ${a} and ${b} but not ${c}?`,
      regions: exactly,
      mistaken: [both, all((region) => (region & C) === 0 && region !== A + B), onlyTwo],
    },
    {
      question: `${how} both ${a} and ${b}?`,
      regions: both,
      mistaken: [exactly, atLeastTwo, onlyTwo],
    },
    { question: `${how} only ${a}?`, regions: only, mistaken: [own, onlyOne, exactly] },
    {
      question: `${how} exactly two of the three?`,
      regions: onlyTwo,
      mistaken: [atLeastTwo, both, onlyOne],
    },
    {
      question: `${how} at least two of the three?`,
      regions: atLeastTwo,
      mistaken: [onlyTwo, both, onlyOne],
    },
    {
      question: `How many ${people} do not ${verb} ${a}?`,
      regions: all((region) => (region & A) === 0),
      mistaken: [all((region) => (region & A) === 0 && sets(region) === 1), own, onlyOne],
    },
    {
      question: `${how} ${a} or ${b} but not ${c}?`,
      regions: all((region) => (region & C) === 0),
      mistaken: [exactly, all((region) => (region & (A + B)) !== 0), onlyOne],
    },
  ]);
}

function countItem(random: Random, told: Survey, intro: string, picture: SampleFigure): FamilyItem {
  const { question, regions, mistaken } = ask(random, told);
  const total = (own: readonly Region[]): number =>
    own.reduce((sum, region) => sum + told.counts[region], 0);
  const right = total(regions);
  const parts = regions.map((region) => String(told.counts[region]));
  return {
    ...numberItem(random, {
      question: `${intro} ${question}`,
      right,
      mistakes: mistaken.map(total),
      explanation:
        parts.length === 1
          ? `One part of the diagram belongs to exactly these: ${right}.`
          : `The parts of the diagram that belong to them have ${parts.join(' + ')} = ${right}.`,
    }),
    figures: [picture],
  };
}

const IN_CIRCLES: Places = {
  1: [56, 74],
  2: [164, 74],
  3: [110, 62],
  4: [110, 170],
  5: [78, 122],
  6: [142, 122],
  7: [110, 103],
};

const circles = family('venn-count-in-circles', 'Moderate', (random) => {
  const told = survey(random);
  const [a, b, c] = told.things;
  const numbers = REGIONS.map((region) => label(IN_CIRCLES[region], String(told.counts[region])));
  const picture = draw(
    { width: 220, height: 236 },
    [
      circle([78, 88], 62),
      circle([142, 88], 62),
      circle([110, 142], 62),
      label([52, 13], a),
      label([168, 13], b),
      label([110, 220], c),
      ...numbers,
    ],
    `Three circles that overlap, named ${a}, ${b} and ${c}. ${describeCounts(told)}`,
  );
  const intro = `The diagram shows how many ${told.people} ${told.verb} ${a}, ${b} and ${c}.`;
  return countItem(random, told, intro, picture);
});

const IN_SHAPES: Places = {
  1: [60, 86],
  2: [210, 76],
  3: [136, 52],
  4: [135, 196],
  5: [104, 143],
  6: [159, 134],
  7: [136, 106],
};

const shapes = family('venn-count-in-shapes', 'Moderate', (random) => {
  const told = survey(random);
  const [a, b, c] = told.things;
  const { people, verb } = told;
  const numbers = REGIONS.map((region) => label(IN_SHAPES[region], String(told.counts[region])));
  const picture = draw(
    { width: 256, height: 232 },
    [
      circle([90, 92], 70),
      rectangle([120, 40], 130, 110),
      polygon([
        [135, 66],
        [40, 226],
        [230, 226],
      ]),
      ...numbers,
    ],
    `A circle, a rectangle and a triangle that overlap. ${describeCounts(told)}`,
  );
  const intro = `In the diagram the circle stands for ${people} who ${verb} ${a}, the rectangle for those who ${verb} ${b} and the triangle for those who ${verb} ${c}.`;
  return countItem(random, told, intro, picture);
});

export const vennFamilies: readonly FigureFamily[] = [choosing, circles, shapes];
