import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { rounded, roundsClearly, scientific, signed, superscript } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const EQUILIBRIUM = 'Equilibrium';
const ENERGY = 'Chemical Thermodynamics';

const STRONG_ACIDS = ['hydrochloric acid', 'nitric acid', 'perchloric acid', 'hydrobromic acid'];

const strongAcidPh: Family = {
  name: 'strong-acid-ph',
  subject: CHEMISTRY,
  topic: EQUILIBRIUM,
  difficulty: 'Moderate',
  make(random) {
    const power = random.int(1, 3);
    const factor = random.pick([10, 100, 1000]);
    const steps = Math.log10(factor);
    const volume = random.pick([2, 5, 10, 20, 25, 50]);
    const acid = random.pick(STRONG_ACIDS);
    return {
      question: `${volume} mL of ${acid} of concentration 10${superscript(-power)} mol/L is diluted with water to ${figure(volume * factor)} mL. What is the pH then?`,
      right: String(power + steps),
      wrong: [power, power + steps + 1, power + steps - 1, power * factor, power + 7]
        .filter((value) => value < 14)
        .map(String),
      explanation: `The acid is diluted ${figure(factor)} times, so the concentration falls to 10${superscript(-power - steps)} mol/L; a strong acid gives as much H⁺, and pH = ${power + steps}.`,
    };
  },
};

const mixedAcidBase: Family = {
  name: 'mixed-strong-acid-and-base',
  subject: CHEMISTRY,
  topic: EQUILIBRIUM,
  difficulty: 'Hard',
  make(random) {
    const power = random.pick([1, 2]);
    const isAcidic = random.int(0, 1) === 0;
    const steps = random.pick([1, 2]);
    // Of equally strong solutions, the excess over the total volume is a power of ten.
    const total = 2 * 10 ** steps * random.int(1, steps === 1 ? 40 : 5);
    const excess = total / 10 ** steps;
    const more = (total + excess) / 2;
    const less = total - more;
    const [acid, base] = isAcidic ? [more, less] : [less, more];
    const acidPh = power + steps;
    const answer = isAcidic ? acidPh : 14 - acidPh;
    return {
      question: `${figure(acid)} mL of ${10 ** -power} M hydrochloric acid is mixed with ${figure(base)} mL of ${10 ** -power} M sodium hydroxide at 25 °C. What is the pH of the mixture?`,
      right: String(answer),
      wrong: [
        14 - answer,
        isAcidic ? acidPh - 1 : answer + 1,
        7,
        isAcidic ? acidPh + 1 : answer - 1,
      ].map(String),
      explanation: `${figure(excess)} mL of the ${isAcidic ? 'acid' : 'alkali'} is left over in ${figure(total)} mL: ${figure(excess)} × ${10 ** -power} ÷ ${figure(total)} = 10${superscript(-acidPh)} mol/L of ${isAcidic ? 'H⁺, so pH' : 'OH⁻, so pOH'} = ${acidPh}${isAcidic ? '' : ` and pH = 14 − ${acidPh} = ${answer}`}.`,
    };
  },
};

const bufferPh: Family = {
  name: 'buffer-ph',
  subject: CHEMISTRY,
  topic: EQUILIBRIUM,
  difficulty: 'Moderate',
  make(random) {
    const { acid, salt, constant } = random.pick(BUFFERS);
    const { ratio, log } = random.pick(RATIOS);
    const weak = random.int(1, 10) / 100;
    const [acidAmount, saltAmount] = [
      rounded(ratio >= 1 ? weak : weak / ratio, 3),
      rounded(ratio >= 1 ? weak * ratio : weak, 3),
    ];
    const answer = rounded(constant + log, 2);
    return quantityItem({
      question: `A buffer holds ${figure(acidAmount)} mol of ${acid} (pKa = ${constant}) and ${figure(saltAmount)} mol of ${salt}. What is its pH? (log 2 = 0.30, log 3 = 0.48.)`,
      answer,
      unit: '',
      mistakes: [constant - log, constant, 14 - answer, constant + 2 * log, answer + 1],
      explanation: `pH = pKa + log([salt] ÷ [acid]) = ${constant} + log(${figure(saltAmount)} ÷ ${figure(acidAmount)}) = ${constant} ${log < 0 ? '−' : '+'} ${figure(Math.abs(log))} = ${figure(answer)}.`,
    });
  },
};

