import type { Family } from '../../family.ts';
import { figure, gcd } from '../../wording.ts';
import { ATOMIC_MASSES, COMPOUNDS } from './compounds.ts';
import { roundsClearly, scientific, subscript } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const BASICS = 'Some Basic Concepts in Chemistry';

const molesInMass: Family = {
  name: 'moles-in-mass',
  subject: CHEMISTRY,
  topic: BASICS,
  difficulty: 'Easy',
  make(random) {
    const { formula, name, mass } = random.pick(COMPOUNDS);
    const moles = random.int(1, 20) / 4;
    const grams = moles * mass;
    return quantityItem({
      question: `How many moles of ${name} (${formula}, molar mass ${mass} g/mol) are in ${figure(grams)} g?`,
      answer: moles,
      unit: 'mol',
      mistakes: [moles * 2, moles / 2, grams / 22.4, moles + 1, mass / grams],
      explanation: `Amount = mass ÷ molar mass = ${figure(grams)} ÷ ${mass} = ${figure(moles)} mol.`,
    });
  },
};

const atomsInAmount: Family = {
  name: 'atoms-in-amount',
  subject: CHEMISTRY,
  topic: BASICS,
  difficulty: 'Moderate',
  make(random) {
    const { formula, name, mass, atoms } = random.pick(COMPOUNDS);
    const [element, count] = random.pick(Object.entries(atoms));
    const moles = random.int(1, 12) / 4;
    const answer = moles * count * 6.02e23;
    if (!roundsClearly(answer) || moles === 1) return this.make(random);
    return quantityItem({
      question: `How many ${element} atoms are in ${figure(moles * mass)} g of ${name} (${formula}, molar mass ${mass} g/mol), to three significant figures? (Avogadro constant: 6.02 × 10²³ per mole.)`,
      answer,
      unit: '',
      mistakes: [answer / count, answer / moles, answer * 2, answer / 2, answer * 10],
      explanation: `${figure(moles * mass)} g are ${figure(moles)} mol, and each molecule or formula unit has ${count} ${element} ${count === 1 ? 'atom' : 'atoms'}: ${figure(moles)} × ${count} × 6.02 × 10²³ ≈ ${scientific(answer)}.`,
      write: scientific,
    });
  },
};

const elementMass: Family = {
  name: 'element-in-compound',
  subject: CHEMISTRY,
  topic: BASICS,
  difficulty: 'Easy',
  make(random) {
    const { formula, name, mass, atoms } = random.pick(COMPOUNDS);
    const [element, count] = random.pick(Object.entries(atoms));
    const atomic = ATOMIC_MASSES[element] ?? 1;
    const divisor = gcd(mass, atomic * count);
    const grams = (mass / divisor) * random.int(2, 30);
    const answer = (grams * atomic * count) / mass;
    if (grams > 1000 || grams < 5) return this.make(random);
    return quantityItem({
      question: `What mass of ${element} (atomic mass ${atomic}) is in ${figure(grams)} g of ${name} (${formula}, molar mass ${mass} g/mol)?`,
      answer,
      unit: 'g',
      mistakes: [
        answer / count,
        (grams * atomic) / mass / 2,
        answer * 2,
        grams - answer,
        answer / 2,
      ],
      explanation: `${atomic * count} g of every ${mass} g are ${element}: ${figure(grams)} × ${atomic * count} ÷ ${mass} = ${figure(answer)} g.`,
    });
  },
};

interface Burning {
  fuel: string;
  formula: string;
  oxygen: number;
  carbonDioxide: number;
  equation: string;
}

const BURNINGS: readonly Burning[] = [
  {
    fuel: 'methane',
    formula: 'CH₄',
    oxygen: 2,
    carbonDioxide: 1,
    equation: 'CH₄ + 2 O₂ → CO₂ + 2 H₂O',
  },
  {
    fuel: 'propane',
    formula: 'C₃H₈',
    oxygen: 5,
    carbonDioxide: 3,
    equation: 'C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O',
  },
  {
    fuel: 'ethene',
    formula: 'C₂H₄',
    oxygen: 3,
    carbonDioxide: 2,
    equation: 'C₂H₄ + 3 O₂ → 2 CO₂ + 2 H₂O',
  },
  {
    fuel: 'ethanol',
    formula: 'C₂H₅OH',
    oxygen: 3,
    carbonDioxide: 2,
    equation: 'C₂H₅OH + 3 O₂ → 2 CO₂ + 3 H₂O',
  },
  {
    fuel: 'benzene',
    formula: 'C₆H₆',
    oxygen: 7.5,
    carbonDioxide: 6,
    equation: '2 C₆H₆ + 15 O₂ → 12 CO₂ + 6 H₂O',
  },
];

