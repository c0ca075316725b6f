import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { rounded } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const ELECTRICAL = 'Electrical Engineering';
const POWER = 'Power Systems';

const loadFactor: Family = {
  name: 'load-factor',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Easy',
  make(random) {
    const peak = 5 * random.int(4, 40);
    const percent = 5 * random.int(8, 18);
    const asksEnergy = random.int(0, 1) === 0;
    const daily = rounded((peak * percent * 24) / 100, 3);
    if (asksEnergy) {
      return quantityItem({
        question: `A power station with a peak load of ${peak} MW works at a daily load factor of ${percent}%. How much energy does it deliver in a day?`,
        answer: daily,
        unit: 'MWh',
        mistakes: [peak * 24, (peak * percent) / 100, (peak * 24 * 100) / percent, daily / 2],
        explanation: `The mean load is ${percent}% of ${peak} = ${figure((peak * percent) / 100)} MW, so the energy is ${figure((peak * percent) / 100)} × 24 = ${figure(daily)} MWh.`,
      });
    }
    return quantityItem({
      question: `A power station with a peak load of ${peak} MW delivers ${figure(daily)} MWh in a day. What is its load factor?`,
      answer: percent,
      unit: '%',
      mistakes: [(percent * 24) / 100 + percent / 2, 100 - percent, percent / 2, daily / peak],
      explanation: `The mean load is ${figure(daily)} ÷ 24 = ${figure(daily / 24)} MW, which is ${percent}% of ${peak} MW.`,
    });
  },
};

const diversityFactor: Family = {
  name: 'diversity-factor',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Easy',
  make(random) {
    const loads = [random.int(5, 60), random.int(5, 60), random.int(5, 60)].map(
      (load) => load * 10,
    );
    const [first = 0, second = 0, third = 0] = loads;
    const sum = first + second + third;
    const factor = random.pick([1.2, 1.25, 1.5, 1.6, 2]);
    const answer = rounded(sum / factor, 3);
    if (!Number.isInteger(answer) || answer < Math.max(...loads)) return this.make(random);
    return quantityItem({
      question: `A substation feeds three loads with greatest demands of ${first} kW, ${second} kW and ${third} kW. The diversity factor is ${factor}. What is the greatest demand on the substation?`,
      answer,
      unit: 'kW',
      mistakes: [sum * factor, sum, sum / 3, Math.max(...loads) * factor, sum / factor ** 2],
      explanation: `The sum of the demands is ${figure(sum)} kW; divided by the diversity factor that is ${figure(sum)} ÷ ${factor} = ${figure(answer)} kW.`,
    });
  },
};

const baseChange: Family = {
  name: 'per-unit-base-change',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Moderate',
  make(random) {
    const [reactance, oldPower, newPower] = [
      random.int(4, 30) / 100,
      random.pick([20, 25, 40, 50, 100]),
      random.pick([50, 100, 200, 250]),
    ];
    const [oldVolts, newVolts] = random.pick([
      [11, 11],
      [33, 33],
      [132, 132],
      [11, 22],
      [220, 110],
      [33, 66],
    ] as const);
    const voltage = (oldVolts / newVolts) ** 2;
    const answer = rounded(reactance * (newPower / oldPower) * voltage, 3);
    const isExact = Number.isInteger(
      rounded(reactance * (newPower / oldPower) * voltage * 1000, 6),
    );
    if (!isExact || oldPower === newPower || answer > 2) return this.make(random);
    return quantityItem({
      question: `A reactance is ${figure(reactance)} per unit on a base of ${oldPower} MVA and ${oldVolts} kV. What is it per unit on a base of ${newPower} MVA and ${newVolts} kV?`,
      answer,
      unit: 'p.u.',
      mistakes: [
        reactance * (oldPower / newPower) * voltage,
        (reactance * (newPower / oldPower)) / (voltage === 1 ? 2 : voltage),
        voltage === 1 ? reactance * (newPower / oldPower) ** 2 : reactance * (newPower / oldPower),
        reactance,
      ],
      explanation: `X(new) = X(old) × (MVA new ÷ MVA old) × (kV old ÷ kV new)² = ${figure(reactance)} × ${newPower}/${oldPower}${voltage === 1 ? '' : ` × (${oldVolts}/${newVolts})²`} = ${figure(answer)} p.u.`,
    });
  },
};

