import type { Family } from '../../family.ts';
import { figure, gcd } from '../../wording.ts';
import { capitalised, signed, withArticle } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const PHYSICS = 'Physics';
const THERMODYNAMICS = 'Thermodynamics';
const THERMAL = 'Thermal Properties of Matter';
const KINETIC = 'Kinetic Theory of Gases';

const mixing: Family = {
  name: 'mixing-hot-and-cold-water',
  subject: PHYSICS,
  topic: THERMAL,
  difficulty: 'Easy',
  make(random) {
    const [cold, hot] = [random.int(2, 12) / 2, random.int(2, 12) / 2];
    const [low, rise] = [random.int(10, 30), random.int(8, 30)];
    const final = low + rise;
    const high = final + (cold * rise) / hot;
    if (!Number.isInteger(high) || high > 95 || cold === hot) return this.make(random);
    return quantityItem({
      question: `${figure(hot)} kg of water at ${high} °C is poured into ${figure(cold)} kg of water at ${low} °C. What temperature results if no heat is lost?`,
      answer: final,
      unit: '°C',
      mistakes: [
        (low + high) / 2,
        (cold * high + hot * low) / (cold + hot),
        high - low,
        final + rise,
      ],
      explanation: `The heat given equals the heat taken: ${figure(hot)} × (${high} − t) = ${figure(cold)} × (t − ${low}), so t = ${final} °C.`,
    });
  },
};

const meltingIce: Family = {
  name: 'melting-ice-heat',
  subject: PHYSICS,
  topic: THERMAL,
  difficulty: 'Moderate',
  make(random) {
    const [mass, degrees] = [10 * random.int(2, 30), random.pick([0, 10, 20, 25, 30, 40, 50, 60])];
    const answer = mass * (80 + degrees);
    const target = degrees === 0 ? 'into water at 0 °C' : `into water at ${degrees} °C`;
    return quantityItem({
      question: `How much heat turns ${mass} g of ice at 0 °C ${target}? (Latent heat of fusion of ice: 80 cal/g; specific heat of water: 1 cal/(g·°C).)`,
      answer,
      unit: 'cal',
      mistakes: [mass * 80, mass * degrees, (mass * (80 + degrees)) / 2, mass * (degrees + 100)],
      explanation: `Melting takes ${mass} × 80 = ${figure(mass * 80)} cal${degrees === 0 ? ', and the water is not warmed further' : `, warming the water ${mass} × ${degrees} = ${figure(mass * degrees)} cal; together ${figure(answer)} cal`}.`,
    });
  },
};

const EXPANDING = [
  { material: 'steel', coefficient: 12 },
  { material: 'brass', coefficient: 19 },
  { material: 'aluminium', coefficient: 24 },
  { material: 'copper', coefficient: 17 },
] as const;

const linearExpansion: Family = {
  name: 'linear-expansion',
  subject: PHYSICS,
  topic: THERMAL,
  difficulty: 'Easy',
  make(random) {
    const { material, coefficient } = random.pick(EXPANDING);
    const [length, low, rise] = [random.int(2, 40), random.int(5, 25), 10 * random.int(2, 8)];
    const answer = (coefficient * length * rise) / 1000;
    return quantityItem({
      question: `${capitalised(withArticle(material))} rail is ${length} m long at ${low} °C. By how much does it lengthen when it is heated to ${low + rise} °C? (Coefficient of linear expansion of ${material}: ${coefficient} × 10⁻⁶ per °C.)`,
      answer,
      unit: 'mm',
      mistakes: [(coefficient * length * (low + rise)) / 1000, answer * 3, answer / 10, answer * 2],
      explanation: `Δl = αlΔt = ${coefficient} × 10⁻⁶ × ${length} × ${rise} m = ${figure(answer)} mm.`,
    });
  },
};

