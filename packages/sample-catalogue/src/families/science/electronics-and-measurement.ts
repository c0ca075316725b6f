import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { capitalised, rounded, signed, withArticle } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const ELECTRICAL = 'Electrical Engineering';
const ELECTRONICS = 'Analog Electronics';
const CONVERTERS = 'Power Electronics';
const MEASUREMENT = 'Electrical and Electronic Measurements';

const summingAmplifier: Family = {
  name: 'summing-amplifier',
  subject: ELECTRICAL,
  topic: ELECTRONICS,
  difficulty: 'Moderate',
  make(random) {
    const feedback = random.pick([10, 20, 30, 40, 60]);
    const [first, second] = [random.pick([5, 10, 20, 30]), random.pick([5, 10, 20, 30])];
    const [u, v] = [random.int(1, 20) / 10, random.int(1, 20) / 10];
    const answer = -rounded((feedback / first) * u + (feedback / second) * v, 4);
    if (!Number.isInteger(answer * 100) || answer < -14 || first === second)
      return this.make(random);
    return quantityItem({
      question: `An inverting summing amplifier with an ideal op-amp has a feedback resistor of ${feedback} kΩ. ${figure(u)} V is applied through ${first} kΩ and ${figure(v)} V through ${second} kΩ. What is the output voltage?`,
      answer,
      unit: 'V',
      mistakes: [
        -answer,
        -(u + v),
        -(feedback / (first + second)) * (u + v),
        -(1 + feedback / first) * u - (1 + feedback / second) * v,
      ],
      explanation: `V = −(${feedback}/${first} × ${figure(u)} + ${feedback}/${second} × ${figure(v)}) = ${signed(answer)} V.`,
      write: signed,
      signs: 'any',
    });
  },
};

const biasCurrent: Family = {
  name: 'transistor-bias',
  subject: ELECTRICAL,
  topic: ELECTRONICS,
  difficulty: 'Moderate',
  make(random) {
    const supply = random.pick([5, 9, 10, 12, 15, 18, 20]);
    const [microamperes, gain] = [
      random.pick([10, 20, 25, 40, 50]),
      random.pick([50, 80, 100, 120, 150, 200]),
    ];
    const base = rounded(((supply - 0.7) / microamperes) * 1000, 3);
    const collector = (microamperes * gain) / 1000;
    const load = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4]);
    const answer = rounded(supply - collector * load, 3);
    if (!Number.isInteger(base) || answer < 1 || answer > supply - 1) return this.make(random);
    return quantityItem({
      question: `In a fixed-bias circuit a silicon transistor with β = ${gain} (V(BE) = 0.7 V) has a base resistor of ${base} kΩ and a collector resistor of ${load} kΩ at ${supply} V. What is its collector–emitter voltage?`,
      answer,
      unit: 'V',
      mistakes: [
        collector * load,
        answer - 0.7,
        supply - 0.7,
        supply - (collector + microamperes / 1000) * load - 0.7,
        supply / 2,
      ].filter((value) => value > 0),
      explanation: `I(B) = (${supply} − 0.7) ÷ ${base} kΩ = ${microamperes} μA, I(C) = ${gain} × ${microamperes} μA = ${figure(collector)} mA, and V(CE) = ${supply} − ${figure(collector)} × ${load} = ${figure(answer)} V.`,
    });
  },
};

const zenerRegulator: Family = {
  name: 'zener-regulator',
  subject: ELECTRICAL,
  topic: ELECTRONICS,
  difficulty: 'Moderate',
  make(random) {
    const [zener, drop] = [random.pick([5, 6, 8, 9, 10, 12]), random.int(3, 14)];
    const [series, load] = [
      random.pick([100, 120, 125, 150, 200, 250]),
      random.pick([400, 500, 600, 800, 1000, 1200]),
    ];
    const [total, taken] = [rounded((1000 * drop) / series, 3), rounded((1000 * zener) / load, 3)];
    const answer = rounded(total - taken, 3);
    if (answer < 2 || !Number.isInteger(answer * 4)) return this.make(random);
    return quantityItem({
      question: `${capitalised(withArticle(`${zener} V`))} Zener diode is fed from ${zener + drop} V through ${series} Ω and stands across a load of ${figure(load)} Ω. What current flows in the Zener diode?`,
      answer,
      unit: 'mA',
      mistakes: [
        total,
        taken,
        total + taken,
        (1000 * (zener + drop)) / series,
        (1000 * (zener + drop)) / (series + load),
      ],
      explanation: `Through the resistor flow ${drop} V ÷ ${series} Ω = ${figure(total)} mA, of which the load takes ${zener} ÷ ${figure(load)} Ω = ${figure(taken)} mA; ${figure(answer)} mA are left for the diode.`,
    });
  },
};

