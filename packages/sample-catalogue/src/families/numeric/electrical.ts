import { NO_NUMERIC_QUESTION, type NumericFamily } from '../../family.ts';
import { roundedAnswer, wholeAnswer } from '../../numeric-answer.ts';
import { figure } from '../../wording.ts';

const ELECTRICAL = 'Electrical Engineering';

const thevenin: NumericFamily = {
  name: 'numeric-load-current',
  subject: ELECTRICAL,
  topic: 'Electric Circuits',
  difficulty: 'Moderate',
  make(random) {
    const [upper, lower, load] = [random.int(2, 20), random.int(2, 20), random.int(1, 20)];
    const voltage = random.int(6, 48);
    const open = (voltage * lower) / (upper + lower);
    const inner = (upper * lower) / (upper + lower);
    const current = open / (inner + load);
    return {
      question: `A source of ${voltage} V feeds a divider of ${upper} Ω (upper) and ${lower} Ω (lower, to ground). A load of ${load} Ω is connected from the tap to ground. What is the current in the load? (Round to two decimals.)`,
      answer: roundedAnswer(current, 2),
      unit: 'A',
      explanation: `Without the load, the tap has ${voltage} × ${lower} ÷ ${upper + lower} = ${open.toFixed(3)} V, behind ${upper} Ω ∥ ${lower} Ω = ${inner.toFixed(3)} Ω. The load takes ${open.toFixed(3)} ÷ (${inner.toFixed(3)} + ${load}) = ${current.toFixed(2)} A.`,
    };
  },
};

const efficiency: NumericFamily = {
  name: 'numeric-transformer-efficiency',
  subject: ELECTRICAL,
  topic: 'Electrical Machines',
  difficulty: 'Moderate',
  make(random) {
    const rating = random.int(2, 20) * 10;
    const [iron, copper] = [random.int(4, 12) * 50, random.int(8, 24) * 50];
    const [load, factor] = [random.pick([25, 50, 75, 100]), random.pick([0.6, 0.8, 0.9, 1])];
    const output = (rating * 1000 * load * factor) / 100;
    const losses = iron + copper * (load / 100) ** 2;
    const share = (100 * output) / (output + losses);
    return {
      question: `A transformer of ${rating} kVA has iron losses of ${figure(iron)} W, and copper losses of ${figure(copper)} W at full load. What is its efficiency in percent at ${load}% of full load and a power factor of ${factor}? (Round to two decimals.)`,
      answer: roundedAnswer(share, 2),
      unit: '%',
      explanation: `It gives ${figure(output)} W. The copper losses fall with the square of the load, so it loses ${figure(iron)} + ${figure(load / 100)}² × ${figure(copper)} = ${figure(losses)} W. ${figure(output)} ÷ ${figure(output + losses)} = ${share.toFixed(2)}%.`,
    };
  },
};

/** Power factors with whole ratios of active to reactive power: cosine and tangent in fourths. */
const FACTORS = [
  { cosine: 0.6, reactive: 4, active: 3 },
  { cosine: 0.8, reactive: 3, active: 4 },
] as const;

const compensation: NumericFamily = {
  name: 'numeric-reactive-compensation',
  subject: ELECTRICAL,
  topic: 'Power Systems',
  difficulty: 'Moderate',
  make(random) {
    const power = random.int(1, 60) * 12;
    const before = random.pick(FACTORS);
    const goal = random.pick([{ cosine: 1, reactive: 0, active: 1 }, FACTORS[1]]);
    if (goal.cosine <= before.cosine) return NO_NUMERIC_QUESTION;
    const change =
      (power * before.reactive) / before.active - (power * goal.reactive) / goal.active;
    return {
      question: `A load of ${figure(power)} kW has a lagging power factor of ${before.cosine}. What reactive power must capacitors give, so that the power factor becomes ${goal.cosine}${goal.cosine === 1 ? '' : ' lagging'}?`,
      answer: wholeAnswer(change),
      unit: 'kvar',
      explanation: `Before: ${figure(power)} × tan φ = ${figure((power * before.reactive) / before.active)} kvar. After: ${figure((power * goal.reactive) / goal.active)} kvar. The capacitors give the difference, ${figure(change)} kvar.`,
    };
  },
};

