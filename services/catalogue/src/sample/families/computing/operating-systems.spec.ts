import { describeFamilies } from '../../testing/describe-families.js';
import { numbersOf, type Solver } from '../../testing/expect-family.js';
import { operatingSystemsFamilies } from './operating-systems.js';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'virtual-page-number-bits': (stem) => {
    const [address = 0, kilobytes = 0] = numbersOf(stem);
    let pages = 1n;
    while (pages * BigInt(kilobytes * 1024) < 2n ** BigInt(address)) pages *= 2n;
    return pages.toString(2).length - 1;
  },
  'fcfs-average-waiting': (stem) => {
    const bursts = numbersOf(stem);
    let now = 0;
    let waited = 0;
    for (const burst of bursts) {
      waited += now;
      now += burst;
    }
    return waited / bursts.length;
  },
};

describeFamilies('operating-systems families', operatingSystemsFamilies, SOLVERS, {
  'virtual-page-number-bits': 40,
});
