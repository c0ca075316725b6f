import { distance } from '../../testing/compare-drawings.ts';
import { indexesWhere } from '../../testing/compare-drawings.ts';
import {
  describeFigureFamilies,
  type FigureSolver,
  type SeenPicture,
} from '../../testing/describe-figures.ts';
import { permutations } from '../../testing/permutations.ts';
import type { ReadCircle } from '../../testing/read-drawing.ts';
import { vennFamilies } from './venn-diagrams.ts';

/** Things of the world, each with all the classes that it belongs to. */
const THINGS = [
  ...['Dogs', 'Cows', 'Tigers', 'Whales', 'Bats', 'Elephants'].map((own) => [
    own,
    'Mammals',
    'Animals',
  ]),
  ...['Sparrows', 'Parrots', 'Crows', 'Eagles', 'Peacocks'].map((own) => [own, 'Birds', 'Animals']),
  ...['Ants', 'Bees', 'Butterflies', 'Mosquitoes'].map((own) => [own, 'Insects', 'Animals']),
  ...['Snakes', 'Lizards', 'Crocodiles', 'Tortoises'].map((own) => [own, 'Reptiles', 'Animals']),
  ...['Mango trees', 'Banyan trees', 'Neem trees', 'Coconut palms'].map((own) => [
    own,
    'Trees',
    'Plants',
  ]),
  ...['Wheat plants', 'Rice plants', 'Bamboos'].map((own) => [own, 'Grasses', 'Plants']),
  ...['Gold', 'Silver', 'Copper', 'Iron'].map((own) => [own, 'Metals', 'Elements']),
  ...['Helium', 'Neon', 'Argon'].map((own) => [own, 'Noble gases', 'Elements']),
  ...['India', 'Nepal', 'Japan', 'Sri Lanka'].map((own) => [own, 'Asian countries', 'Countries']),
  ...['France', 'Germany', 'Spain', 'Italy'].map((own) => [own, 'European countries', 'Countries']),
  ...['Kenya', 'Nigeria', 'Ghana'].map((own) => [own, 'African countries', 'Countries']),
  ...['Sitars', 'Guitars', 'Violins', 'Veenas'].map((own) => [
    own,
    'String instruments',
    'Musical instruments',
  ]),
  ...['Flutes', 'Shehnais', 'Trumpets'].map((own) => [
    own,
    'Wind instruments',
    'Musical instruments',
  ]),
  ...['Tablas', 'Mridangams', 'Dholaks'].map((own) => [own, 'Drums', 'Musical instruments']),
  ...['Dining tables', 'Writing desks'].map((own) => [own, 'Tables', 'Furniture']),
  ...['Chairs', 'Sofas', 'Stools', 'Benches'].map((own) => [own, 'Seats', 'Furniture']),
  ...['Motorcycles', 'Scooters', 'Bicycles'].map((own) => [own, 'Two-wheelers', 'Vehicles']),
  ...['Cars', 'Jeeps', 'Vans'].map((own) => [own, 'Four-wheelers', 'Vehicles']),
];

const TALENTS = ['Doctors', 'Teachers', 'Singers', 'Cricketers', 'Writers', 'Swimmers', 'Lawyers'];

/** Women and men, with and without children, with every set of talents. */
const PEOPLE = ['Women', 'Men'].flatMap((sex) =>
  [true, false].flatMap((isParent) =>
    Array.from({ length: 2 ** TALENTS.length }, (_, set) => [
      'Human beings',
      sex,
      ...(isParent ? ['Parents', sex === 'Women' ? 'Mothers' : 'Fathers'] : []),
      ...TALENTS.filter((_talent, index) => Math.floor(set / 2 ** index) % 2 === 1),
    ]),
  ),
);

const WORLD = [...THINGS, ...PEOPLE].map((classes) => new Set(classes));

type Relation = 'within' | 'around' | 'apart' | 'across';

function relationOf(a: string, b: string): Relation {
  const has = (first: boolean, second: boolean): boolean =>
    WORLD.some((thing) => thing.has(a) === first && thing.has(b) === second);
  if (!has(true, true)) return 'apart';
  if (!has(true, false)) return 'within';
  return has(false, true) ? 'across' : 'around';
}

function drawnRelationOf(a: ReadCircle, b: ReadCircle): Relation {
  const apart = distance(a.center, b.center);
  if (apart >= a.radius + b.radius) return 'apart';
  if (apart + a.radius <= b.radius) return 'within';
  return apart + b.radius <= a.radius ? 'around' : 'across';
}

