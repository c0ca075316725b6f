import type { Family } from '../family.js';
import { counted, figure, fraction } from '../wording.js';

const PHYSICS = 'Physics';
const CHEMISTRY = 'Chemistry';
const BIOLOGY = 'Biology';

const finalSpeed: Family = {
  name: 'uniform-acceleration-speed',
  subject: PHYSICS,
  topic: 'Mechanics',
  difficulty: 'Easy',
  make(random) {
    const [start, acceleration, time] = [random.int(2, 20), random.int(2, 8), random.int(3, 12)];
    const speed = start + acceleration * time;
    return {
      question: `A car moving at ${start} m/s accelerates uniformly at ${acceleration} m/s² for ${time} s. What is its speed then?`,
      right: `${speed} m/s`,
      wrong: [
        acceleration * time,
        start + acceleration + time,
        speed + acceleration,
        speed - start + 1,
        speed + 3,
      ].map((value) => `${value} m/s`),
      explanation: `v = u + at = ${start} + ${acceleration} × ${time} = ${speed} m/s.`,
    };
  },
};

const stoppingDistance: Family = {
  name: 'stopping-distance',
  subject: PHYSICS,
  topic: 'Mechanics',
  difficulty: 'Moderate',
  make(random) {
    const [speed, braking] = [2 * random.int(4, 20), random.pick([2, 4, 5, 8])];
    const distance = speed ** 2 / (2 * braking);
    return {
      question: `A train moving at ${speed} m/s is braked uniformly at ${braking} m/s². How far does it go before it stops?`,
      right: `${figure(distance)} m`,
      wrong: [
        distance * 2,
        speed / braking,
        distance / 2,
        (speed * braking) / 2,
        distance + 10,
      ].map((value) => `${figure(value)} m`),
      explanation: `0 = u² − 2as gives s = u² ÷ 2a = ${speed ** 2} ÷ ${2 * braking} = ${figure(distance)} m.`,
    };
  },
};

const kineticEnergy: Family = {
  name: 'kinetic-energy',
  subject: PHYSICS,
  topic: 'Mechanics',
  difficulty: 'Easy',
  make(random) {
    const [mass, speed] = [2 * random.int(1, 20), random.int(3, 20)];
    const energy = (mass * speed ** 2) / 2;
    return {
      question: `What is the kinetic energy of a body of ${mass} kg that moves at ${speed} m/s?`,
      right: `${figure(energy)} J`,
      wrong: [energy * 2, mass * speed, (mass * speed) / 2, energy + mass, energy / 2].map(
        (value) => `${figure(value)} J`,
      ),
      explanation: `\\(\\frac{1}{2}mv^2 = \\frac{1}{2} \\cdot ${mass} \\cdot ${speed}^2 = ${energy}\\) J.`,
    };
  },
};

