import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { capitalised, roundsClearly, scientific, withArticle } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const PHYSICS = 'Physics';
const ELECTROSTATICS = 'Electrostatics';
const CURRENT = 'Current Electricity';

const coulombForce: Family = {
  name: 'coulomb-force',
  subject: PHYSICS,
  topic: ELECTROSTATICS,
  difficulty: 'Easy',
  make(random) {
    const [first, second, distance] = [
      random.int(2, 12),
      random.int(2, 12),
      random.pick([10, 20, 30, 50, 60]),
    ];
    const answer = (9e9 * first * second * 1e-12) / (distance / 100) ** 2;
    return quantityItem({
      question: `Two point charges of ${first} μC and ${second} μC are ${distance} cm apart in air. With what force do they repel each other? (Take 1/(4πε₀) = 9 × 10⁹ N·m²/C².)`,
      answer: Number(answer.toFixed(3)),
      unit: 'N',
      mistakes: [
        answer * (distance / 100),
        answer / 2,
        answer * 10,
        (answer * (first + second)) / (first * second),
      ],
      explanation: `F = 9 × 10⁹ × ${first} × 10⁻⁶ × ${second} × 10⁻⁶ ÷ ${distance / 100}² = ${figure(answer)} N.`,
    });
  },
};

const movedCharge: Family = {
  name: 'work-on-charge',
  subject: PHYSICS,
  topic: ELECTROSTATICS,
  difficulty: 'Moderate',
  make(random) {
    const [charge, probe] = [random.int(2, 20), random.int(1, 9)];
    const [near, far] = random.pick([
      [0.2, 0.3],
      [0.1, 0.2],
      [0.3, 0.6],
      [0.3, 0.9],
      [0.1, 0.5],
      [0.2, 0.6],
    ] as const);
    const answer = Number((9e-3 * charge * probe * (1 / near - 1 / far)).toFixed(4));
    if (!Number.isInteger(Math.round(answer * 1e7) / 1e4)) return this.make(random);
    return quantityItem({
      question: `How much work moves a charge of ${probe} μC from a distance of ${far} m to a distance of ${near} m from a fixed point charge of ${charge} μC? (Take 1/(4πε₀) = 9 × 10⁹ N·m²/C².)`,
      answer,
      unit: 'J',
      mistakes: [
        (9e-3 * charge * probe) / near,
        (9e-3 * charge * probe) / far,
        (9e-3 * charge * probe) / (far - near),
        answer * 2,
      ],
      explanation: `W = 9 × 10⁹ × ${charge} × 10⁻⁶ × ${probe} × 10⁻⁶ × (1/${near} − 1/${far}) = ${figure(answer)} J.`,
    });
  },
};

const capacitors: Family = {
  name: 'capacitor-combination',
  subject: PHYSICS,
  topic: ELECTROSTATICS,
  difficulty: 'Moderate',
  make(random) {
    const [first, second, third] = [random.int(2, 12), random.int(2, 12), random.int(2, 12)];
    const farad = (top: number, bottom: number): string => `${fraction(top, bottom)} μF`;
    const pair = first + second;
    return {
      question: `Capacitors of ${first} μF and ${second} μF are connected in parallel, and a capacitor of ${third} μF is connected in series with the two. What is the capacitance of the whole?`,
      right: farad(pair * third, pair + third),
      wrong: [
        farad(pair + third, 1),
        farad(first * second + third * pair, pair),
        farad(pair + third, pair * third),
        farad(first * second * third, first * second + second * third + third * first),
        farad(pair * third, 1),
      ],
      explanation: `In parallel they have ${first} + ${second} = ${pair} μF. In series with ${third} μF that makes ${pair} × ${third} ÷ (${pair} + ${third}) = ${fraction(pair * third, pair + third)} μF.`,
    };
  },
};

