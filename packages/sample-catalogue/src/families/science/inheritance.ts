import type { Family } from '../../family.ts';
import { counted, figure, fraction } from '../../wording.ts';
import { superscript } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const BIOLOGY = 'Biology';
const INHERITANCE = 'Principles of Inheritance and Variation';

const gametes: Family = {
  name: 'gamete-kinds',
  subject: BIOLOGY,
  topic: INHERITANCE,
  difficulty: 'Moderate',
  make(random) {
    const genes = random.int(3, 7);
    const letters = [...'ABDEFGH'].slice(0, genes);
    const heterozygous = letters.map((_, index) => index < 2 || random.int(0, 1) === 1);
    const count = heterozygous.filter(Boolean).length;
    const order = random.shuffle(letters.map((letter, index) => ({ letter, index })));
    const genotype = order
      .map(({ letter, index }) => `${letter}${heterozygous[index] ? letter.toLowerCase() : letter}`)
      .join(' ');
    return {
      question: `How many kinds of gametes can an organism of the genotype ${genotype} form, if the genes assort independently?`,
      right: String(2 ** count),
      wrong: [2 ** (count + 1), 2 ** (count - 1), 2 * count, 2 ** genes, count + 1, 3 ** count].map(
        String,
      ),
      explanation: `${counted(count, 'gene')} of ${genes} are heterozygous, each doubling the kinds: 2${superscript(count)} = ${2 ** count}.`,
    };
  },
};

/** Crosses at one locus with dominance: the share of offspring of each kind, in quarters. */
const CROSSES = [
  { parents: ['h', 'h'], dominant: 3, homozygous: 1, heterozygous: 2, recessive: 1 },
  { parents: ['h', 'r'], dominant: 2, homozygous: 0, heterozygous: 2, recessive: 2 },
  { parents: ['D', 'h'], dominant: 4, homozygous: 2, heterozygous: 2, recessive: 0 },
] as const;

const offspringProbability: Family = {
  name: 'genotype-probability',
  subject: BIOLOGY,
  topic: INHERITANCE,
  difficulty: 'Moderate',
  make(random) {
    const letters = random.shuffle([...'ABDEG']).slice(0, random.int(2, 4));
    const loci = letters.map((letter) => {
      const cross = random.pick(CROSSES);
      const genotype = (kind: 'D' | 'h' | 'r'): string =>
        kind === 'D'
          ? letter + letter
          : kind === 'h'
            ? letter + letter.toLowerCase()
            : letter.toLowerCase().repeat(2);
      const parents = random.shuffle(cross.parents).map(genotype);
      const kinds = [
        { text: letter + letter, quarters: cross.homozygous },
        { text: letter + letter.toLowerCase(), quarters: cross.heterozygous },
        { text: letter.toLowerCase().repeat(2), quarters: cross.recessive },
      ].filter(({ quarters }) => quarters > 0);
      return { parents, child: random.pick(kinds) };
    });
    const all = 4 ** loci.length;
    const top = loci.reduce((product, { child }) => product * child.quarters, 1);
    const right = fraction(top, all);
    const join = (texts: readonly (string | undefined)[]): string => texts.join(' ');
    const wrong = [
      fraction(top, all * 2),
      fraction(Math.min(top * 2, all - 1), all),
      fraction(1, 2 ** loci.length),
      fraction(1, all),
      fraction(3, all),
      fraction(9, 16),
    ];
    if (top === all) return this.make(random);
    return {
      question: `The genes assort independently. What is the probability of the genotype ${join(loci.map(({ child }) => child.text))} among the offspring of ${join(loci.map(({ parents }) => parents[0]))} × ${join(loci.map(({ parents }) => parents[1]))}?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `Gene by gene the probabilities are ${loci.map(({ child }) => `${fraction(child.quarters, 4)} (${child.text})`).join(', ')}; their product is ${right}.`,
    };
  },
};

const dihybridCount: Family = {
  name: 'dihybrid-cross-counts',
  subject: BIOLOGY,
  topic: INHERITANCE,
  difficulty: 'Easy',
  make(random) {
    const { plant, first, second } = random.pick(DIHYBRIDS);
    const offspring = 16 * random.int(10, 100);
    const asked = random.pick([
      { text: `${first[0]} and ${second[0]}`, share: 9 },
      { text: `${first[0]} and ${second[1]}`, share: 3 },
      { text: `${first[1]} and ${second[0]}`, share: 3 },
      { text: `${first[1]} and ${second[1]}`, share: 1 },
    ]);
    const answer = (offspring * asked.share) / 16;
    return countItem({
      question: `In ${plant}, ${first[0]} is dominant over ${first[1]} and ${second[0]} over ${second[1]}; the genes assort independently. Plants heterozygous for both are selfed and give ${figure(offspring)} offspring. How many are expected to be ${asked.text}?`,
      answer,
      unit: '',
      mistakes: [
        (offspring * 9) / 16,
        (offspring * 3) / 16,
        offspring / 16,
        offspring / 4,
        (offspring * 3) / 4,
      ],
      explanation: `The ratio is 9 : 3 : 3 : 1, and ${asked.text} has the share ${asked.share}/16: ${figure(offspring)} × ${asked.share}/16 = ${figure(answer)}.`,
    });
  },
};

const DIHYBRIDS = [
  { plant: 'garden peas', first: ['round', 'wrinkled'], second: ['yellow', 'green'] },
  { plant: 'garden peas', first: ['tall', 'dwarf'], second: ['purple-flowered', 'white-flowered'] },
  { plant: 'tomatoes', first: ['red-fruited', 'yellow-fruited'], second: ['tall', 'dwarf'] },
] as const;

const recombination: Family = {
  name: 'recombination-frequency',
  subject: BIOLOGY,
  topic: INHERITANCE,
  difficulty: 'Moderate',
  make(random) {
    const total = 100 * random.int(4, 20);
    const percent = random.int(2, 40);
    const recombinant = (total * percent) / 100;
    const first = Math.floor(recombinant / 2) - random.int(0, 2);
    const second = recombinant - first;
    const parental = total - recombinant;
    const half = Math.floor(parental / 2) + random.int(0, 3);
    const counts = [half, first, second, parental - half];
    if (first < 2 || percent === 25) return this.make(random);
    const [a, b] = random.pick([
      ['A', 'B'],
      ['P', 'Q'],
      ['R', 'T'],
      ['D', 'E'],
    ] as const);
    const [x, y] = [a.toLowerCase(), b.toLowerCase()];
    return quantityItem({
      question: `${a}${b}/${x}${y} is crossed with ${x}${y}/${x}${y} and gives ${counts[0]} ${a}${b}, ${counts[1]} ${a}${y}, ${counts[2]} ${x}${b} and ${counts[3]} ${x}${y} offspring (named by the gamete of the first parent). How far apart are the genes on the map?`,
      answer: percent,
      unit: 'cM',
      mistakes: [100 - percent, percent / 2, percent * 2, 50 - percent].filter(
        (value) => value > 0,
      ),
      explanation: `${a}${y} and ${x}${b} are recombinant: (${counts[1]} + ${counts[2]}) ÷ ${figure(total)} = ${percent}%, which is ${percent} cM.`,
    });
  },
};

export const inheritanceFamilies: readonly Family[] = [
  gametes,
  offspringProbability,
  dihybridCount,
  recombination,
];