const carbonDioxideMade: Family = {
  name: 'combustion-carbon-dioxide',
  subject: CHEMISTRY,
  topic: BASICS,
  difficulty: 'Moderate',
  make(random) {
    const { fuel, formula, carbonDioxide, equation } = random.pick(BURNINGS);
    const moles = random.int(1, 40) / 4;
    const grams = moles * carbonDioxide * 44;
    return quantityItem({
      question: `What mass of carbon dioxide (44 g/mol) forms when ${figure(moles)} mol of ${fuel} (${formula}) burns completely?`,
      answer: grams,
      unit: 'g',
      mistakes: [
        moles * 44,
        moles * 44 * (carbonDioxide + 1),
        moles * carbonDioxide * 32,
        grams / 2,
        moles * carbonDioxide * 18,
      ],
      explanation: `${equation}: each mole of ${fuel} gives ${carbonDioxide} mol of CO₂, so ${figure(moles)} × ${carbonDioxide} × 44 = ${figure(grams)} g.`,
    });
  },
};

const oxygenNeeded: Family = {
  name: 'combustion-oxygen-volume',
  subject: CHEMISTRY,
  topic: BASICS,
  difficulty: 'Moderate',
  make(random) {
    const { fuel, formula, oxygen, equation } = random.pick(BURNINGS.slice(0, 3));
    const litres = random.int(2, 60);
    const answer = litres * oxygen;
    const asksAir = random.int(0, 1) === 0;
    return quantityItem({
      question: `What volume of ${asksAir ? 'air (20% oxygen by volume)' : 'oxygen'} is needed to burn ${litres} L of ${fuel} (${formula}) completely, both measured at the same temperature and pressure?`,
      answer: asksAir ? answer * 5 : answer,
      unit: 'L',
      mistakes: asksAir
        ? [answer, litres * 5, answer * 20, answer * 4]
        : [litres, litres * (oxygen + 1), litres / oxygen, answer * 2],
      explanation: `${equation}: equal volumes hold equal numbers of molecules, so ${litres} × ${oxygen} = ${figure(answer)} L of oxygen${asksAir ? `, which is in ${figure(answer)} × 5 = ${figure(answer * 5)} L of air` : ''}.`,
    });
  },
};

const gasVolume: Family = {
  name: 'gas-volume-at-stp',
  subject: CHEMISTRY,
  topic: BASICS,
  difficulty: 'Easy',
  make(random) {
    const { gas, formula, mass } = random.pick(GASES);
    const eighths = random.int(1, 40);
    const moles = eighths / 8;
    const answer = Number((moles * 22.4).toFixed(2));
    return quantityItem({
      question: `What volume does ${figure(moles * mass)} g of ${gas} (${formula}, molar mass ${mass} g/mol) occupy at 0 °C and 1 atm? (Molar volume: 22.4 L/mol.)`,
      answer,
      unit: 'L',
      mistakes: [answer * 2, answer / 2, (moles * mass) / 22.4, moles * mass * 22.4],
      explanation: `${figure(moles * mass)} ÷ ${mass} = ${figure(moles)} mol, and ${figure(moles)} × 22.4 = ${figure(answer)} L.`,
    });
  },
};

const GASES = [
  { gas: 'oxygen', formula: 'O₂', mass: 32 },
  { gas: 'nitrogen', formula: 'N₂', mass: 28 },
  { gas: 'carbon dioxide', formula: 'CO₂', mass: 44 },
  { gas: 'ammonia', formula: 'NH₃', mass: 17 },
  { gas: 'methane', formula: 'CH₄', mass: 16 },
  { gas: 'sulphur dioxide', formula: 'SO₂', mass: 64 },
] as const;

interface Pairing {
  equation: string;
  first: { name: string; mass: number; count: number };
  second: { name: string; mass: number; count: number };
  product: { name: string; mass: number; count: number };
}

const PAIRINGS: readonly Pairing[] = [
  {
    equation: 'N₂ + 3 H₂ → 2 NH₃',
    first: { name: 'nitrogen', mass: 28, count: 1 },
    second: { name: 'hydrogen', mass: 2, count: 3 },
    product: { name: 'ammonia', mass: 17, count: 2 },
  },
  {
    equation: '2 H₂ + O₂ → 2 H₂O',
    first: { name: 'hydrogen', mass: 2, count: 2 },
    second: { name: 'oxygen', mass: 32, count: 1 },
    product: { name: 'water', mass: 18, count: 2 },
  },
  {
    equation: '2 Mg + O₂ → 2 MgO',
    first: { name: 'magnesium', mass: 24, count: 2 },
    second: { name: 'oxygen', mass: 32, count: 1 },
    product: { name: 'magnesium oxide', mass: 40, count: 2 },
  },
  {
    equation: 'CaO + CO₂ → CaCO₃',
    first: { name: 'calcium oxide', mass: 56, count: 1 },
    second: { name: 'carbon dioxide', mass: 44, count: 1 },
    product: { name: 'calcium carbonate', mass: 100, count: 1 },
  },
];

