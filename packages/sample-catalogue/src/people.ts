import type { Random } from './random.ts';

/** A person in a question. */
export interface Person {
  name: string;
  he: 'he' | 'she';
  his: 'his' | 'her';
}

const MEN = [
  'Aman',
  'Bilal',
  'Deepak',
  'Farhan',
  'Gopal',
  'Harish',
  'Imran',
  'Joseph',
  'Kabir',
  'Manoj',
  'Naveen',
  'Rahul',
  'Suresh',
  'Vikram',
] as const;
const WOMEN = [
  'Asha',
  'Bhavna',
  'Deepa',
  'Fatima',
  'Gita',
  'Isha',
  'Jyoti',
  'Kavita',
  'Lakshmi',
  'Meena',
  'Neha',
  'Priya',
  'Radha',
  'Sunita',
] as const;

const PEOPLE: readonly Person[] = [
  ...MEN.map((name): Person => ({ name, he: 'he', his: 'his' })),
  ...WOMEN.map((name): Person => ({ name, he: 'she', his: 'her' })),
];

/** A random person. */
export function person(random: Random): Person {
  return random.pick(PEOPLE);
}

/** The names of two different people. */
export function twoNames(random: Random): [string, string] {
  const [first = '', second = ''] = names(random, 2);
  return [first, second];
}

/** The names of three different people. */
export function threeNames(random: Random): [string, string, string] {
  const [first = '', second = '', third = ''] = names(random, 3);
  return [first, second, third];
}

/** Names of different people, each with a different first letter. At most one name per letter. */
export function names(random: Random, count: number): string[] {
  const chosen = new Map<string, string>();
  for (const { name } of random.shuffle(PEOPLE)) {
    if (!chosen.has(name.charAt(0))) chosen.set(name.charAt(0), name);
  }
  return [...chosen.values()].slice(0, count);
}
