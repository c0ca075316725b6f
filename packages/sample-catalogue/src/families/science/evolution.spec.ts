import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { evolutionFamilies } from './evolution.ts';

describeFamilies('families of evolution', evolutionFamilies, {
  'hardy-weinberg-carriers': (stem) => {
    const [population = 0, given = 0] = numbersOf(stem);
    const frequency = stem.includes('frequency') ? given : Math.sqrt(given / population);
    return Math.round(population * (1 - frequency ** 2 - (1 - frequency) ** 2));
  },
});

describeUnits(evolutionFamilies);