const BUFFERS = [
  { acid: 'acetic acid', salt: 'sodium acetate', constant: 4.74 },
  { acid: 'formic acid', salt: 'sodium formate', constant: 3.74 },
  { acid: 'benzoic acid', salt: 'sodium benzoate', constant: 4.2 },
  { acid: 'hypochlorous acid', salt: 'sodium hypochlorite', constant: 7.53 },
] as const;

const RATIOS = [
  { ratio: 10, log: 1 },
  { ratio: 0.1, log: -1 },
  { ratio: 2, log: 0.3 },
  { ratio: 0.5, log: -0.3 },
  { ratio: 3, log: 0.48 },
  { ratio: 4, log: 0.6 },
  { ratio: 0.25, log: -0.6 },
  { ratio: 100, log: 2 },
] as const;

const solubilityProduct: Family = {
  name: 'solubility-product',
  subject: CHEMISTRY,
  topic: EQUILIBRIUM,
  difficulty: 'Moderate',
  make(random) {
    const { salt, factor, ions } = random.pick(SALTS);
    const [digit, power] = [random.int(10, 90) / 10, random.int(3, 6)];
    const solubility = digit * 10 ** -power;
    const answer = factor * solubility ** ions;
    if (!roundsClearly(answer)) return this.make(random);
    return quantityItem({
      question: `The solubility of ${salt} in water is ${figure(digit)} × 10${superscript(-power)} mol/L. What is its solubility product, to three significant figures?`,
      answer,
      unit: '',
      mistakes: [
        answer / factor,
        solubility ** (ions === 2 ? 3 : 2),
        answer * (ions === 2 ? 4 : 2),
        solubility * 2,
      ],
      explanation:
        ions === 2
          ? `It gives s of each ion: Ksp = s² = (${figure(digit)} × 10${superscript(-power)})² ≈ ${scientific(answer)}.`
          : `It gives s of the one ion and 2s of the other: Ksp = s × (2s)² = 4s³ = 4 × (${figure(digit)} × 10${superscript(-power)})³ ≈ ${scientific(answer)}.`,
      write: scientific,
    });
  },
};

const SALTS = [
  { salt: 'a salt of the type AB (such as AgCl)', factor: 1, ions: 2 },
  { salt: 'a salt of the type AB₂ (such as PbI₂)', factor: 4, ions: 3 },
] as const;

const equilibriumConstant: Family = {
  name: 'equilibrium-constant',
  subject: CHEMISTRY,
  topic: EQUILIBRIUM,
  difficulty: 'Moderate',
  make(random) {
    const volume = random.pick([2, 4, 5, 10]);
    const [start, split] = [random.int(2, 40) / 4, random.int(1, 30) / 4];
    const answer = split ** 2 / ((start - split) * volume);
    if (split >= start || !Number.isInteger(rounded(answer * 1000, 6))) return this.make(random);
    return quantityItem({
      question: `${figure(start)} mol of PCl₅ is heated in a closed vessel of ${volume} L. At equilibrium ${figure(split)} mol of it has decomposed: PCl₅ ⇌ PCl₃ + Cl₂. What is Kc?`,
      answer: rounded(answer, 3),
      unit: 'mol/L',
      mistakes: [answer * volume, split ** 2 / (start * volume), 1 / answer, answer * volume ** 2],
      explanation: `There are ${figure(split)} mol each of PCl₃ and Cl₂ and ${figure(start)} − ${figure(split)} = ${figure(start - split)} mol of PCl₅: Kc = (${figure(split)}/${volume})² ÷ (${figure(start - split)}/${volume}) = ${figure(answer)} mol/L.`,
    });
  },
};