const motorSpeed: NumericFamily = {
  name: 'numeric-dc-motor-speed',
  subject: ELECTRICAL,
  topic: 'Electrical Machines',
  difficulty: 'Moderate',
  make(random) {
    const resistance = random.int(1, 8) / 10;
    const voltage = random.pick([220, 230, 240, 440]);
    const [low, high] = [random.int(1, 4) * 5, random.int(5, 12) * 10];
    const speed = random.int(8, 30) * 50;
    const [before, after] = [voltage - low * resistance, voltage - high * resistance];
    const loaded = (speed * after) / before;
    // Halfway between two whole numbers, rounding would be a matter of taste.
    if (Math.abs((loaded % 1) - 0.5) < 0.05) return NO_NUMERIC_QUESTION;
    return {
      question: `A DC shunt motor at ${voltage} V has an armature resistance of ${resistance} Ω. It runs at ${figure(speed)} rpm when its armature takes ${low} A. What is its speed when the armature takes ${high} A, with the same flux? (Round to the nearest whole number.)`,
      answer: wholeAnswer(Math.round(loaded)),
      unit: 'rpm',
      explanation: `The back EMF is proportional to the speed: ${voltage} − ${low} × ${resistance} = ${figure(before)} V before, ${voltage} − ${high} × ${resistance} = ${figure(after)} V after. ${figure(speed)} × ${figure(after)} ÷ ${figure(before)} = ${figure(Math.round(loaded))} rpm.`,
    };
  },
};

const rotorFrequency: NumericFamily = {
  name: 'numeric-rotor-frequency',
  subject: ELECTRICAL,
  topic: 'Electrical Machines',
  difficulty: 'Easy',
  make(random) {
    const poles = random.pick([2, 4, 6, 8, 10]);
    const synchronous = 6000 / poles;
    const speed = synchronous - random.int(1, 15) * (12 / poles) * 5;
    const frequency = (50 * (synchronous - speed)) / synchronous;
    return {
      question: `An induction motor with ${poles} poles on a supply of 50 Hz runs at ${figure(speed)} rpm. What is the frequency of the currents in its rotor? (Round to two decimals.)`,
      answer: roundedAnswer(frequency, 2),
      unit: 'Hz',
      explanation: `The field turns at 120 × 50 ÷ ${poles} = ${figure(synchronous)} rpm. The slip is (${figure(synchronous)} − ${figure(speed)}) ÷ ${figure(synchronous)}, and the rotor has that share of 50 Hz: ${frequency.toFixed(2)} Hz.`,
    };
  },
};

const stableGain: NumericFamily = {
  name: 'numeric-largest-stable-gain',
  subject: ELECTRICAL,
  topic: 'Control Systems',
  difficulty: 'Hard',
  make(random) {
    const [p, q] = [random.int(1, 12), random.int(2, 15)];
    if (p === q) return NO_NUMERIC_QUESTION;
    const limit = p * q * (p + q);
    return {
      question: `A unity feedback system has the open-loop transfer function K/(s(s + ${p})(s + ${q})). For which K is it on the border of stability?`,
      answer: wholeAnswer(limit),
      explanation: `The characteristic equation is s³ + ${p + q}s² + ${p * q}s + K = 0. By the Routh array it is stable while K < ${p + q} × ${p * q} = ${figure(limit)}.`,
    };
  },
};

const lineLosses: NumericFamily = {
  name: 'numeric-line-losses',
  subject: ELECTRICAL,
  topic: 'Power Systems',
  difficulty: 'Easy',
  make(random) {
    const [power, voltage] = [random.int(2, 40) * 100, random.pick([11, 22, 33])];
    const [factor, resistance] = [random.pick([0.7, 0.8, 0.9]), random.int(1, 20) / 4];
    const current = power / (Math.sqrt(3) * voltage * factor);
    const losses = (3 * current ** 2 * resistance) / 1000;
    return {
      question: `A three-phase line at ${voltage} kV feeds a load of ${figure(power)} kW with a power factor of ${factor}. Each of its wires has ${figure(resistance)} Ω. What are the losses of the line? (Round to one decimal.)`,
      answer: roundedAnswer(losses, 1),
      unit: 'kW',
      explanation: `The current is ${figure(power)} ÷ (√3 × ${voltage} × ${factor}) = ${current.toFixed(2)} A. The three wires lose 3 × ${current.toFixed(2)}² × ${figure(resistance)} W = ${losses.toFixed(1)} kW.`,
    };
  },
};

const effectiveValue: NumericFamily = {
  name: 'numeric-rms-of-harmonics',
  subject: ELECTRICAL,
  topic: 'Signals and Systems',
  difficulty: 'Easy',
  make(random) {
    const [constant, first, third] = [random.int(0, 9), random.int(4, 20), random.int(1, 9)];
    const value = Math.sqrt(constant ** 2 + (first ** 2 + third ** 2) / 2);
    return {
      question: `A voltage is v(t) = ${constant === 0 ? '' : `${constant} + `}${first} sin(ωt) + ${third} sin(3ωt), in volts. What is its root mean square value? (Round to two decimals.)`,
      answer: roundedAnswer(value, 2),
      unit: 'V',
      explanation: `The squares of the parts add up, and a sine of amplitude A has the mean square A²/2: √(${constant === 0 ? '' : `${constant}² + `}${first}²/2 + ${third}²/2) = ${value.toFixed(2)} V.`,
    };
  },
};

export const numericElectricalFamilies: readonly NumericFamily[] = [
  thevenin,
  efficiency,
  compensation,
  motorSpeed,
  rotorFrequency,
  stableGain,
  lineLosses,
  effectiveValue,
];