const conduction: Family = {
  name: 'heat-conduction-junction',
  subject: PHYSICS,
  topic: THERMAL,
  difficulty: 'Hard',
  make(random) {
    const [first, second] = [random.int(1, 9), random.int(1, 9)];
    const high = 5 * random.int(8, 40);
    const answer = (first * high) / (first + second);
    if (gcd(first, second) > 1 || !Number.isInteger(answer)) return this.make(random);
    return quantityItem({
      question: `Two metal rods P and Q of equal length and thickness are joined end to end. Their thermal conductivities are in the ratio ${first} : ${second}. The free end of P is kept at ${high} °C, that of Q at 0 °C. What is the steady temperature of the joint?`,
      answer,
      unit: '°C',
      mistakes: [
        high - answer,
        high / 2,
        (high * Math.min(first, second)) / Math.max(first, second),
        answer / 2,
      ],
      explanation: `The same heat flows through both: ${first} × (${high} − t) = ${second} × t, so t = ${first} × ${high} ÷ ${first + second} = ${answer} °C.`,
    });
  },
};

const carnot: Family = {
  name: 'carnot-efficiency',
  subject: PHYSICS,
  topic: THERMODYNAMICS,
  difficulty: 'Moderate',
  make(random) {
    const [hot, heat] = [100 * random.int(4, 10), 100 * random.int(3, 40)];
    const cold = random.int(27, 50) * 10;
    const work = (heat * (hot - cold)) / hot;
    if (cold > hot - 50 || !Number.isInteger(work)) return this.make(random);
    return quantityItem({
      question: `A Carnot engine works between ${hot} K and ${cold} K and takes ${figure(heat)} J of heat from the source in each cycle. How much work does it do in each cycle?`,
      answer: work,
      unit: 'J',
      mistakes: [heat - work, (heat * (hot - cold)) / cold, heat, work / 2],
      explanation: `Its efficiency is 1 − ${cold} ÷ ${hot}, so W = ${figure(heat)} × (${hot} − ${cold}) ÷ ${hot} = ${figure(work)} J.`,
    });
  },
};

const firstLaw: Family = {
  name: 'first-law-of-thermodynamics',
  subject: PHYSICS,
  topic: THERMODYNAMICS,
  difficulty: 'Moderate',
  make(random) {
    const [pressure, grown] = [random.int(1, 5), random.int(1, 8)];
    const work = pressure * grown * 100;
    const heat = work + 50 * random.int(2, 40);
    const start = random.int(1, 9);
    return quantityItem({
      question: `A gas takes in ${figure(heat)} J of heat and expands from ${start} L to ${start + grown} L against a constant pressure of ${pressure} × 10⁵ Pa. By how much does its internal energy rise?`,
      answer: heat - work,
      unit: 'J',
      mistakes: [heat + work, work, heat, heat - pressure * (start + grown) * 100],
      explanation: `W = pΔV = ${pressure} × 10⁵ Pa × ${grown} × 10⁻³ m³ = ${figure(work)} J, so ΔU = Q − W = ${figure(heat)} − ${figure(work)} = ${figure(heat - work)} J.`,
    });
  },
};

const idealGasWork: Family = {
  name: 'heat-at-constant-pressure-and-volume',
  subject: PHYSICS,
  topic: THERMODYNAMICS,
  difficulty: 'Hard',
  make(random) {
    const { kind, atPressure, atVolume } = random.pick(GASES);
    const base = 20 * random.int(1, 75);
    const [supplied, energy] = [base * atPressure, base * atVolume];
    const asked = random.pick(['inside', 'outside'] as const);
    const answer = asked === 'inside' ? energy : supplied - energy;
    return quantityItem({
      question: `${figure(supplied)} J of heat is given to an ideal ${kind} gas at constant pressure. How much of it ${asked === 'inside' ? 'raises the internal energy of the gas' : 'does the gas use up to do work'}?`,
      answer,
      unit: 'J',
      mistakes: [
        supplied - answer,
        supplied / 2,
        (supplied * atVolume) / (atPressure + atVolume),
        supplied,
      ],
      explanation: `Of the heat at constant pressure the share Cv/Cp = ${atVolume}/${atPressure} raises the internal energy: ${figure(energy)} J; the rest, ${figure(supplied - energy)} J, becomes work.`,
    });
  },
};

/** Molar heats at constant pressure and volume in units of R/2. */
const GASES = [
  { kind: 'monatomic', atPressure: 5, atVolume: 3 },
  { kind: 'diatomic', atPressure: 7, atVolume: 5 },
] as const;

