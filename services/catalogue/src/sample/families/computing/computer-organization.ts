import type { Family } from '../../family.js';
import { figure } from '../../wording.js';

const COMPUTING = 'Computer Science';

const effectiveAccess: Family = {
  name: 'cache-average-access',
  subject: COMPUTING,
  topic: 'Computer Organization and Architecture',
  difficulty: 'Moderate',
  make(random) {
    const hit = random.pick([80, 85, 90, 92, 95, 98]);
    const cache = random.int(2, 10);
    const memory = 10 * random.int(6, 15);
    const average = (100 * cache + (100 - hit) * memory) / 100;
    return {
      question: `A cache takes ${cache} ns and is asked first; on a miss, memory takes another ${memory} ns. With a hit rate of ${hit}%, what is the average access time?`,
      right: `${figure(average)} ns`,
      wrong: [
        (hit * cache + (100 - hit) * memory) / 100,
        (100 * cache + hit * memory) / 100,
        (cache + memory) / 2,
        average + 1,
        average + cache,
      ].map((value) => `${figure(value)} ns`),
      explanation: `Every access pays ${cache} ns, and ${100 - hit}% pay ${memory} ns more: ${cache} + ${100 - hit}/100 × ${memory} = ${figure(average)} ns.`,
    };
  },
};

export const computerOrganizationFamilies: readonly Family[] = [effectiveAccess];
