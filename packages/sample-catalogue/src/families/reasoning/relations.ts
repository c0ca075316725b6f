import { reasoning } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { person } from '../../people.ts';

const relations = reasoning('Blood Relations');

/** How A is related to C where A is the first word of B and B the second of C. */
const COMPOSED: readonly (readonly [first: string, second: string, result: string, via: string])[] =
  [
    ['father', 'father', 'grandfather', 'The father of one’s father is one’s grandfather'],
    ['father', 'mother', 'grandfather', 'The father of one’s mother is one’s grandfather'],
    ['mother', 'father', 'grandmother', 'The mother of one’s father is one’s grandmother'],
    ['mother', 'mother', 'grandmother', 'The mother of one’s mother is one’s grandmother'],
    ['brother', 'father', 'uncle', 'The brother of one’s father is one’s uncle'],
    ['brother', 'mother', 'uncle', 'The brother of one’s mother is one’s uncle'],
    ['sister', 'father', 'aunt', 'The sister of one’s father is one’s aunt'],
    ['sister', 'mother', 'aunt', 'The sister of one’s mother is one’s aunt'],
    ['son', 'brother', 'nephew', 'The son of one’s brother is one’s nephew'],
    ['son', 'sister', 'nephew', 'The son of one’s sister is one’s nephew'],
    ['daughter', 'brother', 'niece', 'The daughter of one’s brother is one’s niece'],
    ['daughter', 'sister', 'niece', 'The daughter of one’s sister is one’s niece'],
    ['son', 'son', 'grandson', 'The son of one’s son is one’s grandson'],
    ['son', 'daughter', 'grandson', 'The son of one’s daughter is one’s grandson'],
    ['daughter', 'son', 'granddaughter', 'The daughter of one’s son is one’s granddaughter'],
    [
      'daughter',
      'daughter',
      'granddaughter',
      'The daughter of one’s daughter is one’s granddaughter',
    ],
    ['father', 'wife', 'father-in-law', 'The father of one’s wife is one’s father-in-law'],
    ['mother', 'wife', 'mother-in-law', 'The mother of one’s wife is one’s mother-in-law'],
    ['father', 'husband', 'father-in-law', 'The father of one’s husband is one’s father-in-law'],
    ['mother', 'husband', 'mother-in-law', 'The mother of one’s husband is one’s mother-in-law'],
    ['brother', 'wife', 'brother-in-law', 'The brother of one’s wife is one’s brother-in-law'],
    ['sister', 'husband', 'sister-in-law', 'The sister of one’s husband is one’s sister-in-law'],
    ['wife', 'son', 'daughter-in-law', 'The wife of one’s son is one’s daughter-in-law'],
    ['husband', 'daughter', 'son-in-law', 'The husband of one’s daughter is one’s son-in-law'],
    ['wife', 'brother', 'sister-in-law', 'The wife of one’s brother is one’s sister-in-law'],
  ];

