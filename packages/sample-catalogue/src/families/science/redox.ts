import type { Family } from '../../family.ts';
import { counted, figure } from '../../wording.ts';
import { rounded, signed, superscript, withArticle } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const REDOX = 'Redox Reactions and Electrochemistry';

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

export const redoxFamilies: readonly Family[] = [
  oxidationNumber,
  cellPotential,
  nernst,
  gibbsOfCell,
  faraday,
];