const converterStep: Family = {
  name: 'converter-resolution',
  subject: ELECTRICAL,
  topic: ELECTRONICS,
  difficulty: 'Easy',
  make(random) {
    const bits = random.int(4, 8);
    const millivolts = random.pick([5, 10, 20, 25, 40, 50, 100]);
    const full = (2 ** bits - 1) * millivolts;
    const code = random.int(3, 2 ** bits - 2);
    if (full > 12_000) return this.make(random);
    return quantityItem({
      question: `${capitalised(withArticle(`${bits}-bit`))} digital-to-analogue converter gives ${figure(full / 1000)} V for all ones and 0 V for all zeros. What does it give for the input ${code.toString(2).padStart(bits, '0')}?`,
      answer: rounded((code * millivolts) / 1000, 3),
      unit: 'V',
      mistakes: [
        (code * full) / 2 ** bits / 1000,
        ((code + 1) * millivolts) / 1000,
        ((2 ** bits - 1 - code) * millivolts) / 1000,
        (code * millivolts * 2) / 1000,
      ],
      explanation: `A step is ${figure(full / 1000)} V ÷ ${2 ** bits - 1} = ${millivolts} mV. The input is ${code} in decimal: ${code} × ${millivolts} mV = ${figure((code * millivolts) / 1000)} V.`,
    });
  },
};

const chopper: Family = {
  name: 'dc-converter-voltage',
  subject: ELECTRICAL,
  topic: CONVERTERS,
  difficulty: 'Easy',
  make(random) {
    const kind = random.pick(['buck', 'boost', 'buck-boost'] as const);
    const [volts, tenths] = [random.int(4, 60) * 3, random.int(2, 8)];
    const duty = tenths / 10;
    const values = {
      buck: volts * duty,
      boost: volts / (1 - duty),
      'buck-boost': (volts * duty) / (1 - duty),
    };
    const answer = rounded(values[kind], 6);
    if (!Number.isInteger(answer * 10) || answer === volts) return this.make(random);
    const formulas = {
      buck: `D × V = ${duty} × ${volts}`,
      boost: `V ÷ (1 − D) = ${volts} ÷ ${figure(1 - duty)}`,
      'buck-boost': `D × V ÷ (1 − D) = ${duty} × ${volts} ÷ ${figure(1 - duty)}`,
    };
    return quantityItem({
      question: `An ideal ${kind} converter works from ${volts} V with continuous inductor current and a duty cycle of ${duty}. What is the mean output voltage in magnitude?`,
      answer,
      unit: 'V',
      mistakes: [values.buck, values.boost, values['buck-boost'], volts * (1 - duty), volts],
      explanation: `For this converter V(out) = ${formulas[kind]} = ${figure(answer)} V.`,
    });
  },
};

const RECTIFIERS = [
  { kind: 'fully controlled', angle: 60, factor: 1, formula: '(2V/π) cos α' },
  { kind: 'fully controlled', angle: 0, factor: 2, formula: '(2V/π) cos α' },
  { kind: 'half-controlled', angle: 60, factor: 1.5, formula: '(V/π)(1 + cos α)' },
  { kind: 'half-controlled', angle: 90, factor: 1, formula: '(V/π)(1 + cos α)' },
] as const;

const rectifierMean: Family = {
  name: 'controlled-rectifier-voltage',
  subject: ELECTRICAL,
  topic: CONVERTERS,
  difficulty: 'Moderate',
  make(random) {
    const { kind, angle, factor, formula } = random.pick(RECTIFIERS);
    const peak = random.int(8, 80) * 5;
    const mean = (share: number): string => `${figure(peak * share)}/π V`;
    return {
      question: `A single-phase ${kind} bridge rectifier with a highly inductive load is fed by a sine voltage with a peak of ${peak} V. What is its mean output voltage at a firing angle of ${angle}°?`,
      right: mean(factor),
      wrong: [mean(2), mean(1.5), mean(1), mean(0.5), mean(Math.abs(2 - factor) || 4)].filter(
        (option) => option !== mean(factor),
      ),
      explanation: `The mean is ${formula} = ${figure(peak * factor)}/π V with V = ${peak} V and α = ${angle}°.`,
    };
  },
};

const wattmeters: Family = {
  name: 'two-wattmeter-method',
  subject: ELECTRICAL,
  topic: MEASUREMENT,
  difficulty: 'Moderate',
  make(random) {
    const [high, low] = [100 * random.int(5, 60), 100 * random.int(1, 40)];
    const isReversed = random.int(0, 2) === 0;
    if (low >= high) return this.make(random);
    if (isReversed) {
      return quantityItem({
        question: `By the two-wattmeter method one meter reads ${figure(high)} W and the other, after its current coil has been reversed, ${figure(low)} W. What power does the balanced three-phase load take?`,
        answer: high - low,
        unit: 'W',
        mistakes: [high + low, high, (high - low) * Math.sqrt(3), (high + low) / 2],
        explanation: `The second reading counts as negative: ${figure(high)} − ${figure(low)} = ${figure(high - low)} W.`,
      });
    }
    return quantityItem({
      question: `By the two-wattmeter method the meters of a balanced three-phase load read ${figure(high)} W and ${figure(low)} W. What reactive power does it take?`,
      answer: high - low,
      unit: '√3 VAr',
      mistakes: [high + low, (high + low) / 2, high, (high - low) / 2],
      explanation: `Q = √3(W₁ − W₂) = √3 × (${figure(high)} − ${figure(low)}) = ${figure(high - low)}√3 VAr.`,
    });
  },
};