const faultLevel: Family = {
  name: 'fault-level',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Moderate',
  make(random) {
    const base = random.pick([20, 25, 30, 40, 50, 60, 100]);
    const [generator, transformer] = [random.int(8, 30), random.int(2, 14)];
    const answer = (base * 100) / (generator + transformer);
    if (!Number.isInteger(answer * 4)) return this.make(random);
    return quantityItem({
      question: `A generator with a subtransient reactance of ${generator}% feeds a busbar through a transformer with a reactance of ${transformer}%, both on a base of ${base} MVA. What is the short-circuit level of the busbar for a three-phase fault?`,
      answer,
      unit: 'MVA',
      mistakes: [
        (base * 100) / generator,
        (base * 100) / transformer,
        (base * 100 * (generator + transformer)) / (generator * transformer),
        (base * (generator + transformer)) / 100,
      ],
      explanation: `The reactances add up to ${generator + transformer}%, so the level is ${base} × 100 ÷ ${generator + transformer} = ${figure(answer)} MVA.`,
    });
  },
};

const stringEfficiency: Family = {
  name: 'string-efficiency',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Hard',
  make(random) {
    const share = random.int(5, 30) / 100;
    const top = random.int(4, 30);
    const [second, third] = [top * (1 + share), top * (1 + 3 * share + share ** 2)];
    const asks = random.pick(['second', 'third'] as const);
    const answer = rounded(asks === 'second' ? second : third, 2);
    const exact = (asks === 'second' ? second : third) * 100;
    if (Math.abs((exact % 1) - 0.5) < 1e-6) return this.make(random);
    return quantityItem({
      question: `In a string of three suspension insulators the capacitance between a link pin and earth is ${figure(share)} times that of an insulator. The voltage across the insulator nearest to the cross-arm is ${top} kV. What is it across the ${asks === 'second' ? 'middle insulator' : 'insulator nearest to the line'}, to two decimal places?`,
      answer,
      unit: 'kV',
      mistakes: [
        asks === 'second' ? third : second,
        top * (1 + 2 * share),
        top * (1 + share) ** 2,
        top * (1 - share),
        top,
      ],
      explanation: `With m = ${figure(share)}: V₂ = V₁(1 + m) = ${figure(rounded(second, 2))} kV and V₃ = V₁(1 + 3m + m²) = ${figure(rounded(third, 2))} kV.`,
    });
  },
};

const surgeLoading: Family = {
  name: 'surge-impedance-loading',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Moderate',
  make(random) {
    const [volts, impedance] = [
      random.pick([66, 110, 132, 220, 400, 765]),
      random.pick([250, 300, 320, 360, 400, 484]),
    ];
    const nanofarads = random.pick([8, 9, 10, 11, 12, 12.5]);
    const millihenries = rounded((impedance ** 2 * nanofarads) / 1e6, 3);
    const answer = rounded(volts ** 2 / impedance, 2);
    const exactL = (impedance ** 2 * nanofarads) / 1e3;
    if (
      !Number.isInteger(rounded(exactL, 6)) ||
      !Number.isInteger(rounded((volts ** 2 / impedance) * 100, 4))
    )
      return this.make(random);
    return quantityItem({
      question: `A lossless three-phase line of ${volts} kV has an inductance of ${figure(millihenries)} mH and a capacitance of ${nanofarads} nF per km. What is its surge impedance loading?`,
      answer,
      unit: 'MW',
      mistakes: [
        answer / Math.sqrt(3),
        answer * Math.sqrt(3),
        answer / 3,
        answer * 3,
        (volts * 1000) / impedance / 10,
      ],
      explanation: `Z = √(L/C) = ${impedance} Ω, and SIL = V² ÷ Z = ${volts}² ÷ ${impedance} = ${figure(answer)} MW.`,
    });
  },
};

const lineLoss: Family = {
  name: 'line-loss-and-voltage',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Easy',
  make(random) {
    const [low, factor] = [random.pick([11, 22, 33, 66, 110]), random.pick([2, 3, 4, 5, 6, 10])];
    if (low * factor > 765) return this.make(random);
    const loss = factor ** 2 * random.int(1, 30);
    return quantityItem({
      question: `A line at ${low} kV loses ${figure(loss)} kW. What does the same line lose at ${low * factor} kV when it carries the same power at the same power factor?`,
      answer: loss / factor ** 2,
      unit: 'kW',
      mistakes: [loss / factor, loss, loss * factor, loss / (2 * factor)],
      explanation: `${factor} times the voltage needs 1/${factor} of the current, and the loss goes with its square: ${figure(loss)} ÷ ${factor ** 2} = ${figure(loss / factor ** 2)} kW.`,
    });
  },
};

