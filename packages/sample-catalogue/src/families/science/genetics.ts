import type { Family } from '../../family.ts';
import { counted, figure, fraction } from '../../wording.ts';
import { capitalised, rounded, superscript } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const BIOLOGY = 'Biology';
const INHERITANCE = 'Principles of Inheritance and Variation';
const MOLECULAR = 'Molecular Basis of Inheritance';
const EVOLUTION = 'Evolution';
const CELLS = 'Cell Cycle and Cell Division';

const BASES = ['adenine', 'thymine', 'guanine', 'cytosine'] as const;
const PARTNERS = {
  adenine: 'thymine',
  thymine: 'adenine',
  guanine: 'cytosine',
  cytosine: 'guanine',
} as const;

const baseShare: Family = {
  name: 'chargaff-base-share',
  subject: BIOLOGY,
  topic: MOLECULAR,
  difficulty: 'Easy',
  make(random) {
    const share = random.int(12, 38);
    const [given, asked] = random.shuffle(BASES);
    if (!given || !asked || share === 25) return this.make(random);
    const isPair = PARTNERS[given] === asked;
    const answer = isPair ? share : 50 - share;
    return quantityItem({
      question: `In a double-stranded DNA, ${share}% of the bases are ${given}. What share is ${asked}?`,
      answer,
      unit: '%',
      mistakes: [50 - answer, 100 - share, 100 - 2 * share, answer / 2],
      explanation: isPair
        ? `${given.charAt(0).toUpperCase()}${given.slice(1)} pairs with ${asked}, so there is as much of one as of the other: ${share}%.`
        : `A base and its partner have equal shares, together ${2 * share}%. The other pair shares the remaining ${100 - 2 * share}% equally: ${answer}% each.`,
    });
  },
};

const hydrogenBonds: Family = {
  name: 'hydrogen-bonds-in-dna',
  subject: BIOLOGY,
  topic: MOLECULAR,
  difficulty: 'Moderate',
  make(random) {
    const [pairs, percent] = [100 * random.int(2, 30), random.int(10, 40)];
    const adenine = (pairs * 2 * percent) / 100;
    const answer = 2 * adenine + 3 * (pairs - adenine);
    if (percent === 25) return this.make(random);
    return countItem({
      question: `A double-stranded DNA of ${figure(pairs)} base pairs has ${percent}% adenine among its bases. How many hydrogen bonds join its strands?`,
      answer,
      unit: '',
      mistakes: [3 * adenine + 2 * (pairs - adenine), 5 * pairs, 2 * pairs, 3 * pairs],
      explanation: `${percent}% of ${figure(2 * pairs)} bases are ${figure(adenine)} adenines, so there are ${figure(adenine)} A–T pairs with two bonds and ${figure(pairs - adenine)} G–C pairs with three: ${figure(2 * adenine)} + ${figure(3 * (pairs - adenine))} = ${figure(answer)}.`,
    });
  },
};

const helixLength: Family = {
  name: 'length-of-dna',
  subject: BIOLOGY,
  topic: MOLECULAR,
  difficulty: 'Easy',
  make(random) {
    const turns = random.int(3, 90) * 5;
    const pairs = turns * 10;
    const nanometres = rounded(turns * 3.4, 1);
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `How long is a piece of B-DNA with ${figure(pairs)} base pairs? (Distance between neighbouring pairs: 0.34 nm.)`,
        answer: nanometres,
        unit: 'nm',
        mistakes: [nanometres * 2, nanometres / 2, nanometres * 10, pairs * 3.4 * 2],
        explanation: `${figure(pairs)} × 0.34 nm = ${figure(nanometres)} nm.`,
      });
    }
    return countItem({
      question: `A piece of B-DNA is ${figure(nanometres)} nm long. How many nucleotides does it hold in both strands? (A turn is 3.4 nm long and has 10 base pairs.)`,
      answer: 2 * pairs,
      unit: '',
      mistakes: [pairs, turns, 20 * pairs, pairs / 2],
      explanation: `${figure(nanometres)} ÷ 3.4 = ${figure(turns)} turns with 10 pairs each are ${figure(pairs)} pairs, that is ${figure(2 * pairs)} nucleotides.`,
    });
  },
};

