import type { Family } from '../../family.ts';
import { counted, figure } from '../../wording.ts';
import { rounded } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const GAS = 'States of Matter';
const SOLUTIONS = 'Solutions';

const combinedGasLaw: Family = {
  name: 'combined-gas-law',
  subject: CHEMISTRY,
  topic: GAS,
  difficulty: 'Easy',
  make(random) {
    const [pressure, volume] = [random.int(1, 8), random.int(1, 20)];
    const [cold, hot] = [random.pick([200, 250, 300, 320]), random.pick([400, 450, 500, 600, 640])];
    const grown = random.pick([2, 4, 5, 8, 10, 16]);
    const answer = (pressure * volume * hot) / (cold * grown);
    if (!Number.isInteger(answer * 20) || grown === volume || answer === pressure)
      return this.make(random);
    return quantityItem({
      question: `A gas fills ${volume} L at ${pressure} atm and ${cold} K. What is its pressure when it fills ${grown} L at ${hot} K?`,
      answer,
      unit: 'atm',
      mistakes: [
        (pressure * volume) / grown,
        (pressure * volume * cold) / (hot * grown),
        (pressure * grown * hot) / (cold * volume),
        (pressure * hot) / cold,
      ],
      explanation: `p₁V₁/T₁ = p₂V₂/T₂, so p₂ = ${pressure} × ${volume} × ${hot} ÷ (${cold} × ${grown}) = ${figure(answer)} atm.`,
    });
  },
};

const graham: Family = {
  name: 'graham-law-molar-mass',
  subject: CHEMISTRY,
  topic: GAS,
  difficulty: 'Moderate',
  make(random) {
    const { gas, mass } = random.pick(LIGHT_GASES);
    const ratio = random.pick([2, 3, 4, 5, 1.5, 2.5]);
    const seconds = random.int(5, 40) * 2;
    const answer = mass * ratio ** 2;
    if (answer > 260) return this.make(random);
    return quantityItem({
      question: `A certain volume of ${gas} (molar mass ${mass} g/mol) effuses through a small hole in ${seconds} s. The same volume of a gas X takes ${figure(seconds * ratio)} s under the same conditions. What is the molar mass of X?`,
      answer,
      unit: 'g/mol',
      mistakes: [mass * ratio, mass * Math.sqrt(ratio), mass / ratio, mass * ratio ** 3],
      explanation: `Times go with the square roots of the molar masses: ${figure(seconds * ratio)} ÷ ${seconds} = ${figure(ratio)} = √(M ÷ ${mass}), so M = ${mass} × ${figure(ratio)}² = ${figure(answer)} g/mol.`,
    });
  },
};

const LIGHT_GASES = [
  { gas: 'hydrogen', mass: 2 },
  { gas: 'helium', mass: 4 },
  { gas: 'methane', mass: 16 },
  { gas: 'ammonia', mass: 17 },
  { gas: 'neon', mass: 20 },
  { gas: 'nitrogen', mass: 28 },
  { gas: 'oxygen', mass: 32 },
] as const;

const partialPressure: Family = {
  name: 'partial-pressure',
  subject: CHEMISTRY,
  topic: GAS,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(1, 16) / 4, random.int(1, 16) / 4];
    const total = random.int(2, 24) / 2;
    const answer = (total * first) / (first + second);
    if (!Number.isInteger(answer * 4) || first === second) return this.make(random);
    return quantityItem({
      question: `A vessel holds ${figure(first * 28)} g of nitrogen (28 g/mol) and ${figure(second * 32)} g of oxygen (32 g/mol) at a total pressure of ${figure(total)} bar. What is the partial pressure of nitrogen?`,
      answer,
      unit: 'bar',
      mistakes: [
        total - answer,
        total / 2,
        (total * first * 28) / (first * 28 + second * 32),
        (total * first) / second,
      ],
      explanation: `There are ${figure(first)} mol of N₂ and ${figure(second)} mol of O₂, so p = ${figure(total)} × ${figure(first)} ÷ ${figure(first + second)} = ${figure(answer)} bar.`,
    });
  },
};

const idealGasPressure: Family = {
  name: 'ideal-gas-pressure',
  subject: CHEMISTRY,
  topic: GAS,
  difficulty: 'Easy',
  make(random) {
    const [moles, kelvin, volume] = [
      random.int(1, 20) / 4,
      random.pick([200, 250, 300, 350, 400, 500]),
      random.pick([2, 4, 5, 8, 10, 20, 25]),
    ];
    const answer = rounded((moles * 0.08 * kelvin) / volume, 3);
    return quantityItem({
      question: `What pressure do ${figure(moles)} mol of an ideal gas exert in a vessel of ${volume} L at ${kelvin} K? (Take R = 0.08 L·atm/(mol·K).)`,
      answer,
      unit: 'atm',
      mistakes: [
        moles * 0.08 * kelvin,
        (0.08 * kelvin) / (moles * volume),
        (moles * 0.08 * (kelvin - 273)) / volume,
        (moles * 0.08 * kelvin * volume) / 100,
      ],
      explanation: `p = nRT ÷ V = ${figure(moles)} × 0.08 × ${kelvin} ÷ ${volume} = ${figure(answer)} atm.`,
    });
  },
};