const loadingError: Family = {
  name: 'voltmeter-loading',
  subject: ELECTRICAL,
  topic: MEASUREMENT,
  difficulty: 'Moderate',
  make(random) {
    const [first, second, meter] = [
      random.pick([10, 20, 30, 40, 50, 60, 100]),
      random.pick([10, 20, 30, 40, 50, 60, 100]),
      random.pick([50, 100, 200, 300, 400, 500, 600]),
    ];
    const supply = random.pick([10, 12, 15, 20, 24, 30, 36, 48, 60, 90, 100]);
    const parallel = (second * meter) / (second + meter);
    const answer = rounded((supply * parallel) / (first + parallel), 6);
    const open = (supply * second) / (first + second);
    if (!Number.isInteger(answer * 4)) return this.make(random);
    return quantityItem({
      question: `Resistors of ${first} kΩ and ${second} kΩ are in series across ${supply} V. A voltmeter of ${meter} kΩ is connected across the ${second} kΩ. What does it read?`,
      answer,
      unit: 'V',
      mistakes: [
        open,
        supply - answer,
        (supply * meter) / (first + meter),
        (supply * meter) / (first + second + meter),
        supply / 2,
      ],
      explanation: `The meter and the ${second} kΩ make ${figure(rounded(parallel, 3))} kΩ, so it reads ${supply} × ${figure(rounded(parallel, 3))} ÷ (${first} + ${figure(rounded(parallel, 3))}) = ${figure(answer)} V.`,
    });
  },
};

const limitingError: Family = {
  name: 'limiting-error-of-meter',
  subject: ELECTRICAL,
  topic: MEASUREMENT,
  difficulty: 'Easy',
  make(random) {
    const full = random.pick([50, 100, 150, 200, 250, 300, 500]);
    const accuracy = random.pick([0.5, 1, 1.5, 2, 2.5]);
    const error = (full * accuracy) / 100;
    const percent = random.pick([1.25, 2, 2.5, 3, 4, 5, 6, 8, 10]);
    const reading = (error * 100) / percent;
    if (!Number.isInteger(reading) || reading >= full) return this.make(random);
    return quantityItem({
      question: `A voltmeter of 0–${full} V has an accuracy of ${accuracy}% of full scale. What is the limiting error as a percentage of the reading when it shows ${reading} V?`,
      answer: percent,
      unit: '%',
      mistakes: [accuracy, error, (accuracy * reading) / full, percent * 2],
      explanation: `The error is at most ${accuracy}% of ${full} V = ${figure(error)} V, which is ${figure(percent)}% of ${reading} V.`,
    });
  },
};

const energyMeter: Family = {
  name: 'energy-meter-revolutions',
  subject: ELECTRICAL,
  topic: MEASUREMENT,
  difficulty: 'Moderate',
  make(random) {
    const constant = random.pick([300, 400, 600, 750, 900, 1200]);
    const [volts, amperes, factor] = [230, random.int(2, 20), random.pick([1, 0.8, 0.5])];
    const watts = volts * amperes * factor;
    const minutes = random.pick([3, 5, 6, 10, 12, 15, 20, 30]);
    const turns = (constant * watts * minutes) / 60_000;
    if (!Number.isInteger(rounded(turns * 2, 6))) return this.make(random);
    return quantityItem({
      question: `An energy meter has a constant of ${figure(constant)} revolutions per kWh. How many revolutions does its disc make in ${minutes} minutes at 230 V, ${amperes} A and a power factor of ${factor}?`,
      answer: rounded(turns, 3),
      unit: '',
      mistakes: [
        factor === 1 ? turns * 2 : turns / factor,
        (constant * watts) / 1000,
        turns * 60,
        turns / 2,
        (constant * minutes) / 60,
      ],
      explanation: `The energy is 230 × ${amperes} × ${factor} W × ${minutes}/60 h = ${figure(rounded((watts * minutes) / 60_000, 3))} kWh (${figure(watts)} W), which turns the disc ${figure(turns)} times.`,
    });
  },
};

export const electronicsFamilies: readonly Family[] = [
  summingAmplifier,
  biasCurrent,
  zenerRegulator,
  converterStep,
  chopper,
  rectifierMean,
  wattmeters,
  loadingError,
  limitingError,
  energyMeter,
];