const codons: Family = {
  name: 'amino-acids-of-message',
  subject: BIOLOGY,
  topic: MOLECULAR,
  difficulty: 'Moderate',
  make(random) {
    const amino = random.int(60, 400);
    const [before, after] = [random.int(10, 90), random.int(10, 120)];
    const coding = 3 * (amino + 1);
    if (random.int(0, 1) === 0) {
      return countItem({
        question: `A messenger RNA of ${figure(before + coding + after)} nucleotides has untranslated regions of ${before} nucleotides at the 5′ end and ${after} at the 3′ end; the rest runs from the start codon to the stop codon. How many amino acids are joined?`,
        answer: amino,
        unit: '',
        mistakes: [amino + 1, coding, Math.round((before + coding + after) / 3), amino - 1],
        explanation: `${figure(coding)} nucleotides make ${figure(coding / 3)} codons; the last, the stop codon, stands for no amino acid: ${amino}.`,
      });
    }
    return countItem({
      question: `A protein consists of ${amino} amino acids. How many nucleotides does the coding part of its messenger RNA have, from the start codon through the stop codon?`,
      answer: coding,
      unit: '',
      mistakes: [3 * amino, amino, 3 * amino - 3, 6 * amino, coding + 3],
      explanation: `${amino} codons and a stop codon: (${amino} + 1) × 3 = ${figure(coding)}.`,
    });
  },
};

const replication: Family = {
  name: 'labelled-dna-generations',
  subject: BIOLOGY,
  topic: MOLECULAR,
  difficulty: 'Moderate',
  make(random) {
    const [first, generations] = [random.int(1, 12), random.int(2, 6)];
    const all = first * 2 ** generations;
    const asksShare = random.int(0, 1) === 0;
    const start = `${first === 1 ? 'A DNA molecule' : `${first} DNA molecules`} with ¹⁵N in both strands ${first === 1 ? 'replicates' : 'replicate'} ${generations} times in a medium with ¹⁴N only.`;
    if (asksShare) {
      return countItem({
        question: `${start} How many molecules then have no ¹⁵N at all?`,
        answer: all - 2 * first,
        unit: '',
        mistakes: [all, 2 * first, all - first, all / 2, all - 1],
        explanation: `There are ${first} × 2${superscript(generations)} = ${all} molecules. The ${2 * first} old strands are each in a molecule of their own, so ${all} − ${2 * first} = ${all - 2 * first} have none.`,
      });
    }
    return countItem({
      question: `${start} How many molecules then still have a strand with ¹⁵N?`,
      answer: 2 * first,
      unit: '',
      mistakes: [first, all - 2 * first, all, 4 * first, generations],
      explanation: `Replication is semiconservative: the ${2 * first} old strands stay whole, each in a molecule of its own: ${2 * first}.`,
    });
  },
};

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

const carriers: Family = {
  name: 'hardy-weinberg-carriers',
  subject: BIOLOGY,
  topic: EVOLUTION,
  difficulty: 'Hard',
  make(random) {
    const q = random.int(1, 12) / 20;
    const population = 400 * random.int(1, 40);
    const [recessive, carrier, dominant] = [q * q, 2 * q * (1 - q), (1 - q) ** 2].map((share) =>
      Math.round(share * population),
    ) as [number, number, number];
    if (q === 0.5) return this.make(random);
    if (random.int(0, 1) === 0) {
      return countItem({
        question: `In a population of ${figure(population)} in Hardy–Weinberg equilibrium a recessive allele has the frequency ${figure(q)}. How many individuals are heterozygous?`,
        answer: carrier,
        unit: '',
        mistakes: [recessive, dominant, carrier / 2, population - recessive, population - carrier],
        explanation: `With q = ${figure(q)} and p = ${figure(1 - q)}, heterozygotes are 2pq = ${figure(rounded(2 * q * (1 - q), 4))} of all: ${figure(carrier)}.`,
      });
    }
    return countItem({
      question: `In a population of ${figure(population)} in Hardy–Weinberg equilibrium ${figure(recessive)} individuals show a recessive trait. How many are heterozygous carriers of it?`,
      answer: carrier,
      unit: '',
      mistakes: [
        population - recessive,
        dominant,
        carrier / 2,
        2 * recessive,
        population - carrier,
      ],
      explanation: `q² = ${figure(recessive)} ÷ ${figure(population)}, so q = ${figure(q)} and p = ${figure(1 - q)}: 2pq × ${figure(population)} = ${figure(carrier)}.`,
    });
  },
};

