import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { gasAndSolutionFamilies } from './gases-and-solutions.ts';

const PROTONS: Readonly<Record<string, number>> = {
  hydrochloric: 1,
  nitric: 1,
  sulphuric: 2,
  oxalic: 2,
};
const PARTICLES: Readonly<Record<string, number>> = {
  urea: 1,
  glucose: 1,
  sucrose: 1,
  'sodium chloride': 2,
  'calcium chloride': 3,
};

describeFamilies('families of gases and solutions', gasAndSolutionFamilies, {
  'combined-gas-law': (stem) => {
    const [volume = 0, pressure = 0, cold = 1, grown = 1, hot = 0] = numbersOf(stem);
    const amount = (pressure * volume) / cold;
    return (amount * hot) / grown;
  },
  'ideal-gas-pressure': (stem) => {
    const [moles = 0, volume = 1, kelvin = 0] = numbersOf(stem);
    return (moles / volume) * (0.08 * kelvin);
  },
  'graham-law-molar-mass': (stem) => {
    const [mass = 0, seconds = 1, longer = 0] = numbersOf(stem);
    return (Math.sqrt(mass) * (longer / seconds)) ** 2;
  },
  'partial-pressure': (stem) => {
    const [nitrogen = 0, , oxygen = 0, , total = 0] = numbersOf(stem);
    const moles = [nitrogen / 28, oxygen / 32] as const;
    return total / (1 + moles[1] / moles[0]);
  },
  molarity: (stem) => {
    const [grams = 0, mass = 1, millilitres = 1] = numbersOf(stem);
    return grams / (millilitres / 1000) / mass;
  },
  'mixing-solutions': (stem) => {
    const [first = 0, strong = 0, second = 0, weak = 0] = numbersOf(stem);
    const millimoles = first * strong + second * weak;
    return millimoles / (first + second);
  },
  'neutralisation-volume': (stem) => {
    const [base = 1, volume = 0, molarity = 0] = numbersOf(stem);
    const acid = Object.keys(PROTONS).find((name) => stem.includes(name)) ?? '';
    const hydrogen = ((volume / 1000) * molarity * (PROTONS[acid] ?? 0)) / 1;
    return (hydrogen / base) * 1000;
  },
  'raoult-total-pressure': (stem) => {
    const [high = 0, low = 0, first = 0, second = 0] = numbersOf(stem);
    const share = first / (first + second);
    return low + share * (high - low);
  },
  'freezing-point-depression': (stem) => {
    const [grams = 0, mass = 1, water = 1] = numbersOf(stem);
    const solute = Object.keys(PARTICLES).find((name) => stem.includes(name)) ?? '';
    return 1.86 * (PARTICLES[solute] ?? 0) * (grams / mass) * (1000 / water);
  },
  'osmotic-pressure-molar-mass': (stem) => {
    const [grams = 0, millilitres = 1, pressure = 1] = numbersOf(stem);
    const moles = (pressure * (millilitres / 1000)) / (0.08 * 300);
    return grams / moles;
  },
});

describeUnits(gasAndSolutionFamilies);