const LIKE: Readonly<Record<string, readonly string[]>> = {
  grandfather: ['uncle', 'father', 'father-in-law'],
  grandmother: ['aunt', 'mother', 'mother-in-law'],
  uncle: ['grandfather', 'nephew', 'brother'],
  aunt: ['grandmother', 'niece', 'sister'],
  nephew: ['uncle', 'grandson', 'brother'],
  niece: ['aunt', 'granddaughter', 'sister'],
  grandson: ['nephew', 'son', 'brother'],
  granddaughter: ['niece', 'daughter', 'sister'],
  'father-in-law': ['grandfather', 'uncle', 'brother-in-law'],
  'mother-in-law': ['grandmother', 'aunt', 'sister-in-law'],
  'brother-in-law': ['father-in-law', 'uncle', 'son-in-law'],
  'sister-in-law': ['mother-in-law', 'aunt', 'daughter-in-law'],
  'daughter-in-law': ['sister-in-law', 'niece', 'granddaughter'],
  'son-in-law': ['brother-in-law', 'nephew', 'grandson'],
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const threeRelated = relations('three-related-people', 'Easy', (random) => {
  const [first, second, result, why] = random.pick(COMPOSED);
  const [a = '', b = '', c = ''] = random.shuffle([
    'A',
    'B',
    'C',
    'D',
    'K',
    'L',
    'M',
    'N',
    'P',
    'Q',
  ]);
  const facts = random.shuffle([`${a} is the ${first} of ${b}.`, `${b} is the ${second} of ${c}.`]);
  return {
    question: `${facts.join(' ')} How is ${a} related to ${c}?`,
    right: capital(result),
    wrong: (LIKE[result] ?? []).map(capital),
    explanation: `${why}. ${b} is ${c}’s ${second}, so ${a} is ${c}’s ${result}.`,
  };
});

const codedRelation = relations('coded-relations', 'Moderate', (random) => {
  const [first, second, result, why] = random.pick(COMPOSED);
  const [s1 = '', s2 = '', s3 = ''] = random.shuffle(['+', '−', '×', '÷', '@', '#', '&', '%']);
  const other = random.pick(
    ['father', 'mother', 'brother', 'sister', 'son', 'daughter', 'wife', 'husband'].filter(
      (word) => word !== first && word !== second,
    ),
  );
  const words: [string, string][] =
    first === second
      ? [
          [s1, first],
          [s3, other],
        ]
      : [
          [s1, first],
          [s2, second],
          [s3, other],
        ];
  const signTwo = first === second ? s1 : s2;
  const [a, b, c] = random.pick([
    ['P', 'Q', 'R'],
    ['L', 'M', 'N'],
    ['D', 'E', 'F'],
    ['X', 'Y', 'Z'],
  ] as const);
  const meanings = random
    .shuffle(words)
    .map(([sign, word]) => `“A ${sign} B” means that A is the ${word} of B`);
  const listed = `${meanings.slice(0, -1).join(', ')} and ${meanings.at(-1) ?? ''}`;
  return {
    question: `If ${listed}, how is ${a} related to ${c} in “${a} ${s1} ${b} ${signTwo} ${c}”?`,
    right: capital(result),
    wrong: (LIKE[result] ?? []).map(capital),
    explanation: `${a} is the ${first} of ${b}, and ${b} is the ${second} of ${c}. ${why}, so ${a} is ${c}’s ${result}.`,
  };
});

const photograph = relations('pointing-to-photograph', 'Moderate', (random) => {
  const { name, he } = person(random);
  const isMan = he === 'he';
  const him = isMan ? 'him' : 'her';
  const isBoy = random.int(0, 1) === 1;
  const elder = random.pick(['father', 'mother'] as const);
  const link = random.pick(['son', 'daughter'] as const);
  const place = random.pick(['in a photograph', 'on the stage', 'in the crowd', 'in an album']);
  if (random.int(0, 1) === 1) {
    const [child, pronoun] = isBoy ? ['boy', 'His'] : ['girl', 'Her'];
    const parent = link === 'son' ? 'father' : 'mother';
    const isSelf = (link === 'son') === isMan;
    const answer = isSelf ? (isBoy ? 'Son' : 'Daughter') : isBoy ? 'Nephew' : 'Niece';
    const who = isSelf ? name : `${name}’s ${link === 'son' ? 'brother' : 'sister'}`;
    return {
      question: `Pointing to a ${child} ${place}, ${name} says, “${pronoun} ${parent} is the only ${link} of my ${elder}.” How is the ${child} related to ${him}?`,
      right: answer,
      wrong: isBoy
        ? ['Son', 'Nephew', 'Brother', 'Cousin'].filter((word) => word !== answer)
        : ['Daughter', 'Niece', 'Sister', 'Cousin'].filter((word) => word !== answer),
      explanation: `The only ${link} of ${name}’s ${elder} is ${who}. The ${child}’s ${parent} is ${who}, so the ${child} is ${name}’s ${answer.toLowerCase()}.`,
    };
  }
  const grandparent = random.pick(['father', 'mother'] as const);
  const isSame = (link === 'son') === (elder === 'father');
  const [adult, answer] =
    link === 'son'
      ? (['man', isSame ? 'Father' : 'Uncle'] as const)
      : (['woman', isSame ? 'Mother' : 'Aunt'] as const);
  return {
    question: `Pointing to a ${adult} ${place}, ${name} says, “${link === 'son' ? 'He' : 'She'} is the only ${link} of my ${elder}’s ${grandparent}.” How is the ${adult} related to ${him}?`,
    right: answer,
    wrong: (link === 'son'
      ? ['Father', 'Uncle', 'Brother', 'Grandfather']
      : ['Mother', 'Aunt', 'Sister', 'Grandmother']
    ).filter((word) => word !== answer),
    explanation: isSame
      ? `${name}’s ${elder} is the only ${link} of ${elder === 'father' ? 'his' : 'her'} ${grandparent}, so the ${adult} is ${name}’s ${elder}.`
      : `The only ${link} of ${name}’s ${elder}’s ${grandparent} is the ${link === 'son' ? 'brother' : 'sister'} of ${name}’s ${elder}, that is ${name}’s ${answer.toLowerCase()}.`,
  };
});

export const relationFamilies: readonly Family[] = [threeRelated, codedRelation, photograph];
