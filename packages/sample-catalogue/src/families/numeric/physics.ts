import type { NumericFamily } from '../../family.ts';
import { roundedAnswer, wholeAnswer } from '../../numeric-answer.ts';
import { figure, gcd } from '../../wording.ts';

const PHYSICS = 'Physics';

const stickingTogether: NumericFamily = {
  name: 'numeric-sticking-together',
  subject: PHYSICS,
  topic: 'Laws of Motion',
  difficulty: 'Easy',
  make(random) {
    const [light, heavy] = [random.int(1, 6), random.int(2, 14)];
    const speed = random.int(2, 12);
    const start = speed * (1 + heavy);
    return {
      question: `A body of mass ${light} kg moving at ${start} m/s strikes a body of mass ${light * heavy} kg at rest and sticks to it. With what speed do both move on? (Neglect friction.)`,
      answer: wholeAnswer((light * start) / (light + light * heavy)),
      unit: 'm/s',
      explanation: `Momentum is conserved: ${light} × ${start} = (${light} + ${light * heavy}) v, so v = ${light * start} ÷ ${light * (1 + heavy)} m/s.`,
    };
  },
};

const mixedWater: NumericFamily = {
  name: 'numeric-mixed-water',
  subject: PHYSICS,
  topic: 'Thermal Properties of Matter',
  difficulty: 'Easy',
  make(random) {
    const [cold, warm] = [random.int(1, 5), random.int(1, 5)];
    const start = random.int(4, 30);
    const rise = random.int(3, 10) * warm;
    const hot = start + (rise / warm) * (cold + warm);
    return {
      question: `${cold} kg of water at ${start} °C is mixed with ${warm} kg of water at ${hot} °C in a vessel that takes up no heat. What is the final temperature?`,
      answer: wholeAnswer((cold * start + warm * hot) / (cold + warm)),
      unit: '°C',
      explanation: `The heat lost equals the heat gained: ${warm}(${hot} − T) = ${cold}(T − ${start}), so T = (${cold} × ${start} + ${warm} × ${hot}) ÷ ${cold + warm} = ${start + rise} °C.`,
    };
  },
};

const springs: NumericFamily = {
  name: 'numeric-two-springs',
  subject: PHYSICS,
  topic: 'Oscillations and Waves',
  difficulty: 'Moderate',
  make(random) {
    const [mass, frequency] = [random.int(2, 8), random.int(3, 12)];
    const total = mass * frequency ** 2;
    const first = random.int(1, total - 1);
    return {
      question: `A block of mass ${mass} kg lies on a smooth floor between two walls, joined to each by a spring. The springs have the force constants ${first} N/m and ${total - first} N/m. What is the angular frequency of small oscillations along the springs?`,
      answer: wholeAnswer(Math.sqrt(total / mass)),
      unit: 'rad/s',
      explanation: `Both springs push the block back, so their constants add up: k = ${first} + ${total - first} = ${total} N/m. ω = √(k/m) = √(${total} ÷ ${mass}) = ${frequency} rad/s.`,
    };
  },
};

const photoelectrons: NumericFamily = {
  name: 'numeric-stopping-potential',
  subject: PHYSICS,
  topic: 'Dual Nature of Matter and Radiation',
  difficulty: 'Moderate',
  make(random) {
    const wavelength = random.int(20, 48) * 10;
    const work = random.int(16, 24) / 10;
    const energy = 1240 / wavelength;
    return {
      question: `Light of wavelength ${wavelength} nm falls on a metal whose work function is ${figure(work)} eV. What is the stopping potential? (Take hc = 1240 eV nm and round to two decimals.)`,
      answer: roundedAnswer(energy - work, 2),
      unit: 'V',
      explanation: `A photon has 1240 ÷ ${wavelength} = ${energy.toFixed(3)} eV. The fastest electrons keep ${energy.toFixed(3)} − ${figure(work)} = ${(energy - work).toFixed(2)} eV, so ${(energy - work).toFixed(2)} V stops them.`,
    };
  },
};

/** Pairs of resistances in ohms that are a whole number in parallel. */
const PARALLEL = [
  [3, 6],
  [4, 12],
  [6, 12],
  [10, 15],
  [12, 24],
  [20, 30],
  [20, 5],
  [6, 30],
  [9, 18],
  [8, 24],
] as const;

const branchCurrent: NumericFamily = {
  name: 'numeric-branch-current',
  subject: PHYSICS,
  topic: 'Current Electricity',
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = random.pick(PARALLEL);
    const parallel = (first * second) / (first + second);
    const series = random.int(1, 12);
    const total = (random.int(4, 40) * (first + second)) / gcd(first, second);
    const milliamperes = (total * second) / (first + second);
    const voltage = (total * (series + parallel)) / 1000;
    return {
      question: `Resistors of ${first} Ω and ${second} Ω are in parallel, in series with a resistor of ${series} Ω and a battery of ${figure(voltage)} V without internal resistance. What is the current in the resistor of ${first} Ω, in milliampere?`,
      answer: wholeAnswer(milliamperes),
      unit: 'mA',
      explanation: `${first} Ω and ${second} Ω in parallel are ${parallel} Ω, so the battery gives ${figure(voltage)} ÷ ${series + parallel} = ${figure(total / 1000)} A. The resistor of ${first} Ω takes ${second}/${first + second} of it: ${milliamperes} mA.`,
    };
  },
};

const lensImage: NumericFamily = {
  name: 'numeric-lens-image',
  subject: PHYSICS,
  topic: 'Optics',
  difficulty: 'Easy',
  make(random) {
    const focus = random.int(2, 12) * 2;
    const far = random.pick([1, 2, 4, focus / 2, focus]);
    const [object, image] = [focus + far, focus + focus ** 2 / far];
    return {
      question: `An object stands ${object} cm in front of a thin converging lens of focal length ${focus} cm. How far behind the lens is its image?`,
      answer: wholeAnswer(image),
      unit: 'cm',
      explanation: `1/v = 1/f − 1/u = 1/${focus} − 1/${object} = ${object - focus}/${focus * object}, so v = ${image} cm.`,
    };
  },
};

export const numericPhysicsFamilies: readonly NumericFamily[] = [
  stickingTogether,
  mixedWater,
  springs,
  photoelectrons,
  branchCurrent,
  lensImage,
];
