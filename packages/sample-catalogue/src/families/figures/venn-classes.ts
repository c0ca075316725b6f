import type { Random } from '../../random.ts';

/** How three classes are related, in the order of their diagrams' circles. */
export const RELATIONS = [
  'chain',
  'twoInOne',
  'acrossInOne',
  'apart',
  'oneInOne',
  'acrossBoth',
  'acrossAndApart',
  'allAcross',
  'bridge',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Classes within classes. Those beside each other have nothing in common. */
const TREES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Animals: {
    Mammals: ['Dogs', 'Cows', 'Tigers', 'Whales', 'Bats', 'Elephants'],
    Birds: ['Sparrows', 'Parrots', 'Crows', 'Eagles', 'Peacocks'],
    Insects: ['Ants', 'Bees', 'Butterflies', 'Mosquitoes'],
    Reptiles: ['Snakes', 'Lizards', 'Crocodiles', 'Tortoises'],
  },
  Plants: {
    Trees: ['Mango trees', 'Banyan trees', 'Neem trees', 'Coconut palms'],
    Grasses: ['Wheat plants', 'Rice plants', 'Bamboos'],
  },
  Elements: {
    Metals: ['Gold', 'Silver', 'Copper', 'Iron'],
    'Noble gases': ['Helium', 'Neon', 'Argon'],
  },
  Countries: {
    'Asian countries': ['India', 'Nepal', 'Japan', 'Sri Lanka'],
    'European countries': ['France', 'Germany', 'Spain', 'Italy'],
    'African countries': ['Kenya', 'Nigeria', 'Ghana'],
  },
  'Musical instruments': {
    'String instruments': ['Sitars', 'Guitars', 'Violins', 'Veenas'],
    'Wind instruments': ['Flutes', 'Shehnais', 'Trumpets'],
    Drums: ['Tablas', 'Mridangams', 'Dholaks'],
  },
  Furniture: {
    Tables: ['Dining tables', 'Writing desks'],
    Seats: ['Chairs', 'Sofas', 'Stools', 'Benches'],
  },
  Vehicles: {
    'Two-wheelers': ['Motorcycles', 'Scooters', 'Bicycles'],
    'Four-wheelers': ['Cars', 'Jeeps', 'Vans'],
  },
};

/** What people of each sex and with or without children may be. */
const ROLES = ['Doctors', 'Teachers', 'Singers', 'Cricketers', 'Writers', 'Swimmers', 'Lawyers'];
const PARENTS = [
  { parents: 'Mothers', sex: 'Women', others: 'Men' },
  { parents: 'Fathers', sex: 'Men', others: 'Women' },
];

/** A class, a class that has it, and one that has both. */
function chain(random: Random): [string, string, string] {
  const [top, middles] = random.pick(Object.entries(TREES));
  const [middle, leaves] = random.pick(Object.entries(middles));
  return [random.pick(leaves), middle, top];
}

/** Two classes of one class, with nothing in common. */
function siblings(random: Random): [string, string, string] {
  const [top, middles] = random.pick(Object.entries(TREES));
  const [[middle, leaves] = ['', []], [, others] = ['', []]] = random.shuffle(
    Object.entries(middles),
  );
  const [one = '', other = ''] = random.shuffle(leaves);
  return random.pick([
    [one, other, middle],
    [one, other, top],
    [one, random.pick(others), top],
  ]);
}

/** Classes of different trees. */
function strangers(random: Random, count: number): string[] {
  return random
    .shuffle(Object.entries(TREES))
    .slice(0, count)
    .map(([top, middles]) => random.pick([top, ...Object.keys(middles)]));
}

/** Three classes that are related in the given way. */
export function classesOf(random: Random, relation: Relation): [string, string, string] {
  const [role = '', second = '', third = ''] = random.shuffle(ROLES);
  const { parents, sex, others } = random.pick(PARENTS);
  const [one = '', other = '', another = ''] = strangers(random, 3);
  const adults = random.pick([sex, 'Parents', second]);
  switch (relation) {
    case 'chain':
      return random.pick([chain(random), chain(random), [parents, sex, 'Human beings']]);
    case 'twoInOne':
      return siblings(random);
    case 'acrossInOne':
      return [role, adults, 'Human beings'];
    case 'apart':
      return [one, other, another];
    case 'oneInOne': {
      const [leaf, middle, top] = chain(random);
      const outside = [one, other].find((name) => !(name === top || name in (TREES[top] ?? {})));
      return [leaf, random.pick([middle, top]), outside ?? 'Human beings'];
    }
    case 'acrossBoth':
      return [parents, random.pick([sex, 'Parents']), role];
    case 'acrossAndApart':
      return [role, adults, one];
    case 'allAcross':
      return [role, adults, third];
    case 'bridge':
      return [random.pick([parents, sex]), role, others];
  }
}
