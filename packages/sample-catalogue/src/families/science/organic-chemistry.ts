import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { subscript } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const ORGANIC = 'Organic Chemistry: Basic Principles';

const unsaturation: Family = {
  name: 'degree-of-unsaturation',
  subject: CHEMISTRY,
  topic: ORGANIC,
  difficulty: 'Moderate',
  make(random) {
    const [carbon, rings, nitrogen, chlorine, oxygen] = [
      random.int(3, 12),
      random.int(1, 6),
      random.int(0, 2),
      random.int(0, 2),
      random.int(0, 3),
    ];
    const hydrogen = 2 * carbon + 2 + nitrogen - chlorine - 2 * rings;
    if (hydrogen < carbon / 2) return this.make(random);
    const part = (symbol: string, count: number): string =>
      count === 0 ? '' : `${symbol}${count === 1 ? '' : subscript(count)}`;
    const formula =
      part('C', carbon) +
      part('H', hydrogen) +
      part('Cl', chlorine) +
      part('N', nitrogen) +
      part('O', oxygen);
    return countItem({
      question: `What is the degree of unsaturation (rings and double bonds, a triple bond counted twice) of a compound ${formula}?`,
      answer: rings,
      unit: '',
      mistakes: [rings + oxygen, rings - 1, rings + 1, rings + nitrogen, rings * 2],
      explanation: `(2 × ${carbon} + 2 + ${nitrogen} N − ${hydrogen} H − ${chlorine} Cl) ÷ 2 = ${rings}; oxygen does not count.`,
    });
  },
};

const combustionAnalysis: Family = {
  name: 'carbon-by-combustion-analysis',
  subject: CHEMISTRY,
  topic: ORGANIC,
  difficulty: 'Moderate',
  make(random) {
    const [percent, tenths] = [random.int(20, 85), random.int(2, 9)];
    const sample = tenths / 10;
    const dioxide = (sample * percent * 44) / 1200;
    if (!Number.isInteger(Number((dioxide * 1000).toFixed(6)))) return this.make(random);
    return quantityItem({
      question: `${figure(sample)} g of an organic compound gives ${figure(dioxide)} g of carbon dioxide on complete combustion. What percentage of carbon does it hold? (Atomic masses: C 12, O 16.)`,
      answer: percent,
      unit: '%',
      mistakes: [
        (percent * 44) / 12 > 100 ? percent / 2 : (percent * 44) / 12,
        100 - percent,
        (percent * 44) / 36,
        percent / 2,
      ].filter((value) => value < 100),
      explanation: `12 of every 44 g of CO₂ are carbon: ${figure(dioxide)} × 12 ÷ 44 = ${figure((dioxide * 12) / 44)} g, which is ${percent}% of ${figure(sample)} g.`,
    });
  },
};

const dumas: Family = {
  name: 'nitrogen-by-dumas-method',
  subject: CHEMISTRY,
  topic: ORGANIC,
  difficulty: 'Moderate',
  make(random) {
    const [millilitres, tenths] = [
      random.pick([11.2, 22.4, 33.6, 44.8, 56, 67.2, 28, 14, 84]),
      random.int(1, 10),
    ];
    const sample = tenths / 20;
    const answer = (millilitres * 28) / (224 * sample);
    if (answer > 60 || answer < 4 || !Number.isInteger(Number((answer * 100).toFixed(6))))
      return this.make(random);
    return quantityItem({
      question: `By the Dumas method, ${figure(sample)} g of an organic compound gives ${figure(millilitres)} mL of nitrogen at 0 °C and 1 atm. What percentage of nitrogen does it hold? (Molar volume 22,400 mL/mol; N₂ 28 g/mol.)`,
      answer: Number(answer.toFixed(3)),
      unit: '%',
      mistakes: [answer / 2, answer * 2, 100 - answer, answer / 4].filter((value) => value < 100),
      explanation: `${figure(millilitres)} × 28 ÷ 22,400 = ${figure((millilitres * 28) / 22_400)} g of nitrogen, which is ${figure(answer)}% of ${figure(sample)} g.`,
    });
  },
};

export const organicChemistryFamilies: readonly Family[] = [
  unsaturation,
  combustionAnalysis,
  dumas,
];
