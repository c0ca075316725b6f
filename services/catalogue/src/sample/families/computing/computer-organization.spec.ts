import { describeFamilies } from '../../testing/describe-families.js';
import { numbersOf, type Solver } from '../../testing/expect-family.js';
import { computerOrganizationFamilies } from './computer-organization.js';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'cache-average-access': (stem) => {
    const [cache = 0, memory = 0, hit = 0] = numbersOf(stem);
    let total = 0;
    for (let access = 0; access < 100; access += 1) total += access < hit ? cache : cache + memory;
    return total / 100;
  },
};

describeFamilies('computer-organization families', computerOrganizationFamilies, SOLVERS);