const molarity: Family = {
  name: 'molarity',
  subject: CHEMISTRY,
  topic: SOLUTIONS,
  difficulty: 'Easy',
  make(random) {
    const { name, mass } = random.pick(SOLUTES);
    const moles = random.int(1, 20) / 10;
    const millilitres = random.pick([100, 125, 200, 250, 400, 500, 800]);
    const value = rounded((moles * 1000) / millilitres, 3);
    const grams = rounded(moles * mass, 3);
    return quantityItem({
      question: `${figure(grams)} g of ${name} (molar mass ${mass} g/mol) is dissolved in water to make ${millilitres} mL of solution. What is its molarity?`,
      answer: value,
      unit: 'mol/L',
      mistakes: [moles, value / 2, grams / millilitres, (moles * millilitres) / 1000, value * 2],
      explanation: `${figure(grams)} ÷ ${mass} = ${figure(moles)} mol in ${figure(millilitres / 1000)} L: ${figure(moles)} ÷ ${figure(millilitres / 1000)} = ${figure(value)} mol/L.`,
    });
  },
};

const SOLUTES = [
  { name: 'sodium hydroxide', mass: 40 },
  { name: 'glucose', mass: 180 },
  { name: 'urea', mass: 60 },
  { name: 'potassium nitrate', mass: 101 },
  { name: 'magnesium sulphate', mass: 120 },
] as const;

const mixedSolutions: Family = {
  name: 'mixing-solutions',
  subject: CHEMISTRY,
  topic: SOLUTIONS,
  difficulty: 'Easy',
  make(random) {
    const [strong, weak] = [random.int(4, 30) / 10, random.int(1, 15) / 10];
    const [first, second] = [50 * random.int(1, 10), 50 * random.int(1, 10)];
    const answer = (strong * first + weak * second) / (first + second);
    if (strong <= weak || first === second || !Number.isInteger(rounded(answer * 100, 6)))
      return this.make(random);
    const solute = random.pick(['hydrochloric acid', 'sodium hydroxide', 'sodium chloride']);
    return quantityItem({
      question: `${first} mL of ${figure(strong)} M and ${second} mL of ${figure(weak)} M ${solute} are mixed, and the volumes add. What is the molarity of the mixture?`,
      answer: rounded(answer, 3),
      unit: 'M',
      mistakes: [
        (strong + weak) / 2,
        strong + weak,
        (strong * second + weak * first) / (first + second),
        strong - weak,
      ],
      explanation: `(${first} × ${figure(strong)} + ${second} × ${figure(weak)}) ÷ (${first} + ${second}) = ${figure(rounded(strong * first + weak * second, 3))} ÷ ${figure(first + second)} = ${figure(answer)} M.`,
    });
  },
};

const titration: Family = {
  name: 'neutralisation-volume',
  subject: CHEMISTRY,
  topic: SOLUTIONS,
  difficulty: 'Moderate',
  make(random) {
    const { acid, protons } = random.pick(ACIDS);
    const [acidVolume, acidMolarity, baseMolarity] = [
      random.pick([10, 20, 25, 30, 40, 50]),
      random.pick([0.1, 0.2, 0.25, 0.4, 0.5]),
      random.pick([0.1, 0.2, 0.25, 0.4, 0.5]),
    ];
    const answer = (acidVolume * acidMolarity * protons) / baseMolarity;
    if (
      !Number.isInteger(rounded(answer * 4, 6)) ||
      (protons === 1 && acidMolarity === baseMolarity)
    )
      return this.make(random);
    return quantityItem({
      question: `How many millilitres of ${baseMolarity} M sodium hydroxide neutralise ${acidVolume} mL of ${acidMolarity} M ${acid} completely?`,
      answer: rounded(answer, 3),
      unit: 'mL',
      mistakes: [
        answer / protons,
        answer * 2,
        answer / 2,
        (acidVolume * baseMolarity) / acidMolarity,
        acidVolume,
      ],
      explanation: `Each molecule of the acid gives ${counted(protons, 'H⁺ ion')}: together ${acidVolume} × ${acidMolarity} × ${protons} = ${figure(rounded(acidVolume * acidMolarity * protons, 4))} mmol, which take ${figure(rounded(acidVolume * acidMolarity * protons, 4))} ÷ ${baseMolarity} = ${figure(answer)} mL.`,
    });
  },
};

