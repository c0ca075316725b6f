import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { molecularGeneticsFamilies } from './molecular-genetics.ts';

const PARTNER: Readonly<Record<string, string>> = {
  adenine: 'thymine',
  thymine: 'adenine',
  guanine: 'cytosine',
  cytosine: 'guanine',
};

describeFamilies(
  'families of molecular genetics',
  molecularGeneticsFamilies,
  {
    'chargaff-base-share': (stem) => {
      const [, share = '', given = '', asked = ''] =
        /, (\d+)% of the bases are (\w+)\. What share is (\w+)\?/.exec(stem) ?? [];
      const isPair = given === asked || PARTNER[given] === asked;
      return isPair ? Number(share) : (100 - 2 * Number(share)) / 2;
    },
    'hydrogen-bonds-in-dna': (stem) => {
      const [pairs = 0, percent = 0] = numbersOf(stem);
      const guanine = (2 * pairs * (50 - percent)) / 100;
      // Two bonds in every pair, and one more where guanine is.
      return 2 * pairs + guanine;
    },
    'length-of-dna': (stem) => {
      const [given = 0, step = 1, perTurn = 1] = numbersOf(stem);
      if (stem.includes('How long')) return given * step;
      return Math.round((given / step) * perTurn) * 2;
    },
    'labelled-dna-generations': (stem) => {
      const [, first = '1', times = ''] = /^(?:A|(\d+)) DNA .* (\d) times in/.exec(stem) ?? [];
      // Follows strands: true for an old, labelled one.
      let molecules = Array.from({ length: Number(first) }, () => [true, true]);
      for (let round = 0; round < Number(times); round += 1) {
        molecules = molecules.flatMap(([one = false, two = false]) => [
          [one, false],
          [two, false],
        ]);
      }
      const labelled = molecules.filter((molecule) => molecule.includes(true)).length;
      return stem.includes('no ¹⁵N') ? molecules.length - labelled : labelled;
    },
    'amino-acids-of-message': (stem) => {
      const numbers = numbersOf(stem.replace(/[53]′/g, ''));
      if (stem.includes('protein')) return 3 * (numbers[0] ?? 0) + 3;
      const [all = 0, before = 0, after = 0] = numbers;
      return (all - before - after - 3) / 3;
    },
  },
  { 'labelled-dna-generations': 100 },
);

describeUnits(molecularGeneticsFamilies);
