import type { Family } from '../../family.ts';
import { counted, figure, fraction } from '../../wording.ts';
import { rounded, signed, superscript, withArticle } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const REDOX = 'Redox Reactions and Electrochemistry';
const KINETICS = 'Chemical Kinetics';

const METALS = [
  { metal: 'magnesium', ion: 'Mg²⁺', symbol: 'Mg', potential: -2.37 },
  { metal: 'aluminium', ion: 'Al³⁺', symbol: 'Al', potential: -1.66 },
  { metal: 'zinc', ion: 'Zn²⁺', symbol: 'Zn', potential: -0.76 },
  { metal: 'iron', ion: 'Fe²⁺', symbol: 'Fe', potential: -0.44 },
  { metal: 'cadmium', ion: 'Cd²⁺', symbol: 'Cd', potential: -0.4 },
  { metal: 'nickel', ion: 'Ni²⁺', symbol: 'Ni', potential: -0.25 },
  { metal: 'tin', ion: 'Sn²⁺', symbol: 'Sn', potential: -0.14 },
  { metal: 'lead', ion: 'Pb²⁺', symbol: 'Pb', potential: -0.13 },
  { metal: 'copper', ion: 'Cu²⁺', symbol: 'Cu', potential: 0.34 },
  { metal: 'silver', ion: 'Ag⁺', symbol: 'Ag', potential: 0.8 },
  { metal: 'gold', ion: 'Au³⁺', symbol: 'Au', potential: 1.5 },
] as const;

const cellPotential: Family = {
  name: 'cell-potential',
  subject: CHEMISTRY,
  topic: REDOX,
  difficulty: 'Easy',
  make(random) {
    const [first, second] = random.shuffle(METALS);
    if (!first || !second || first.potential === second.potential) return this.make(random);
    const [anode, cathode] = first.potential < second.potential ? [first, second] : [second, first];
    const answer = rounded(cathode.potential - anode.potential, 2);
    return quantityItem({
      question: `The standard electrode potentials are ${signed(first.potential)} V for ${first.ion}/${first.symbol} and ${signed(second.potential)} V for ${second.ion}/${second.symbol}. What is the standard e.m.f. of the galvanic cell of the two?`,
      answer,
      unit: 'V',
      mistakes: [
        Math.abs(anode.potential + cathode.potential),
        Math.abs(anode.potential),
        Math.abs(cathode.potential),
        answer / 2,
        answer * 2,
      ],
      explanation: `${cathode.symbol} has the higher potential and is the cathode: E = ${signed(cathode.potential)} − (${signed(anode.potential)}) = ${figure(answer)} V.`,
    });
  },
};

const DEPOSITS = [
  { metal: 'copper', ion: 'Cu²⁺', charge: 2, mass: 63.5 },
  { metal: 'silver', ion: 'Ag⁺', charge: 1, mass: 108 },
  { metal: 'nickel', ion: 'Ni²⁺', charge: 2, mass: 58.7 },
  { metal: 'aluminium', ion: 'Al³⁺', charge: 3, mass: 27 },
  { metal: 'zinc', ion: 'Zn²⁺', charge: 2, mass: 65.4 },
] as const;

const faraday: Family = {
  name: 'electrolysis-mass',
  subject: CHEMISTRY,
  topic: REDOX,
  difficulty: 'Moderate',
  make(random) {
    const { metal, ion, charge, mass } = random.pick(DEPOSITS);
    const [current, share] = [random.pick([2, 2.5, 4, 5, 9.65, 10]), random.int(1, 16) / 20];
    const seconds = (share * 96_500) / current;
    const answer = rounded((share * mass) / charge, 3);
    if (
      !Number.isInteger(rounded(seconds, 4)) ||
      !Number.isInteger(rounded(((share * mass) / charge) * 1000, 4))
    ) {
      return this.make(random);
    }
    return quantityItem({
      question: `A current of ${figure(current)} A flows for ${figure(seconds)} s through a solution or melt with ${ion} ions. What mass of ${metal} is deposited? (Molar mass ${mass} g/mol; 1 F = 96,500 C/mol.)`,
      answer,
      unit: 'g',
      mistakes: [
        share * mass,
        answer * charge ** 2,
        answer / charge,
        share * mass * charge,
        answer / 2,
      ],
      explanation: `The charge is ${figure(current)} × ${figure(seconds)} = ${figure(share * 96_500)} C = ${figure(share)} mol of electrons. Each ${ion} takes ${charge}: ${figure(share)} ÷ ${charge} × ${mass} = ${figure(answer)} g.`,
    });
  },
};

