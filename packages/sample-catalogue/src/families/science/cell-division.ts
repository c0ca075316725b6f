import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { capitalised, superscript } from './notation.ts';
import { countItem } from './numeric-item.ts';

const BIOLOGY = 'Biology';
const CELLS = 'Cell Cycle and Cell Division';

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

export const cellDivisionFamilies: readonly Family[] = [divisions, cellDivisions];