const ACIDS = [
  { acid: 'hydrochloric acid', protons: 1 },
  { acid: 'nitric acid', protons: 1 },
  { acid: 'sulphuric acid', protons: 2 },
  { acid: 'oxalic acid', protons: 2 },
] as const;

const freezingPoint: Family = {
  name: 'freezing-point-depression',
  subject: CHEMISTRY,
  topic: SOLUTIONS,
  difficulty: 'Moderate',
  make(random) {
    const { solute, mass, ions } = random.pick(DISSOLVED);
    const [twentieths, water] = [random.int(1, 20), random.pick([250, 500, 1000])];
    const grams = rounded((twentieths / 20) * mass * (water / 1000), 3);
    const answer = rounded(1.86 * ions * (twentieths / 20), 3);
    if (!Number.isInteger(rounded(grams * 100, 6))) return this.make(random);
    return quantityItem({
      question: `By how much does ${figure(grams)} g of ${solute} (molar mass ${figure(mass)} g/mol${ions > 1 ? ', fully dissociated' : ''}) lower the freezing point of ${figure(water)} g of water? (Cryoscopic constant of water: 1.86 K·kg/mol.)`,
      answer,
      unit: 'K',
      mistakes: [answer / ions, answer * 2, answer / 2, answer * (water / 1000), answer / 4],
      explanation: `The molality is ${figure(grams)} ÷ ${figure(mass)} ÷ ${figure(water / 1000)} = ${figure(twentieths / 20)} mol/kg${ions > 1 ? `, and each formula unit gives ${ions} ions` : ''}: ΔT = ${ions > 1 ? `${ions} × ` : ''}1.86 × ${figure(twentieths / 20)} = ${figure(answer)} K.`,
    });
  },
};

const DISSOLVED = [
  { solute: 'urea', mass: 60, ions: 1 },
  { solute: 'glucose', mass: 180, ions: 1 },
  { solute: 'sucrose', mass: 342, ions: 1 },
  { solute: 'sodium chloride', mass: 58.5, ions: 2 },
  { solute: 'calcium chloride', mass: 111, ions: 3 },
] as const;

const raoult: Family = {
  name: 'raoult-total-pressure',
  subject: CHEMISTRY,
  topic: SOLUTIONS,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(1, 9), random.int(1, 9)];
    const [high, low] = [10 * random.int(20, 60), 10 * random.int(5, 40)];
    const answer = (first * high + second * low) / (first + second);
    if (high - low < 40 || first === second || !Number.isInteger(answer)) return this.make(random);
    return quantityItem({
      question: `The liquids A and B form an ideal solution; pure A has a vapour pressure of ${high} mmHg, pure B of ${low} mmHg. What is the vapour pressure of a solution of ${first} mol of A and ${second} mol of B?`,
      answer,
      unit: 'mmHg',
      mistakes: [
        (high + low) / 2,
        (first * low + second * high) / (first + second),
        (first * high) / (first + second),
        high + low,
      ],
      explanation: `p = x(A) × ${high} + x(B) × ${low} = (${first} × ${high} + ${second} × ${low}) ÷ ${first + second} = ${figure(answer)} mmHg.`,
    });
  },
};

const osmosis: Family = {
  name: 'osmotic-pressure-molar-mass',
  subject: CHEMISTRY,
  topic: SOLUTIONS,
  difficulty: 'Hard',
  make(random) {
    const [grams, millilitres] = [random.int(1, 18), random.pick([100, 200, 250, 500])];
    const tenths = random.int(1, 24) / 20;
    const pressure = rounded(tenths * 24, 3);
    const answer = rounded((grams * 1000) / millilitres / tenths, 3);
    if (!Number.isInteger(answer) || answer < 40 || answer > 1200) return this.make(random);
    return quantityItem({
      question: `${grams} g of a substance that does not dissociate makes ${millilitres} mL of a solution with an osmotic pressure of ${figure(pressure)} atm at 300 K. What is its molar mass? (Take R = 0.08 L·atm/(mol·K).)`,
      answer,
      unit: 'g/mol',
      mistakes: [answer / 2, answer * 2, (answer * millilitres) / 1000, answer / 10],
      explanation: `c = π ÷ RT = ${figure(pressure)} ÷ (0.08 × 300) = ${figure(tenths)} mol/L. There are ${figure((grams * 1000) / millilitres)} g in a litre, so M = ${figure((grams * 1000) / millilitres)} ÷ ${figure(tenths)} = ${figure(answer)} g/mol.`,
    });
  },
};

export const gasAndSolutionFamilies: readonly Family[] = [
  combinedGasLaw,
  idealGasPressure,
  graham,
  partialPressure,
  molarity,
  mixedSolutions,
  titration,
  raoult,
  freezingPoint,
  osmosis,
];