const rmsSpeed: Family = {
  name: 'rms-speed-and-temperature',
  subject: PHYSICS,
  topic: KINETIC,
  difficulty: 'Moderate',
  make(random) {
    const [speed, factor] = [10 * random.int(20, 60), random.pick([1.5, 2, 3, 0.5])];
    const celsius = random.pick([27, 7, 17, 47, 127, -23]);
    const kelvin = celsius + 273;
    const answer = kelvin * factor ** 2 - 273;
    return quantityItem({
      question: `The molecules of a gas have a root-mean-square speed of ${speed} m/s at ${signed(celsius)} °C. At what temperature is it ${figure(speed * factor)} m/s?`,
      answer,
      unit: '°C',
      mistakes: [
        kelvin * factor - 273,
        kelvin * factor ** 2,
        celsius * factor ** 2,
        celsius * factor,
        kelvin * factor,
      ],
      explanation: `The speed goes with √T, so T = ${kelvin} K × ${figure(factor)}² = ${figure(kelvin * factor ** 2)} K, which is ${signed(answer)} °C.`,
      write: signed,
      signs: 'any',
    });
  },
};

const gasEnergy: Family = {
  name: 'kinetic-energy-of-gas',
  subject: PHYSICS,
  topic: KINETIC,
  difficulty: 'Moderate',
  make(random) {
    const [volume, pressure] = [random.int(1, 20), random.int(2, 16) / 2];
    const answer = 150 * pressure * volume;
    return quantityItem({
      question: `What is the total translational kinetic energy of the molecules of an ideal gas that fills ${volume} L at a pressure of ${figure(pressure)} × 10⁵ Pa?`,
      answer,
      unit: 'J',
      mistakes: [
        100 * pressure * volume,
        50 * pressure * volume,
        250 * pressure * volume,
        (200 / 3) * pressure * volume,
      ],
      explanation: `E = (3/2)pV = 1.5 × ${figure(pressure)} × 10⁵ Pa × ${volume} × 10⁻³ m³ = ${figure(answer)} J.`,
    });
  },
};

const gasMolecules: Family = {
  name: 'degrees-of-freedom-energy',
  subject: PHYSICS,
  topic: KINETIC,
  difficulty: 'Moderate',
  make(random) {
    const { kind, atVolume } = random.pick(GASES);
    const [amount, kelvin] = [random.int(1, 10), 50 * random.int(4, 16)];
    const answer = (amount * atVolume * 8.3 * kelvin) / 2;
    return quantityItem({
      question: `What is the internal energy of ${amount} mol of an ideal ${kind} gas at ${kelvin} K? (Take R = 8.3 J/(mol·K); vibrations are not excited.)`,
      answer: Number(answer.toFixed(2)),
      unit: 'J',
      mistakes: [
        answer / atVolume,
        (answer * (atVolume + 2)) / atVolume,
        (answer * 2) / atVolume,
        (answer * (8 - atVolume)) / atVolume,
      ],
      explanation: `A ${kind} gas has ${atVolume} degrees of freedom, so U = ${amount} × (${atVolume}/2) × 8.3 × ${kelvin} = ${figure(answer)} J.`,
    });
  },
};

const radiation: Family = {
  name: 'stefan-boltzmann-law',
  subject: PHYSICS,
  topic: THERMAL,
  difficulty: 'Moderate',
  make(random) {
    const [hot, cold] = random.pick([
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [5, 2],
    ] as const);
    const step = random.pick([100, 150, 200, 250, 300]);
    const power = cold ** 4 * random.int(1, 9);
    const answer = (power / cold ** 4) * hot ** 4;
    return quantityItem({
      question: `A black body at ${cold * step} K radiates ${figure(power)} W. What does it radiate at ${figure(hot * step)} K?`,
      answer,
      unit: 'W',
      mistakes: [
        (power * hot) / cold,
        (power * hot ** 2) / cold ** 2,
        (power * hot ** 3) / cold ** 3,
        answer * 2,
      ],
      explanation: `Power goes with T⁴: ${figure(power)} × (${figure(hot * step)} ÷ ${cold * step})⁴ = ${figure(answer)} W.`,
    });
  },
};

export const heatFamilies: readonly Family[] = [
  mixing,
  meltingIce,
  linearExpansion,
  conduction,
  radiation,
  carnot,
  firstLaw,
  idealGasWork,
  rmsSpeed,
  gasEnergy,
  gasMolecules,
];