const nernst: Family = {
  name: 'nernst-electrode-potential',
  subject: CHEMISTRY,
  topic: REDOX,
  difficulty: 'Hard',
  make(random) {
    const metal = random.pick(METALS.filter(({ ion }) => !ion.includes('³')));
    const charge = metal.ion.includes('²') ? 2 : 1;
    const power = random.int(1, 5);
    const answer = rounded(metal.potential - (0.06 / charge) * power, 3);
    return quantityItem({
      question: `What is the potential at 25 °C of ${withArticle(metal.metal)} electrode in a solution with 10${superscript(-power)} mol/L of ${metal.ion}? (E° = ${signed(metal.potential)} V; take 2.303RT/F = 0.06 V.)`,
      answer,
      unit: 'V',
      mistakes: [
        metal.potential + (0.06 / charge) * power,
        metal.potential,
        metal.potential - (charge === 2 ? 0.06 : 0.03) * power,
        metal.potential + (charge === 2 ? 0.06 : 0.03) * power,
      ].map((value) => rounded(value, 3)),
      explanation: `E = E° + (0.06 ÷ ${charge}) × log 10${superscript(-power)} = ${signed(metal.potential)} − ${figure(0.06 / charge)} × ${power} = ${signed(answer)} V.`,
      write: signed,
      signs: 'any',
    });
  },
};

const gibbsOfCell: Family = {
  name: 'gibbs-energy-of-cell',
  subject: CHEMISTRY,
  topic: REDOX,
  difficulty: 'Moderate',
  make(random) {
    const [electrons, hundredths] = [random.pick([1, 2, 3]), random.int(20, 220)];
    const answer = rounded((electrons * 96_500 * hundredths) / 100_000, 3);
    return quantityItem({
      question: `A galvanic cell whose reaction passes ${counted(electrons, 'electron')} has a standard e.m.f. of ${figure(hundredths / 100)} V. What is ΔG° of the reaction? (1 F = 96,500 C/mol.)`,
      answer: -answer,
      unit: 'kJ/mol',
      mistakes: [answer, -answer / electrons, -answer * 2, -answer / 2],
      explanation: `ΔG° = −nFE° = −${electrons} × 96,500 × ${figure(hundredths / 100)} J/mol = −${figure(answer)} kJ/mol.`,
      write: signed,
      signs: 'any',
    });
  },
};

