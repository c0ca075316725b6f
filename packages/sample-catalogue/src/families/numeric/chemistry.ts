import type { NumericFamily } from '../../family.ts';
import { roundedAnswer, wholeAnswer } from '../../numeric-answer.ts';
import { figure } from '../../wording.ts';
import { signed } from '../science/notation.ts';

const CHEMISTRY = 'Chemistry';

const ammonia: NumericFamily = {
  name: 'numeric-limiting-reagent',
  subject: CHEMISTRY,
  topic: 'Some Basic Concepts in Chemistry',
  difficulty: 'Moderate',
  make(random) {
    const [nitrogen, hydrogen] = [random.int(1, 9), random.int(2, 24)];
    const runs = Math.min(nitrogen, hydrogen / 3);
    const short = nitrogen < hydrogen / 3 ? 'nitrogen' : 'hydrogen';
    return {
      question: `${nitrogen * 28} g of nitrogen and ${hydrogen * 2} g of hydrogen react completely to ammonia, as far as they can: N₂ + 3H₂ → 2NH₃. How much ammonia is formed? (Molar masses in g/mol: H 1, N 14. Round to the nearest whole number.)`,
      answer: wholeAnswer(Math.round(runs * 34)),
      unit: 'g',
      explanation: `The amounts are ${nitrogen} mol of N₂ and ${hydrogen} mol of H₂. The ${short} is used up first, and ${figure(runs * 2)} mol of NH₃ are formed: ${figure(runs * 2)} × 17 = ${figure(runs * 34)} g.`,
    };
  },
};

const dilution: NumericFamily = {
  name: 'numeric-dilution',
  subject: CHEMISTRY,
  topic: 'Solutions',
  difficulty: 'Easy',
  make(random) {
    const volume = random.int(2, 20) * 10;
    const [weak, factor] = [random.int(1, 9), random.int(2, 9)];
    return {
      question: `What volume of water has to be added to ${volume} mL of a solution of ${figure((weak * factor) / 20)} mol/L, so that it has ${figure(weak / 20)} mol/L?`,
      answer: wholeAnswer(volume * (factor - 1)),
      unit: 'mL',
      explanation: `The amount of solute stays: ${volume} mL × ${figure((weak * factor) / 20)} = V × ${figure(weak / 20)} gives V = ${volume * factor} mL in all, so ${volume * factor} − ${volume} = ${volume * (factor - 1)} mL of water.`,
    };
  },
};

const halfLives: NumericFamily = {
  name: 'numeric-first-order-time',
  subject: CHEMISTRY,
  topic: 'Chemical Kinetics',
  difficulty: 'Easy',
  make(random) {
    const [halves, time] = [random.int(2, 6), random.int(4, 60)];
    const left = 2 ** halves;
    return {
      question: `A reaction of first order has a half-life of ${time} minutes. After what time is 1/${left} of the reactant left?`,
      answer: wholeAnswer(halves * time),
      unit: 'min',
      explanation: `1/${left} = (1/2)^${halves}, so ${halves} half-lives have passed: ${halves} × ${time} = ${halves * time} minutes.`,
    };
  },
};

/** Metals that are deposited: molar mass in g/mol and electrons of an ion. */
const METALS = [
  { name: 'copper', salt: 'CuSO₄', molar: 63.5, electrons: 2 },
  { name: 'silver', salt: 'AgNO₃', molar: 108, electrons: 1 },
  { name: 'zinc', salt: 'ZnSO₄', molar: 65.4, electrons: 2 },
  { name: 'nickel', salt: 'NiSO₄', molar: 58.7, electrons: 2 },
] as const;

const electrolysis: NumericFamily = {
  name: 'numeric-electrolysis',
  subject: CHEMISTRY,
  topic: 'Redox Reactions and Electrochemistry',
  difficulty: 'Moderate',
  make(random) {
    const { name, salt, molar, electrons } = random.pick(METALS);
    const [current, minutes] = [random.int(2, 30) / 2, random.int(2, 20) * 5];
    const mass = (current * minutes * 60 * molar) / (electrons * 96_500);
    return {
      question: `A current of ${figure(current)} A flows through a solution of ${salt} for ${minutes} minutes. How much ${name} is deposited at the cathode? (Molar mass of ${name}: ${molar} g/mol, F = 96,500 C/mol. Round to two decimals.)`,
      answer: roundedAnswer(mass, 2),
      unit: 'g',
      explanation: `The charge is ${figure(current)} × ${minutes * 60} = ${figure(current * minutes * 60)} C. Each ion takes ${electrons} electron${electrons === 1 ? '' : 's'}, so m = ${figure(current * minutes * 60)} × ${molar} ÷ (${electrons} × 96,500) = ${mass.toFixed(2)} g.`,
    };
  },
};

const titration: NumericFamily = {
  name: 'numeric-permanganate-titration',
  subject: CHEMISTRY,
  topic: 'Redox Reactions and Electrochemistry',
  difficulty: 'Moderate',
  make(random) {
    const [iron, oxidant] = [random.int(1, 9) * 5, random.int(1, 8)];
    const volume = random.int(1, 12) * oxidant;
    const used = (volume * iron) / (5 * oxidant);
    return {
      question: `In acid, permanganate oxidises iron(II): MnO₄⁻ + 5Fe²⁺ + 8H⁺ → Mn²⁺ + 5Fe³⁺ + 4H₂O. What volume of KMnO₄ of ${figure(oxidant / 100)} mol/L is needed for ${volume} mL of FeSO₄ of ${figure(iron / 100)} mol/L?`,
      answer: wholeAnswer(used),
      unit: 'mL',
      explanation: `${volume} mL × ${figure(iron / 100)} mol/L = ${figure((volume * iron) / 100)} mmol of Fe²⁺ need a fifth of that, ${figure((volume * iron) / 500)} mmol of MnO₄⁻: ${figure((volume * iron) / 500)} ÷ ${figure(oxidant / 100)} = ${figure(used)} mL.`,
    };
  },
};

const formation: NumericFamily = {
  name: 'numeric-enthalpy-of-reaction',
  subject: CHEMISTRY,
  topic: 'Chemical Thermodynamics',
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c] = [random.int(-90, 40) * 5, random.int(-60, 60) * 5, random.int(-120, 20) * 5];
    const [one, two] = [random.int(1, 3), random.int(2, 4)];
    const change = two * c - a - one * b;
    return {
      question: `The standard enthalpies of formation of A, B and C are ${signed(a)}, ${signed(b)} and ${signed(c)} kJ/mol. What is the standard enthalpy change of the reaction A + ${one === 1 ? '' : one}B → ${two}C, with its sign?`,
      answer: wholeAnswer(change),
      unit: 'kJ',
      explanation: `ΔH = ${two}(${signed(c)}) − [${signed(a)} + ${one}(${signed(b)})] = ${signed(two * c)} − (${signed(a + one * b)}) = ${signed(change)} kJ.`,
    };
  },
};

export const numericChemistryFamilies: readonly NumericFamily[] = [
  ammonia,
  dilution,
  halfLives,
  electrolysis,
  titration,
  formation,
];
