import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { rounded } from './notation.ts';
import { countItem } from './numeric-item.ts';

const BIOLOGY = 'Biology';
const EVOLUTION = 'Evolution';

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

export const evolutionFamilies: readonly Family[] = [carriers];