/** Compounds and the element asked for, with the oxidation number as it follows from the others. */
const OXIDATIONS = [
  ['K₂Cr₂O₇', 'chromium', 6],
  ['K₂CrO₄', 'chromium', 6],
  ['KMnO₄', 'manganese', 7],
  ['K₂MnO₄', 'manganese', 6],
  ['MnO₂', 'manganese', 4],
  ['H₂SO₄', 'sulphur', 6],
  ['Na₂SO₃', 'sulphur', 4],
  ['H₂S', 'sulphur', -2],
  ['HNO₃', 'nitrogen', 5],
  ['HNO₂', 'nitrogen', 3],
  ['N₂O', 'nitrogen', 1],
  ['NO₂', 'nitrogen', 4],
  ['NH₃', 'nitrogen', -3],
  ['N₂H₄', 'nitrogen', -2],
  ['NH₂OH', 'nitrogen', -1],
  ['H₃PO₄', 'phosphorus', 5],
  ['H₃PO₃', 'phosphorus', 3],
  ['H₃PO₂', 'phosphorus', 1],
  ['PH₃', 'phosphorus', -3],
  ['HClO₄', 'chlorine', 7],
  ['KClO₃', 'chlorine', 5],
  ['HClO₂', 'chlorine', 3],
  ['NaClO', 'chlorine', 1],
  ['V₂O₅', 'vanadium', 5],
  ['Fe₂O₃', 'iron', 3],
  ['TiO₂', 'titanium', 4],
  ['H₂C₂O₄', 'carbon', 3],
  ['CO', 'carbon', 2],
  ['CH₄', 'carbon', -4],
  ['Na₂CO₃', 'carbon', 4],
  ['NaBrO₃', 'bromine', 5],
  ['KIO₃', 'iodine', 5],
  ['Al₂O₃', 'aluminium', 3],
  ['SiO₂', 'silicon', 4],
  ['Na₂MoO₄', 'molybdenum', 6],
  ['As₂O₃', 'arsenic', 3],
  ['H₃AsO₄', 'arsenic', 5],
  ['SeO₂', 'selenium', 4],
  ['XeO₃', 'xenon', 6],
  ['Cu₂O', 'copper', 1],
  ['PbO₂', 'lead', 4],
  ['SnO₂', 'tin', 4],
] as const;

const oxidationNumber: Family = {
  name: 'oxidation-number',
  subject: CHEMISTRY,
  topic: REDOX,
  difficulty: 'Easy',
  make(random) {
    const [formula, element, number] = random.pick(OXIDATIONS);
    const text = (value: number): string => `${value > 0 ? '+' : ''}${signed(value)}`;
    const others = random.shuffle([number - 2, number + 2, number + 1, number - 1]);
    const wrong = [-number, ...others].filter((value) => Math.abs(value) <= 8 && value !== 0);
    return {
      question: `What is the oxidation number of ${element} in ${formula}?`,
      right: text(number),
      wrong: [...new Set(wrong)].map(text),
      explanation: `The oxidation numbers in ${formula} add up to zero with oxygen at −2, hydrogen and alkali metals at +1; that leaves ${text(number)} for ${element}.`,
    };
  },
};

const halfLifeFirstOrder: Family = {
  name: 'first-order-completion',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Moderate',
  make(random) {
    const steps = random.int(2, 5);
    const half = random.int(3, 60);
    const unit = random.pick(['s', 'min', 'h']);
    const done = 100 - 100 / 2 ** steps;
    return quantityItem({
      question: `The half-life of a first-order reaction is ${half} ${unit}. After what time is ${figure(done)}% of the substance used up?`,
      answer: half * steps,
      unit,
      mistakes: [
        (half * done) / 50,
        half * (steps - 1),
        half * (steps + 1),
        half * 2 ** (steps - 1),
      ],
      explanation: `${figure(100 - done)}% is left, which is 1/${2 ** steps} = (1/2)${superscript(steps)}: ${steps} half-lives, ${steps} × ${half} = ${half * steps} ${unit}.`,
    });
  },
};