const economicDispatch: Family = {
  name: 'economic-dispatch',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Hard',
  make(random) {
    const [a, b] = [random.int(2, 10), random.int(2, 10)];
    const [low, high] = [50 * random.int(30, 50), 50 * random.int(30, 50)];
    const demand = 10 * random.int(10, 60);
    // a·P + low = b·(demand − P) + high
    const first = (b * demand + high - low) / (a + b);
    const isSound =
      Number.isInteger(rounded(first, 6)) && first > 20 && demand - first > 20 && a !== b;
    if (!isSound) return this.make(random);
    const answer = Math.round(first);
    return quantityItem({
      question: `Two units have incremental costs of (${a}P₁ + ${figure(low)}) and (${b}P₂ + ${figure(high)}) rupees per MWh, with P₁ and P₂ in MW. How much should unit 1 give of a total load of ${demand} MW for the least cost, losses neglected?`,
      answer,
      unit: 'MW',
      mistakes: [demand - answer, demand / 2, (b * demand) / (a + b), (a * demand) / (a + b)],
      explanation: `The incremental costs have to be equal: ${a}P₁ + ${figure(low)} = ${b}(${demand} − P₁) + ${figure(high)}, so P₁ = ${answer} MW and P₂ = ${demand - answer} MW.`,
    });
  },
};

const hydroPower: Family = {
  name: 'hydro-station-output',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Easy',
  make(random) {
    const [flow, head, percent] = [
      random.int(5, 80),
      5 * random.int(4, 60),
      random.pick([70, 75, 80, 85, 90]),
    ];
    const answer = rounded((9.8 * flow * head * percent) / 100_000, 3);
    if (!Number.isInteger(rounded((9.8 * flow * head * percent) / 100, 6)))
      return this.make(random);
    return quantityItem({
      question: `A hydroelectric station uses ${flow} m³/s of water at a head of ${head} m with an overall efficiency of ${percent}%. What is its output? (Take g = 9.8 m/s².)`,
      answer,
      unit: 'MW',
      mistakes: [
        (answer * 100) / percent,
        answer / 9.8,
        (answer * 10_000) / percent ** 2,
        answer / 2,
      ],
      explanation: `P = ηρgQH = ${percent / 100} × 1,000 × 9.8 × ${flow} × ${head} W = ${figure(answer)} MW.`,
    });
  },
};

const inertiaEnergy: Family = {
  name: 'inertia-constant',
  subject: ELECTRICAL,
  topic: POWER,
  difficulty: 'Moderate',
  make(random) {
    const [rating, inertia] = [random.pick([20, 50, 100, 200, 250, 500]), random.int(4, 18) / 2];
    const energy = rating * inertia;
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `A turbo-generator of ${rating} MVA has an inertia constant of ${figure(inertia)} MJ/MVA. How much kinetic energy does its rotor hold at synchronous speed?`,
        answer: energy,
        unit: 'MJ',
        mistakes: [rating / inertia, energy / 2, energy * 2, energy / 50],
        explanation: `The inertia constant is the kinetic energy per MVA: ${rating} × ${figure(inertia)} = ${figure(energy)} MJ.`,
      });
    }
    const machines = random.pick([2, 3, 4, 5]);
    return quantityItem({
      question: `${machines} identical generators of ${rating} MVA, each with an inertia constant of ${figure(inertia)} MJ/MVA, swing together. What is their inertia constant on a base of 100 MVA?`,
      answer: (machines * energy) / 100,
      unit: 'MJ/MVA',
      mistakes: [inertia * machines, inertia, energy / 100, (machines * inertia * 100) / rating],
      explanation: `Together they hold ${machines} × ${rating} × ${figure(inertia)} = ${figure(machines * energy)} MJ; on 100 MVA that is ${figure((machines * energy) / 100)} MJ/MVA.`,
    });
  },
};

export const powerFamilies: readonly Family[] = [
  loadFactor,
  diversityFactor,
  hydroPower,
  lineLoss,
  stringEfficiency,
  surgeLoading,
  baseChange,
  faultLevel,
  economicDispatch,
  inertiaEnergy,
];
