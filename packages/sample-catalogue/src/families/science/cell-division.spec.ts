import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { cellDivisionFamilies } from './cell-division.ts';

describeFamilies(
  'families of cell division',
  cellDivisionFamilies,
  {
    'chromosomes-and-dna-in-division': (stem) => {
      const diploid = Number(/is (\d+)\./.exec(stem)?.[1]);
      const pairs = diploid / 2;
      if (stem.includes('metaphase of mitosis')) return pairs * 2 * 2;
      if (stem.includes('anaphase')) return diploid + diploid;
      if (stem.includes('metaphase II')) return pairs * 2;
      return pairs;
    },
    'number-of-divisions': (stem) => {
      const numbers = numbersOf(stem);
      if (stem.includes('seeds')) {
        const [seeds = 0] = numbers;
        let meioses = 0;
        for (let seed = 0; seed < seeds; seed += 1) meioses += 1 + (seed % 4 === 0 ? 1 : 0);
        return meioses;
      }
      if (stem.includes('mitotic')) {
        let [cells, count] = [1, 0];
        for (; cells < (numbers[0] ?? 0); cells += 1) count += 1;
        return count;
      }
      const [minutes = 1, start = 0, time = 0] = numbers;
      let [cells, clock] = [start, 0];
      for (; clock < time; clock += minutes) cells += cells;
      return cells;
    },
  },
  { 'chromosomes-and-dna-in-division': 55 },
);

describeUnits(cellDivisionFamilies);