const divisions: Family = {
  name: 'chromosomes-and-dna-in-division',
  subject: BIOLOGY,
  topic: CELLS,
  difficulty: 'Moderate',
  make(random) {
    const { organism, diploid } = random.pick(CHROMOSOMES);
    const asked = random.pick([
      {
        text: 'chromatids are there in all in a cell in metaphase of mitosis',
        answer: 2 * diploid,
        how: `${diploid} chromosomes of two chromatids each`,
      },
      {
        text: 'chromosomes are there in a cell in anaphase of mitosis',
        answer: 2 * diploid,
        how: `the chromatids of ${diploid} chromosomes have parted`,
      },
      {
        text: 'bivalents are there in prophase I of meiosis',
        answer: diploid / 2,
        how: `${diploid} chromosomes lie in pairs`,
      },
      {
        text: 'chromosomes are there in each cell after meiosis I',
        answer: diploid / 2,
        how: `the homologues of ${diploid} chromosomes have parted`,
      },
      {
        text: 'chromatids are there in all in a cell in metaphase II of meiosis',
        answer: diploid,
        how: `${diploid / 2} chromosomes of two chromatids each`,
      },
      {
        text: 'linkage groups are there',
        answer: diploid / 2,
        how: 'there is one for each pair of chromosomes',
      },
    ]);
    return countItem({
      question: `The diploid number of chromosomes of ${organism} is ${diploid}. How many ${asked.text}?`,
      answer: asked.answer,
      unit: '',
      mistakes: [diploid, 2 * diploid, diploid / 2, 4 * diploid, diploid / 4],
      explanation: `${capitalised(asked.how)}: ${asked.answer}.`,
    });
  },
};

const CHROMOSOMES = [
  { organism: 'the fruit fly', diploid: 8 },
  { organism: 'the garden pea', diploid: 14 },
  { organism: 'the onion', diploid: 16 },
  { organism: 'maize', diploid: 20 },
  { organism: 'rice', diploid: 24 },
  { organism: 'the tomato', diploid: 24 },
  { organism: 'the cat', diploid: 38 },
  { organism: 'the mouse', diploid: 40 },
  { organism: 'man', diploid: 46 },
  { organism: 'the apple', diploid: 34 },
] as const;

const cellDivisions: Family = {
  name: 'number-of-divisions',
  subject: BIOLOGY,
  topic: CELLS,
  difficulty: 'Easy',
  make(random) {
    const kind = random.pick(['seeds', 'generations', 'time'] as const);
    if (kind === 'seeds') {
      const seeds = 4 * random.int(5, 60);
      return countItem({
        question: `How many meiotic divisions are needed at least for ${seeds} seeds of a flowering plant, all pollen grains of a tetrad being used?`,
        answer: seeds + seeds / 4,
        unit: '',
        mistakes: [seeds, 2 * seeds, seeds / 4, seeds / 2 + seeds],
        explanation: `Each seed needs one egg cell, from a meiosis of its own: ${seeds}. The ${seeds} pollen grains come from ${seeds} ÷ 4 = ${seeds / 4} meioses: ${seeds + seeds / 4} in all.`,
      });
    }
    if (kind === 'generations') {
      const steps = random.int(4, 12);
      return countItem({
        question: `How many mitotic divisions, counted cell by cell, turn one cell into ${figure(2 ** steps)} cells?`,
        answer: 2 ** steps - 1,
        unit: '',
        mistakes: [steps, 2 ** steps, 2 ** (steps - 1), 2 * steps],
        explanation: `Each division adds one cell, so ${figure(2 ** steps)} − 1 = ${figure(2 ** steps - 1)}.`,
      });
    }
    const [steps, minutes, start] = [
      random.int(3, 8),
      random.pick([15, 20, 30, 40]),
      random.int(1, 20) * 5,
    ];
    return countItem({
      question: `Bacteria divide every ${minutes} minutes. How many are there from ${start} after ${figure(minutes * steps)} minutes?`,
      answer: start * 2 ** steps,
      unit: '',
      mistakes: [
        start * 2 * steps,
        start * 2 ** (steps - 1),
        start * 2 ** (steps + 1),
        start * steps,
      ],
      explanation: `${figure(minutes * steps)} minutes are ${steps} divisions: ${start} × 2${superscript(steps)} = ${figure(start * 2 ** steps)}.`,
    });
  },
};

export const geneticsFamilies: readonly Family[] = [
  divisions,
  cellDivisions,
  gametes,
  offspringProbability,
  dihybridCount,
  recombination,
  baseShare,
  hydrogenBonds,
  helixLength,
  replication,
  codons,
  carriers,
];
