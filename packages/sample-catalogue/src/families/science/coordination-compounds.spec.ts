import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { coordinationFamilies } from './coordination-compounds.ts';

/** Fills five d orbitals one by one, with parallel spins first. */
function unpairedOf(electrons: number): number {
  const orbitals = [0, 0, 0, 0, 0];
  for (let electron = 0; electron < electrons; electron += 1)
    orbitals[electron % 5] = (orbitals[electron % 5] ?? 0) + 1;
  return orbitals.filter((count) => count === 1).length;
}

describeFamilies(
  'families of coordination compounds',
  coordinationFamilies,
  {
    'unpaired-electrons-of-ion': (stem) => {
      const [, size = ''] = /ion [A-Z][a-z]?([²³⁴⁵])⁺/.exec(stem) ?? [];
      const electrons =
        Number(/atomic number (\d+)/.exec(stem)?.[1]) - 18 - ('²³⁴⁵'.indexOf(size) + 2);
      const unpaired = unpairedOf(electrons);
      if (stem.includes('3d electrons')) return electrons;
      if (!stem.includes('magnetic moment')) return unpaired;
      const spin = unpaired / 2;
      return Math.round(2 * Math.sqrt(spin * (spin + 1)) * 100) / 100;
    },
  },
  { 'unpaired-electrons-of-ion': 45 },
);

describeUnits(coordinationFamilies);
