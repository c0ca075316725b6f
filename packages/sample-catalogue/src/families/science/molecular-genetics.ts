import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { rounded, superscript } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const BIOLOGY = 'Biology';
const MOLECULAR = 'Molecular Basis of Inheritance';

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

export const molecularGeneticsFamilies: readonly Family[] = [
  baseShare,
  hydrogenBonds,
  helixLength,
  replication,
  codons,
];