const rateConstant: Family = {
  name: 'first-order-rate-constant',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Easy',
  make(random) {
    const thousandths = random.pick([
      1, 2, 3, 5, 7, 9, 11, 21, 33, 63, 77, 99, 10, 15, 18, 30, 35, 45, 55, 70, 90, 110, 22, 14, 6,
    ]);
    const unit = random.pick(['second', 'minute', 'hour', 'year']);
    const half = rounded(693 / thousandths, 3);
    if (!Number.isInteger(rounded(half * 100, 5))) return this.make(random);
    const asksHalf = random.int(0, 1) === 0;
    const constant = thousandths / 1000;
    if (asksHalf) {
      return quantityItem({
        question: `A first-order reaction has a rate constant of ${figure(constant)} per ${unit}. What is its half-life? (ln 2 = 0.693.)`,
        answer: half,
        unit: `${unit}s`,
        mistakes: [1 / constant, half / 2, 0.3 / constant, half * 2],
        explanation: `t½ = ln 2 ÷ k = 0.693 ÷ ${figure(constant)} = ${figure(half)} ${unit}s.`,
      });
    }
    return quantityItem({
      question: `The half-life of a first-order reaction is ${figure(half)} ${unit}s. What is its rate constant? (ln 2 = 0.693.)`,
      answer: constant,
      unit: `per ${unit}`,
      mistakes: [1 / half, constant * 2, 0.3 / half, constant / 2]
        .map((value) => rounded(value, 4))
        .filter((value) => value >= 0.001),
      explanation: `k = ln 2 ÷ t½ = 0.693 ÷ ${figure(half)} = ${figure(constant)} per ${unit}.`,
    });
  },
};

const rateLaw: Family = {
  name: 'rate-law-change',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(1, 2), random.int(0, 2)];
    const [up, other] = [random.pick([2, 3, 4]), random.pick([2, 3, 4, 0.5])];
    const answer = up ** first * other ** second;
    const slow = random.int(2, 40) / 10;
    if (answer === 1 || (second === 0 && other === 0.5)) return this.make(random);
    const powers = (power: number, name: string): string =>
      power === 0 ? '' : `[${name}]${power === 1 ? '' : superscript(power)}`;
    const change = (factor: number): string =>
      factor === 0.5 ? 'halved' : `made ${figure(factor)} times as great`;
    return quantityItem({
      question: `A reaction follows the law rate = k${powers(first, 'A')}${powers(second, 'B')} and runs at ${figure(slow)} × 10⁻³ mol/(L·s). How fast does it run when [A] is ${change(up)} and [B] is ${change(other)}?`,
      answer: rounded(slow * answer, 3),
      unit: '× 10⁻³ mol/(L·s)',
      mistakes: [
        slow * up * other,
        slow * (up * first + other * second),
        slow * up ** second * other ** first,
        slow * up,
        slow * answer * 2,
      ],
      explanation: `The rate becomes ${figure(up)}${first === 1 ? '' : superscript(first)}${second === 0 ? '' : ` × ${figure(other)}${second === 1 ? '' : superscript(second)}`} = ${figure(answer)} times as great${second === 0 ? ' (B does not matter)' : ''}: ${figure(slow * answer)} × 10⁻³ mol/(L·s).`,
    });
  },
};

const initialRates: Family = {
  name: 'order-from-initial-rates',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Hard',
  make(random) {
    const [orderA, orderB] = [random.int(0, 2), random.int(0, 2)];
    const [a, b, k] = [random.int(1, 4) / 10, random.int(1, 4) / 10, random.int(1, 9)];
    const [moreA, moreB] = [random.pick([2, 3]), random.pick([2, 3])];
    const rate = (x: number, y: number): string =>
      figure(rounded(k * (x / a) ** orderA * (y / b) ** orderB, 3));
    const row = (x: number, y: number): string =>
      `${figure(rounded(x, 2))} M of A and ${figure(rounded(y, 2))} M of B give ${rate(x, y)}`;
    const effect = (factor: number): string =>
      factor === 1 ? 'leaves the rate as it is' : `makes the rate ${factor} times as great`;
    const orders = (first: number, second: number): string =>
      `order ${first} in A, order ${second} in B`;
    const right = orders(orderA, orderB);
    const wrong = [0, 1, 2].flatMap((first) => [0, 1, 2].map((second) => orders(first, second)));
    return {
      question: `Initial rates of a reaction of A and B, in units of 10⁻³ mol/(L·s): ${row(a, b)}; ${row(a * moreA, b)}; ${row(a, b * moreB)}. What are the orders?`,
      right,
      wrong: [orders(orderB, orderA), ...random.shuffle(wrong)].filter(
        (option) => option !== right,
      ),
      explanation: `${moreA} times [A] ${effect(moreA ** orderA)}, so the order in A is ${orderA}. ${moreB} times [B] ${effect(moreB ** orderB)}, so the order in B is ${orderB}.`,
    };
  },
};