const limitingReagent: Family = {
  name: 'limiting-reagent',
  subject: CHEMISTRY,
  topic: BASICS,
  difficulty: 'Hard',
  make(random) {
    const { equation, first, second, product } = random.pick(PAIRINGS);
    const [runs, spare] = [random.int(1, 16) / 4, random.int(1, 8) / 4];
    const firstIsShort = random.int(0, 1) === 0;
    const [firstRuns, secondRuns] = firstIsShort ? [runs, runs + spare] : [runs + spare, runs];
    const [firstMass, secondMass] = [
      firstRuns * first.count * first.mass,
      secondRuns * second.count * second.mass,
    ];
    const answer = runs * product.count * product.mass;
    const short = firstIsShort ? first : second;
    return quantityItem({
      question: `${figure(firstMass)} g of ${first.name} and ${figure(secondMass)} g of ${second.name} react as fully as they can: ${equation}. What mass of ${product.name} forms? (Molar masses in g/mol: ${first.name} ${first.mass}, ${second.name} ${second.mass}, ${product.name} ${product.mass}.)`,
      answer,
      unit: 'g',
      mistakes: [
        (runs + spare) * product.count * product.mass,
        firstMass + secondMass,
        answer / 2,
        answer / product.count,
        answer * 2,
      ],
      explanation: `That is ${figure(firstRuns * first.count)} mol of ${first.name} and ${figure(secondRuns * second.count)} mol of ${second.name}; by the equation ${short.name} runs out first. So ${figure(runs * product.count)} mol of ${product.name} forms: ${figure(runs * product.count)} × ${product.mass} = ${figure(answer)} g.`,
    });
  },
};

const empiricalFormula: Family = {
  name: 'empirical-formula',
  subject: CHEMISTRY,
  topic: BASICS,
  difficulty: 'Hard',
  make(random) {
    const [carbon, hydrogen, oxygen] = [random.int(1, 8), random.int(1, 16), random.int(1, 5)];
    const isPossible = hydrogen <= 2 * carbon + 2 && gcd(gcd(carbon, hydrogen), oxygen) === 1;
    if (!isPossible || hydrogen < carbon || hydrogen % 2 === 1 || oxygen > carbon)
      return this.make(random);
    const mass = 12 * carbon + hydrogen + 16 * oxygen;
    const share = (part: number): string => figure(Math.round((10_000 * part) / mass) / 100);
    const text = formulaOf(carbon, hydrogen, oxygen);
    const percents = [share(12 * carbon), share(hydrogen), share(16 * oxygen)];
    return {
      question: `A compound has ${percents[0]}% of carbon, ${percents[1]}% of hydrogen and ${percents[2]}% of oxygen by mass. What is its empirical formula? (Atomic masses: C 12, H 1, O 16.)`,
      right: text,
      wrong: [
        formulaOf(carbon, hydrogen, oxygen + 1),
        formulaOf(carbon + 1, hydrogen, oxygen),
        formulaOf(carbon, hydrogen + 2, oxygen),
        formulaOf(oxygen, hydrogen, carbon),
      ].filter((option) => option !== text),
      explanation: `The amounts are in the ratio ${percents[0]}/12 : ${percents[1]}/1 : ${percents[2]}/16, which is ${carbon} : ${hydrogen} : ${oxygen}; so ${text}.`,
    };
  },
};

function formulaOf(carbon: number, hydrogen: number, oxygen: number): string {
  const divisor = gcd(gcd(carbon, hydrogen), oxygen);
  return [
    ['C', carbon],
    ['H', hydrogen],
    ['O', oxygen],
  ]
    .map(([symbol, count]) => {
      const number = Number(count) / divisor;
      return `${symbol}${number === 1 ? '' : subscript(number)}`;
    })
    .join('');
}

const purity: Family = {
  name: 'decomposition-of-limestone',
  subject: CHEMISTRY,
  topic: BASICS,
  difficulty: 'Moderate',
  make(random) {
    const [percent, hectograms] = [5 * random.int(12, 19), random.int(1, 20)];
    const grams = hectograms * 50;
    const asksLime = random.int(0, 1) === 0;
    const factor = asksLime ? 0.56 : 0.44;
    const answer = Number((grams * (percent / 100) * factor).toFixed(3));
    return quantityItem({
      question: `${figure(grams)} g of limestone with ${percent}% of calcium carbonate is heated until it is fully decomposed: CaCO₃ → CaO + CO₂. What mass of ${asksLime ? 'calcium oxide' : 'carbon dioxide'} forms? (Molar masses in g/mol: CaCO₃ 100, CaO 56, CO₂ 44.)`,
      answer,
      unit: 'g',
      mistakes: [
        grams * factor,
        answer / (percent / 100) ** 2,
        grams * (percent / 100) * (1 - factor),
        (grams * percent) / 100,
      ],
      explanation: `It holds ${figure((grams * percent) / 100)} g of CaCO₃, of which ${asksLime ? 56 : 44}% by mass becomes ${asksLime ? 'CaO' : 'CO₂'}: ${figure((grams * percent) / 100)} × ${factor} = ${figure(answer)} g.`,
    });
  },
};

export const moleConceptFamilies: readonly Family[] = [
  molesInMass,
  atomsInAmount,
  elementMass,
  gasVolume,
  carbonDioxideMade,
  oxygenNeeded,
  limitingReagent,
  purity,
  empiricalFormula,
];
