/** The exam families that the specification names on the start page, in its order. */
export const HERO_FAMILIES = [
  'JEE',
  'NEET',
  'UPSC',
  'GATE',
  'CAT',
  'SSC',
  'Banking',
  'GRE',
  'GMAT',
  'CLAT',
] as const;

export interface Category {
  /** Also the name by which the catalogue has it. */
  name: string;
  families: readonly string[];
  /** The search text for the exam list. */
  search: string;
}

export const CATEGORIES: readonly Category[] = [
  {
    name: 'SSC',
    families: [],
    search: 'SSC',
  },
  {
    name: 'Engineering',
    families: ['JEE', 'GATE'],
    search: 'engineering',
  },
  {
    name: 'Medical',
    families: ['NEET', 'AIIMS'],
    search: 'NEET',
  },
  {
    name: 'Banking',
    families: ['IBPS', 'RBI'],
    search: 'banking',
  },
];

/** Every name for which the start page could be read as a promise of tests. */
export const PROMISED: readonly string[] = [
  ...new Set([...HERO_FAMILIES, ...CATEGORIES.flatMap(({ families }) => families)]),
];