const temperatureRule: Family = {
  name: 'temperature-coefficient',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Easy',
  make(random) {
    const [factor, steps] = [random.pick([2, 3]), random.int(2, 5)];
    const low = random.int(10, 35);
    const minutes = factor ** steps * random.int(1, 6);
    return quantityItem({
      question: `The rate of a reaction becomes ${factor} times as great for every 10 °C. It takes ${figure(minutes)} min at ${low} °C. How long does it take at ${low + 10 * steps} °C?`,
      answer: minutes / factor ** steps,
      unit: 'min',
      mistakes: [
        minutes / (factor * steps),
        minutes / factor,
        minutes / factor ** (steps - 1),
        minutes / steps,
      ],
      explanation: `${10 * steps} °C are ${steps} steps, so the reaction is ${factor}${superscript(steps)} = ${factor ** steps} times as fast: ${figure(minutes)} ÷ ${factor ** steps} = ${figure(minutes / factor ** steps)} min.`,
    });
  },
};

const ratesOfChange: Family = {
  name: 'rates-of-reactants-and-products',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Easy',
  make(random) {
    const { equation, parts } = random.pick(RATED);
    const [known, asked] = random.shuffle(parts);
    if (!known || !asked) return this.make(random);
    const rate = known.count * random.int(1, 24);
    const answer = (rate / known.count) * asked.count;
    if (known.count === asked.count) return this.make(random);
    const verb = (part: { isMade: boolean }): string => (part.isMade ? 'forms' : 'is used up');
    return quantityItem({
      question: `In the reaction ${equation}, ${known.formula} ${verb(known)} at ${rate} × 10⁻³ mol/(L·s). At what rate ${asked.isMade ? 'does' : 'is'} ${asked.formula} ${asked.isMade ? 'form' : 'used up'}?`,
      answer,
      unit: '× 10⁻³ mol/(L·s)',
      mistakes: [
        rate,
        (rate * known.count) / asked.count,
        rate / known.count,
        rate * asked.count,
        answer * 2,
      ],
      explanation: `For ${known.count} mol of ${known.formula} there ${asked.count === 1 ? 'is' : 'are'} ${asked.count} mol of ${asked.formula}: ${rate} × ${fraction(asked.count, known.count)} = ${figure(answer)} (× 10⁻³ mol/(L·s)).`,
    });
  },
};

interface RatedReaction {
  equation: string;
  parts: readonly { formula: string; count: number; isMade: boolean }[];
}

const RATED: readonly RatedReaction[] = [
  {
    equation: 'N₂ + 3 H₂ → 2 NH₃',
    parts: [
      { formula: 'N₂', count: 1, isMade: false },
      { formula: 'H₂', count: 3, isMade: false },
      { formula: 'NH₃', count: 2, isMade: true },
    ],
  },
  {
    equation: '2 N₂O₅ → 4 NO₂ + O₂',
    parts: [
      { formula: 'N₂O₅', count: 2, isMade: false },
      { formula: 'NO₂', count: 4, isMade: true },
      { formula: 'O₂', count: 1, isMade: true },
    ],
  },
  {
    equation: '4 NH₃ + 5 O₂ → 4 NO + 6 H₂O',
    parts: [
      { formula: 'NH₃', count: 4, isMade: false },
      { formula: 'O₂', count: 5, isMade: false },
      { formula: 'H₂O', count: 6, isMade: true },
    ],
  },
];

export const redoxFamilies: readonly Family[] = [
  oxidationNumber,
  cellPotential,
  nernst,
  gibbsOfCell,
  faraday,
  ratesOfChange,
  rateLaw,
  initialRates,
  halfLifeFirstOrder,
  rateConstant,
  temperatureRule,
];