const capacitorEnergy: Family = {
  name: 'capacitor-energy',
  subject: PHYSICS,
  topic: ELECTROSTATICS,
  difficulty: 'Easy',
  make(random) {
    const [microfarads, volts] = [random.int(2, 40), 50 * random.int(2, 12)];
    const answer = (microfarads * volts ** 2) / 2000;
    return quantityItem({
      question: `How much energy does a capacitor of ${microfarads} μF store when it is charged to ${volts} V?`,
      answer,
      unit: 'mJ',
      mistakes: [answer * 2, (microfarads * volts) / 2, microfarads * volts, answer / 1000],
      explanation: `½CV² = ½ × ${microfarads} × 10⁻⁶ × ${volts}² J = ${figure(answer)} mJ.`,
    });
  },
};

const sharedCharge: Family = {
  name: 'charged-capacitors-joined',
  subject: PHYSICS,
  topic: ELECTROSTATICS,
  difficulty: 'Hard',
  make(random) {
    const [charged, empty, volts] = [random.int(1, 12), random.int(1, 12), 10 * random.int(5, 30)];
    const common = (charged * volts) / (charged + empty);
    const lost = ((charged * empty) / (charged + empty)) * volts ** 2 * 0.5e-3;
    const asksLoss = random.int(0, 1) === 0;
    if (!Number.isInteger(common * 2) || !Number.isInteger(lost * 1000)) return this.make(random);
    const start = `A capacitor of ${charged} μF charged to ${volts} V is disconnected and joined to an uncharged capacitor of ${empty} μF.`;
    if (asksLoss) {
      return quantityItem({
        question: `${start} How much energy is lost?`,
        answer: lost,
        unit: 'mJ',
        mistakes: [
          (charged * volts ** 2) / 2000,
          ((charged + empty) * common ** 2) / 2000,
          lost * 2,
          (empty * volts ** 2) / 2000,
        ],
        explanation: `The common voltage is ${charged} × ${volts} ÷ ${charged + empty} = ${figure(common)} V. The energy falls from ½ × ${charged} × ${volts}² to ½ × ${charged + empty} × ${figure(common)}² (in μJ), by ${figure(lost)} mJ.`,
      });
    }
    return quantityItem({
      question: `${start} What is their common voltage?`,
      answer: common,
      unit: 'V',
      mistakes: [volts / 2, (charged * volts) / empty, volts - common, volts],
      explanation: `The charge ${charged} × ${volts} = ${figure(charged * volts)} μC spreads over ${charged + empty} μF: ${figure(common)} V.`,
    });
  },
};

const parallelResistors: Family = {
  name: 'parallel-resistors',
  subject: PHYSICS,
  topic: CURRENT,
  difficulty: 'Easy',
  make(random) {
    const first = random.int(2, 30);
    const second = random.int(2, 40);
    const ohm = (top: number, bottom: number): string => `${fraction(top, bottom)} Ω`;
    return {
      question: `Resistors of ${first} Ω and ${second} Ω are connected in parallel. What is their equivalent resistance?`,
      right: ohm(first * second, first + second),
      wrong: [
        ohm(first + second, 1),
        ohm(first + second, 2),
        ohm(first + second, first * second),
        ohm(first * second, 1),
        ohm(2 * first * second, first + second),
      ],
      explanation: `1/R = 1/${first} + 1/${second}, so R = ${first} × ${second} ÷ (${first} + ${second}) = ${fraction(first * second, first + second)} Ω.`,
    };
  },
};

const energyUsed: Family = {
  name: 'energy-used-cost',
  subject: PHYSICS,
  topic: CURRENT,
  difficulty: 'Moderate',
  make(random) {
    const [watts, hours, days] = [100 * random.int(3, 20), random.int(2, 6), random.int(5, 30)];
    const units = (watts * hours * days) / 1000;
    return quantityItem({
      question: `${capitalised(withArticle(`${figure(watts)} W`))} heater is used ${hours} hours a day for ${days} days. How much energy does it take?`,
      answer: units,
      unit: 'kWh',
      mistakes: [units * 10, (watts * hours) / 1000, (watts * days) / 1000, units / 10],
      explanation: `Energy = power × time = ${figure(watts / 1000)} kW × ${hours} h × ${days} = ${figure(units)} kWh.`,
    });
  },
};