/** The relations of the first to the second and third, and of the second to the third. */
function relationsOf<T>(
  [a, b, c]: readonly T[],
  relation: (one: T, other: T) => Relation,
): Relation[] {
  if (a === undefined || b === undefined || c === undefined) return [];
  return [relation(a, b), relation(a, c), relation(b, c)];
}

const chooseDiagram: FigureSolver = ({ stem, options }) => {
  const classes = (/related: (.*)\?$/.exec(stem)?.[1] ?? '').split(', ');
  const expected = relationsOf(classes, relationOf).join(' ');
  return indexesWhere(options, ({ circles }) =>
    permutations(circles).some(
      (order) => relationsOf(order, drawnRelationOf).join(' ') === expected,
    ),
  );
};

/** The numbers of a diagram with the things of the sets that each number is in. */
type Counts = readonly { value: number; sets: ReadonlySet<string> }[];

function countsInCircles({ circles, texts }: SeenPicture): Counts {
  const names = texts.filter(({ text }) => !/^\d+$/.test(text));
  const named = circles.map((own) => ({
    own,
    name: names.toSorted((a, b) => distance(a.at, own.center) - distance(b.at, own.center))[0]
      ?.text,
  }));
  return texts
    .filter(({ text }) => /^\d+$/.test(text))
    .map(({ text, at }) => ({
      value: Number(text),
      sets: new Set(
        named.flatMap(({ own, name }) =>
          name !== undefined && distance(at, own.center) < own.radius ? [name] : [],
        ),
      ),
    }));
}

function countsInShapes({ circles, lines, texts }: SeenPicture, stem: string): Counts {
  const things =
    /the circle stands for \w+ who \w+ (\w+), the rectangle .* who \w+ (\w+) and the triangle .* who \w+ (\w+)\./.exec(
      stem,
    );
  const [, inCircle = '', inRectangle = '', inTriangle = ''] = things ?? [];
  const [round] = circles;
  return texts.map(({ text, at: [x, y] }) => ({
    value: Number(text),
    sets: new Set([
      ...(round && distance([x, y], round.center) < round.radius ? [inCircle] : []),
      ...lines.flatMap(({ points }) =>
        isWithin([x, y], points) ? [points.length === 5 ? inRectangle : inTriangle] : [],
      ),
    ]),
  }));
}

/** Whether a point is within a closed polygon: a ray from it crosses the outline an odd number of times. */
function isWithin(
  [x, y]: readonly [number, number],
  outline: SeenPicture['lines'][number]['points'],
): boolean {
  const crossings = outline.slice(1).filter(([x2, y2], index) => {
    const [x1, y1] = outline[index] ?? [x2, y2];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossings.length % 2 === 1;
}

function countAsked(question: string, counts: Counts): number {
  const tests: readonly (readonly [
    RegExp,
    (sets: ReadonlySet<string>, names: string[]) => boolean,
  ])[] = [
    [
      / (\w+) and (\w+) but not (\w+)\?$/,
      (sets, [a = '', b = '', c = '']) => sets.has(a) && sets.has(b) && !sets.has(c),
    ],
    [
      / (\w+) or (\w+) but not (\w+)\?$/,
      (sets, [a = '', b = '', c = '']) => (sets.has(a) || sets.has(b)) && !sets.has(c),
    ],
    [/ both (\w+) and (\w+)\?$/, (sets, [a = '', b = '']) => sets.has(a) && sets.has(b)],
    [/ only (\w+)\?$/, (sets, [a = '']) => sets.has(a) && sets.size === 1],
    [/ do not \w+ (\w+)\?$/, (sets, [a = '']) => !sets.has(a)],
    [/ exactly two of the three\?$/, (sets) => sets.size === 2],
    [/ at least two of the three\?$/, (sets) => sets.size >= 2],
  ];
  for (const [pattern, isAsked] of tests) {
    const found = pattern.exec(question);
    if (!found) continue;
    return counts
      .filter(({ sets }) => isAsked(sets, found.slice(1)))
      .reduce((sum, { value }) => sum + value, 0);
  }
  return Number.NaN;
}

describeFigureFamilies('families of Venn diagrams', vennFamilies, {
  'venn-diagram-of-classes': chooseDiagram,
  'venn-count-in-circles': ({ stem, figures: [shown] }) =>
    shown ? countAsked(stem, countsInCircles(shown)) : Number.NaN,
  'venn-count-in-shapes': ({ stem, figures: [shown] }) =>
    shown ? countAsked(stem, countsInShapes(shown, stem)) : Number.NaN,
});
