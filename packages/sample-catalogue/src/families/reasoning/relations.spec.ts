import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import type { Solver } from '../../testing/expect-family.ts';
import { relationFamilies } from './relations.ts';

/** Sex of the one whom a word names, and the step from the other person to this one. */
const KIN: Readonly<Record<string, string>> = {
  father: 'M:up',
  mother: 'F:up',
  son: 'M:down',
  daughter: 'F:down',
  brother: 'M:side',
  sister: 'F:side',
  husband: 'M:wed',
  wife: 'F:wed',
};

/** Words for a path from the named person, first step first. */
const PATHS: Readonly<Record<string, readonly [string, string]>> = {
  'up,up': ['Grandfather', 'Grandmother'],
  'up,side': ['Uncle', 'Aunt'],
  'side,down': ['Nephew', 'Niece'],
  'down,down': ['Grandson', 'Granddaughter'],
  'wed,up': ['Father-in-law', 'Mother-in-law'],
  'wed,side': ['Brother-in-law', 'Sister-in-law'],
  'side,wed': ['Brother-in-law', 'Sister-in-law'],
  'down,wed': ['Son-in-law', 'Daughter-in-law'],
};

/** How someone is related who is the first word of the second word of another. */
function compose(first: string, second: string): string {
  const [sex = '', last = ''] = (KIN[first] ?? '').split(':');
  const [, start = ''] = (KIN[second] ?? '').split(':');
  const words = PATHS[`${start},${last}`];
  return words?.[sex === 'M' ? 0 : 1] ?? 'no word';
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'three-related-people': (stem) => {
    const facts = new Map(
      [...stem.matchAll(/(\w) is the (\w+) of (\w)\./g)].map(([, a = '', word = '', b = '']) => [
        a,
        { word, b },
      ]),
    );
    const [, asked = '', of = ''] = /How is (\w) related to (\w)\?/.exec(stem) ?? [];
    const first = facts.get(asked);
    const second = facts.get(first?.b ?? '');
    expect(second?.b).toBe(of);
    return compose(first?.word ?? '', second?.word ?? '');
  },
  'coded-relations': (stem) => {
    const meaning = new Map(
      [...stem.matchAll(/“A (.) B” means that A is the (\w+) of B/g)].map(
        ([, sign = '', word = '']) => [sign, word],
      ),
    );
    const [, one = '', two = ''] = /in “\w (.) \w (.) \w”\?$/.exec(stem) ?? [];
    return compose(meaning.get(one) ?? '', meaning.get(two) ?? '');
  },
  'pointing-to-photograph': (stem) => {
    const isMan = stem.endsWith('related to him?');
    const [, shown = '', speech = ''] = /Pointing to a (\w+) .*“(.*)\.”/.exec(stem) ?? [];
    const [, , link = '', elder = '', grandparent] =
      /^(\w+ )*is the only (son|daughter) of my (father|mother)(?:’s (father|mother))?$/.exec(
        speech,
      ) ?? [];
    if (grandparent) {
      // The only child of that sex is one's parent where the sexes agree, else the parent's sibling.
      const isParent = (elder === 'father' ? 'son' : 'daughter') === link;
      const words = isParent ? ['Father', 'Mother'] : ['Uncle', 'Aunt'];
      return words[shown === 'man' ? 0 : 1] ?? '';
    }
    const isSpeaker = (isMan ? 'son' : 'daughter') === link;
    const words = isSpeaker ? ['Son', 'Daughter'] : ['Nephew', 'Niece'];
    return words[shown === 'boy' ? 0 : 1] ?? '';
  },
};

describeFamilies('families on blood relations', relationFamilies, SOLVERS);