const hydrogenIodide: Family = {
  name: 'equilibrium-hydrogen-iodide',
  subject: CHEMISTRY,
  topic: EQUILIBRIUM,
  difficulty: 'Hard',
  make(random) {
    const [left, made] = [random.int(1, 20) / 10, random.int(1, 20) / 5];
    const answer = (made / left) ** 2;
    const start = left + made / 2;
    if (!Number.isInteger(rounded(answer * 100, 6)) || answer === 1) return this.make(random);
    return quantityItem({
      question: `${figure(start)} mol of H₂ and ${figure(start)} mol of I₂ are heated in a closed vessel until equilibrium is reached: H₂ + I₂ ⇌ 2 HI. Then ${figure(made)} mol of HI is present. What is the equilibrium constant?`,
      answer: rounded(answer, 2),
      unit: '',
      mistakes: [(made / start) ** 2, made / left ** 2, made / left, (made / 2 / left) ** 2],
      explanation: `${figure(made)} mol of HI takes ${figure(made / 2)} mol each of H₂ and I₂, so ${figure(left)} mol of each is left: K = ${figure(made)}² ÷ (${figure(left)} × ${figure(left)}) = ${figure(answer)}.`,
    });
  },
};

const bondEnthalpy: Family = {
  name: 'bond-enthalpies',
  subject: CHEMISTRY,
  topic: ENERGY,
  difficulty: 'Moderate',
  make(random) {
    const { equation, bonds } = random.pick(REACTIONS);
    const energies = bonds.map(({ energy }) => energy + random.int(-2, 2) * 2);
    const sum = (side: 'broken' | 'formed'): number =>
      bonds.reduce((total, bond, place) => total + bond[side] * (energies[place] ?? 0), 0);
    const answer = sum('broken') - sum('formed');
    const listed = bonds.map(({ bond }, place) => `${bond} ${energies[place]}`).join(', ');
    return quantityItem({
      question: `What is the enthalpy change of ${equation}, all gases? (Bond enthalpies in kJ/mol: ${listed}.)`,
      answer,
      unit: 'kJ',
      mistakes: [-answer, sum('broken') + sum('formed'), answer / 2, answer * 2, sum('broken')],
      explanation: `Bonds broken take ${figure(sum('broken'))} kJ, bonds formed give ${figure(sum('formed'))} kJ: ΔH = ${figure(sum('broken'))} − ${figure(sum('formed'))} = ${signed(answer)} kJ.`,
      write: signed,
      signs: 'any',
    });
  },
};

const REACTIONS = [
  {
    equation: 'H₂ + Cl₂ → 2 HCl',
    bonds: [
      { bond: 'H–H', energy: 436, broken: 1, formed: 0 },
      { bond: 'Cl–Cl', energy: 242, broken: 1, formed: 0 },
      { bond: 'H–Cl', energy: 432, broken: 0, formed: 2 },
    ],
  },
  {
    equation: 'N₂ + 3 H₂ → 2 NH₃',
    bonds: [
      { bond: 'N≡N', energy: 946, broken: 1, formed: 0 },
      { bond: 'H–H', energy: 436, broken: 3, formed: 0 },
      { bond: 'N–H', energy: 390, broken: 0, formed: 6 },
    ],
  },
  {
    equation: 'C₂H₄ + H₂ → C₂H₆',
    bonds: [
      { bond: 'C=C', energy: 612, broken: 1, formed: 0 },
      { bond: 'H–H', energy: 436, broken: 1, formed: 0 },
      { bond: 'C–C', energy: 348, broken: 0, formed: 1 },
      { bond: 'C–H', energy: 412, broken: 0, formed: 2 },
    ],
  },
  {
    equation: 'CH₄ + Cl₂ → CH₃Cl + HCl',
    bonds: [
      { bond: 'C–H', energy: 412, broken: 1, formed: 0 },
      { bond: 'Cl–Cl', energy: 242, broken: 1, formed: 0 },
      { bond: 'C–Cl', energy: 338, broken: 0, formed: 1 },
      { bond: 'H–Cl', energy: 432, broken: 0, formed: 1 },
    ],
  },
] as const;