const internalResistance: Family = {
  name: 'cell-internal-resistance',
  subject: PHYSICS,
  topic: CURRENT,
  difficulty: 'Moderate',
  make(random) {
    const [outer, inner] = [random.int(2, 20), random.int(1, 4) / 2];
    const current = random.int(1, 8) / 2;
    const voltage = current * (outer + inner);
    if (voltage > 30) return this.make(random);
    const terminal = current * outer;
    return quantityItem({
      question: `A battery with an e.m.f. of ${figure(voltage)} V and an internal resistance of ${figure(inner)} Ω is connected to a resistor of ${figure(outer)} Ω. What is the voltage across its terminals?`,
      answer: terminal,
      unit: 'V',
      mistakes: [voltage, current * inner, voltage - inner, voltage / outer],
      explanation: `I = ${figure(voltage)} ÷ (${figure(outer)} + ${figure(inner)}) = ${figure(current)} A, so the voltage is ${figure(current)} × ${figure(outer)} = ${figure(terminal)} V.`,
    });
  },
};

const metreBridge: Family = {
  name: 'metre-bridge',
  subject: PHYSICS,
  topic: CURRENT,
  difficulty: 'Moderate',
  make(random) {
    const [balance, known] = [random.int(15, 85), random.int(2, 60)];
    const answer = (known * balance) / (100 - balance);
    if (!Number.isInteger(answer * 4) || balance === 50) return this.make(random);
    return quantityItem({
      question: `In a metre bridge with an unknown resistance in the left gap and ${known} Ω in the right gap, the galvanometer shows no current ${balance} cm from the left end. What is the unknown resistance?`,
      answer,
      unit: 'Ω',
      mistakes: [
        (known * (100 - balance)) / balance,
        (known * balance) / 100,
        known,
        (known * (100 - balance)) / 100,
      ],
      explanation: `X ÷ ${known} = ${balance} ÷ (100 − ${balance}), so X = ${known} × ${balance} ÷ ${100 - balance} = ${figure(answer)} Ω.`,
    });
  },
};

const stretchedResistance: Family = {
  name: 'stretched-wire-resistance',
  subject: PHYSICS,
  topic: CURRENT,
  difficulty: 'Moderate',
  make(random) {
    const [resistance, percent] = [random.int(2, 40), random.pick([10, 20, 50, 100, 200])];
    const factor = 1 + percent / 100;
    const answer = Number((resistance * factor ** 2).toFixed(3));
    return quantityItem({
      question: `A wire of ${resistance} Ω is stretched uniformly until it is ${percent}% longer. What is its resistance then?`,
      answer,
      unit: 'Ω',
      mistakes: [
        resistance * factor,
        resistance * (1 + (2 * percent) / 100),
        resistance / factor,
        resistance * factor ** 3,
      ],
      explanation: `Its volume stays, so ${figure(factor)} times the length goes with 1/${figure(factor)} of the cross-section: R = ${resistance} × ${figure(factor)}² = ${figure(answer)} Ω.`,
    });
  },
};

const driftSpeed: Family = {
  name: 'drift-velocity',
  subject: PHYSICS,
  topic: CURRENT,
  difficulty: 'Moderate',
  make(random) {
    const [area, density, current] = [random.int(1, 10), random.int(4, 9), random.int(1, 16)];
    const answer = current / (area * 1e-6 * density * 1e28 * 1.6e-19);
    if (!roundsClearly(answer)) return this.make(random);
    return quantityItem({
      question: `A current of ${current} A flows in a wire with a cross-section of ${area} mm² and ${density} × 10²⁸ free electrons per cubic metre. What is the drift speed of the electrons, to three significant figures? (Take e = 1.6 × 10⁻¹⁹ C.)`,
      answer,
      unit: 'm/s',
      mistakes: [answer * 2, answer / 10, answer / 2, answer * 10],
      explanation: `v = I ÷ (nAe) = ${current} ÷ (${density} × 10²⁸ × ${area} × 10⁻⁶ × 1.6 × 10⁻¹⁹) ≈ ${scientific(answer)} m/s.`,
      write: scientific,
    });
  },
};

export const electricityFamilies: readonly Family[] = [
  coulombForce,
  movedCharge,
  capacitors,
  capacitorEnergy,
  sharedCharge,
  parallelResistors,
  internalResistance,
  metreBridge,
  stretchedResistance,
  driftSpeed,
  energyUsed,
];