const parallelResistors: Family = {
  name: 'parallel-resistors',
  subject: PHYSICS,
  topic: 'Electricity',
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

const heaterPower: Family = {
  name: 'energy-used-cost',
  subject: PHYSICS,
  topic: 'Electricity',
  difficulty: 'Moderate',
  make(random) {
    const [watts, hours, days] = [100 * random.int(3, 20), random.int(2, 6), random.int(5, 30)];
    const units = (watts * hours * days) / 1000;
    return {
      question: `A ${figure(watts)} W heater is used ${hours} hours a day for ${days} days. How much energy does it take?`,
      right: `${figure(units)} kWh`,
      wrong: [units * 10, (watts * hours) / 1000, (watts * days) / 1000, units / 10, units + 1].map(
        (value) => `${figure(value)} kWh`,
      ),
      explanation: `Energy = power × time = ${figure(watts / 1000)} kW × ${hours} h × ${days} = ${figure(units)} kWh.`,
    };
  },
};

const waveSpeed: Family = {
  name: 'wave-length',
  subject: PHYSICS,
  topic: 'Waves and Optics',
  difficulty: 'Easy',
  make(random) {
    const [length, frequency] = [random.int(2, 25) / 10, 10 * random.int(5, 60)];
    const speed = Math.round(length * frequency * 10) / 10;
    return {
      question: `A wave has the wavelength ${figure(length)} m and the frequency ${frequency} Hz. How fast does it travel?`,
      right: `${figure(speed)} m/s`,
      wrong: [frequency / length, speed * 2, speed / 2, frequency + length, speed + 10].map(
        (value) => `${figure(value)} m/s`,
      ),
      explanation: `v = frequency × wavelength = ${frequency} × ${figure(length)} = ${figure(speed)} m/s.`,
    };
  },
};

const mirrorImage: Family = {
  name: 'concave-mirror-image',
  subject: PHYSICS,
  topic: 'Waves and Optics',
  difficulty: 'Hard',
  make(random) {
    const focal = 5 * random.int(2, 6);
    const object =
      focal + random.pick([5, 10, 15, 20, 30].filter((gap) => (focal * (focal + gap)) % gap === 0));
    const image = (focal * object) / (object - focal);
    return {
      question: `An object stands ${object} cm before a concave mirror of focal length ${focal} cm. How far from the mirror is its image?`,
      right: `${figure(image)} cm`,
      wrong: [
        Math.round((focal * object) / (object + focal)),
        image + 5,
        object - focal,
        image + 10,
        object + focal,
        image - 2,
      ].map((value) => `${figure(value)} cm`),
      explanation: `1/v = 1/f − 1/u = 1/${focal} − 1/${object}, so v = ${focal} × ${object} ÷ (${object} − ${focal}) = ${figure(image)} cm, in front of the mirror.`,
    };
  },
};

interface Compound {
  formula: string;
  name: string;
  mass: number;
}

const COMPOUNDS: readonly Compound[] = [
  { formula: 'H₂O', name: 'water', mass: 18 },
  { formula: 'CO₂', name: 'carbon dioxide', mass: 44 },
  { formula: 'NaOH', name: 'sodium hydroxide', mass: 40 },
  { formula: 'CaCO₃', name: 'calcium carbonate', mass: 100 },
  { formula: 'NH₃', name: 'ammonia', mass: 17 },
  { formula: 'CH₄', name: 'methane', mass: 16 },
  { formula: 'C₆H₁₂O₆', name: 'glucose', mass: 180 },
  { formula: 'H₂SO₄', name: 'sulphuric acid', mass: 98 },
];

const molesInMass: Family = {
  name: 'moles-in-mass',
  subject: CHEMISTRY,
  topic: 'Mole Concept and Stoichiometry',
  difficulty: 'Easy',
  make(random) {
    const { formula, name, mass } = random.pick(COMPOUNDS);
    const moles = random.int(1, 16) / 4;
    const grams = moles * mass;
    return {
      question: `How many moles of ${name} (${formula}, molar mass ${mass} g/mol) are in ${figure(grams)} g?`,
      right: `${figure(moles)} mol`,
      wrong: [moles * 2, moles + 0.5, moles / 2, moles + 1, moles + 0.25].map(
        (value) => `${figure(value)} mol`,
      ),
      explanation: `Amount = mass ÷ molar mass = ${figure(grams)} ÷ ${mass} = ${figure(moles)} mol.`,
    };
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
];

const carbonDioxideMade: Family = {
  name: 'combustion-carbon-dioxide',
  subject: CHEMISTRY,
  topic: 'Mole Concept and Stoichiometry',
  difficulty: 'Moderate',
  make(random) {
    const { fuel, formula, oxygen, carbonDioxide, equation } = random.pick(BURNINGS);
    const moles = random.int(1, 16) / 2;
    const grams = moles * carbonDioxide * 44;
    return {
      question: `What mass of carbon dioxide (44 g/mol) forms when ${figure(moles)} mol of ${fuel} (${formula}) burns completely?`,
      right: `${figure(grams)} g`,
      wrong: [
        moles * 44 * oxygen,
        moles * 44 * (carbonDioxide + 1),
        grams / 2,
        moles * carbonDioxide * 32,
        moles * carbonDioxide * 18,
        grams + 22,
      ].map((value) => `${figure(value)} g`),
      explanation: `${equation}: each mole of ${fuel} gives ${carbonDioxide} mol of CO₂, so ${figure(moles)} × ${carbonDioxide} × 44 = ${figure(grams)} g.`,
    };
  },
};

const strongAcidPh: Family = {
  name: 'strong-acid-ph',
  subject: CHEMISTRY,
  topic: 'Solutions and Equilibrium',
  difficulty: 'Moderate',
  make(random) {
    const power = random.int(1, 3);
    const factor = random.pick([10, 100, 1000]);
    const steps = Math.log10(factor);
    const volume = random.pick([5, 10, 20, 25, 50]);
    return {
      question: `${volume} mL of hydrochloric acid with 10^−${power} mol/L is diluted with water to ${figure(volume * factor)} mL. What is the pH then?`,
      right: String(power + steps),
      wrong: [power, power + steps + 1, power + steps - 1, power * factor, power + 7].map(String),
      explanation: `The acid is diluted ${figure(factor)} times, so the concentration falls to 10^−${power + steps} mol/L; a strong acid gives as much H⁺, and pH = ${power + steps}.`,
    };
  },
};

const molarity: Family = {
  name: 'molarity',
  subject: CHEMISTRY,
  topic: 'Solutions and Equilibrium',
  difficulty: 'Easy',
  make(random) {
    const moles = random.int(2, 20) / 10;
    const millilitres = random.pick([100, 125, 200, 250, 400, 500]);
    const value = (moles * 1000) / millilitres;
    return {
      question: `${figure(moles)} mol of salt is dissolved to make ${millilitres} mL of solution. What is its molarity?`,
      right: `${figure(value)} mol/L`,
      wrong: [
        moles / 10,
        value / 2,
        value * 2,
        moles + 1,
        value + 0.5,
        (moles * millilitres) / 1000,
      ].map((concentration) => `${figure(concentration)} mol/L`),
      explanation: `Molarity = amount ÷ volume = ${figure(moles)} mol ÷ ${figure(millilitres / 1000)} L = ${figure(value)} mol/L.`,
    };
  },
};

interface Isotope {
  name: string;
  protons: number;
  masses: readonly number[];
}

const ISOTOPES: readonly Isotope[] = [
  { name: 'carbon', protons: 6, masses: [12, 13, 14] },
  { name: 'oxygen', protons: 8, masses: [16, 17, 18] },
  { name: 'chlorine', protons: 17, masses: [35, 37] },
  { name: 'iron', protons: 26, masses: [54, 56, 57] },
  { name: 'copper', protons: 29, masses: [63, 65] },
  { name: 'silver', protons: 47, masses: [107, 109] },
  { name: 'iodine', protons: 53, masses: [127, 131] },
  { name: 'lead', protons: 82, masses: [206, 207, 208] },
  { name: 'uranium', protons: 92, masses: [234, 235, 238] },
];

const neutrons: Family = {
  name: 'neutrons-of-isotope',
  subject: CHEMISTRY,
  topic: 'Atomic Structure',
  difficulty: 'Easy',
  make(random) {
    const { name, protons, masses } = random.pick(ISOTOPES);
    const mass = random.pick(masses);
    return {
      question: `How many neutrons has an atom of ${name}-${mass} (atomic number ${protons})?`,
      right: String(mass - protons),
      wrong: [protons, mass, mass - protons + 1, mass - protons - 1, mass + protons].map(String),
      explanation: `Neutrons = mass number − atomic number = ${mass} − ${protons} = ${mass - protons}.`,
    };
  },
};

const baseShare: Family = {
  name: 'chargaff-base-share',
  subject: BIOLOGY,
  topic: 'Genetics',
  difficulty: 'Easy',
  make(random) {
    const adenine = random.int(12, 38);
    const [given, asked, isPair] = random.pick([
      ['adenine', 'guanine', false],
      ['thymine', 'cytosine', false],
      ['guanine', 'adenine', false],
      ['cytosine', 'guanine', true],
    ] as const);
    const answer = isPair ? adenine : 50 - adenine;
    return {
      question: `In a double-stranded DNA, ${adenine}% of the bases are ${given}. What share is ${asked}?`,
      right: `${answer}%`,
      wrong: [
        isPair ? 50 - adenine : adenine,
        100 - adenine,
        100 - 2 * adenine,
        answer + 5,
        answer + 2,
      ].map((value) => `${value}%`),
      explanation: isPair
        ? `Cytosine pairs with guanine, so there is as much of one as of the other: ${adenine}%.`
        : `A base and its partner have equal shares, together ${2 * adenine}%. The other pair shares the remaining ${100 - 2 * adenine}% equally: ${answer}% each.`,
    };
  },
};

const gametes: Family = {
  name: 'gamete-kinds',
  subject: BIOLOGY,
  topic: 'Genetics',
  difficulty: 'Moderate',
  make(random) {
    const genes = random.int(3, 7);
    const letters = [...'ABDEFGH'].slice(0, genes);
    const heterozygous = letters.map((_, index) => index < 2 || random.int(0, 1) === 1);
    const count = heterozygous.filter(Boolean).length;
    const order = random.shuffle(letters.map((letter, index) => ({ letter, index })));
    const genotype = order
      .map(({ letter, index }) => `${letter}${heterozygous[index] ? letter.toLowerCase() : letter}`)
      .join(' ');
    return {
      question: `How many kinds of gametes can an organism of the genotype ${genotype} form, if the genes assort independently?`,
      right: String(2 ** count),
      wrong: [2 ** (count + 1), 2 ** (count - 1), 2 * count, 2 ** genes, count + 1, 3 ** count].map(
        String,
      ),
      explanation: `${counted(count, 'gene')} of ${genes} ${count === 1 ? 'is' : 'are'} heterozygous, each doubling the kinds: 2^${count} = ${2 ** count}.`,
    };
  },
};

const carriers: Family = {
  name: 'hardy-weinberg-carriers',
  subject: BIOLOGY,
  topic: 'Genetics',
  difficulty: 'Hard',
  make(random) {
    const q = random.int(1, 9) / 10;
    const population = 100 * random.int(5, 60);
    const share = Math.round(2 * q * (1 - q) * 100) / 100;
    const answer = Math.round(share * population);
    const affected = Math.round(q * q * population);
    return {
      question: `In a population of ${figure(population)} in Hardy–Weinberg equilibrium a recessive allele has the frequency ${figure(q)}. How many individuals are heterozygous?`,
      right: figure(answer),
      wrong: [
        affected,
        population - affected,
        Math.round(answer / 2),
        Math.round((1 - q) ** 2 * population),
        answer + 50,
      ].map(figure),
      explanation: `With q = ${figure(q)} and p = ${figure(1 - q)}, heterozygotes are 2pq = ${figure(share)} of all: ${figure(share)} × ${figure(population)} = ${figure(answer)}.`,
    };
  },
};

export const scienceFamilies: readonly Family[] = [
  finalSpeed,
  stoppingDistance,
  kineticEnergy,
  parallelResistors,
  heaterPower,
  waveSpeed,
  mirrorImage,
  molesInMass,
  carbonDioxideMade,
  strongAcidPh,
  molarity,
  neutrons,
  baseShare,
  gametes,
  carriers,
];