const spontaneity: Family = {
  name: 'temperature-of-spontaneity',
  subject: CHEMISTRY,
  topic: ENERGY,
  difficulty: 'Moderate',
  make(random) {
    const [kelvin, entropy] = [50 * random.int(5, 24), random.int(4, 60) * 5];
    const enthalpy = rounded((kelvin * entropy) / 1000, 3);
    return quantityItem({
      question: `A reaction has ΔH = +${figure(enthalpy)} kJ/mol and ΔS = +${entropy} J/(K·mol), both independent of temperature. Above what temperature is it spontaneous?`,
      answer: kelvin,
      unit: 'K',
      mistakes: [kelvin - 273, kelvin + 273, kelvin * 10, kelvin / 10].filter(
        (value) => value >= 20,
      ),
      explanation: `ΔG = ΔH − TΔS is negative above T = ΔH ÷ ΔS = ${figure(enthalpy * 1000)} ÷ ${entropy} = ${figure(kelvin)} K.`,
    });
  },
};

const gibbsEnergy: Family = {
  name: 'gibbs-energy-change',
  subject: CHEMISTRY,
  topic: ENERGY,
  difficulty: 'Easy',
  make(random) {
    const [kelvin, entropy] = [50 * random.int(5, 20), random.int(2, 30) * 10];
    const enthalpy = random.int(-60, 120) * 2;
    const isGain = random.int(0, 1) === 0;
    const answer = enthalpy - ((isGain ? 1 : -1) * kelvin * entropy) / 1000;
    if (enthalpy === 0 || answer === 0) return this.make(random);
    return quantityItem({
      question: `For a reaction at ${figure(kelvin)} K, ΔH = ${signed(enthalpy)} kJ/mol and ΔS = ${signed(isGain ? entropy : -entropy)} J/(K·mol). What is ΔG?`,
      answer: rounded(answer, 3),
      unit: 'kJ/mol',
      mistakes: [2 * enthalpy - answer, -answer, enthalpy, answer / 2],
      explanation: `ΔG = ΔH − TΔS = ${signed(enthalpy)} ${isGain ? '−' : '+'} ${figure(kelvin)} × ${entropy / 1000} = ${signed(answer)} kJ/mol.`,
      write: signed,
      signs: 'any',
    });
  },
};

const formationEnthalpy: Family = {
  name: 'enthalpy-from-formation',
  subject: CHEMISTRY,
  topic: ENERGY,
  difficulty: 'Hard',
  make(random) {
    const { fuel, formula, carbon, hydrogen, formation } = random.pick(FUELS);
    const [dioxide, water] = [-394 + random.int(-1, 1), -286 + random.int(-1, 1)];
    const own = formation + random.int(-3, 3);
    const answer = carbon * dioxide + (hydrogen / 2) * water - own;
    return quantityItem({
      question: `What is the enthalpy of combustion of ${fuel} (${formula})? (Enthalpies of formation in kJ/mol: ${formula} ${signed(own)}, CO₂ ${signed(dioxide)}, liquid H₂O ${signed(water)}.)`,
      answer,
      unit: 'kJ/mol',
      mistakes: [answer + 2 * own, -answer, dioxide + water - own, answer + own],
      explanation: `${formula} burns to ${carbon} CO₂ and ${hydrogen / 2} H₂O: ΔH = ${carbon} × (${signed(dioxide)}) + ${hydrogen / 2} × (${signed(water)}) − (${signed(own)}) = ${signed(answer)} kJ/mol.`,
      write: signed,
      signs: 'any',
    });
  },
};

const FUELS = [
  { fuel: 'methane', formula: 'CH₄', carbon: 1, hydrogen: 4, formation: -75 },
  { fuel: 'ethane', formula: 'C₂H₆', carbon: 2, hydrogen: 6, formation: -85 },
  { fuel: 'propane', formula: 'C₃H₈', carbon: 3, hydrogen: 8, formation: -104 },
  { fuel: 'ethene', formula: 'C₂H₄', carbon: 2, hydrogen: 4, formation: 52 },
  { fuel: 'benzene', formula: 'C₆H₆', carbon: 6, hydrogen: 6, formation: 49 },
] as const;

export const equilibriumFamilies: readonly Family[] = [
  bondEnthalpy,
  formationEnthalpy,
  gibbsEnergy,
  spontaneity,
  equilibriumConstant,
  hydrogenIodide,
  strongAcidPh,
  mixedAcidBase,
  bufferPh,
  solubilityProduct,
];
