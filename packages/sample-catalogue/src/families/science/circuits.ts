import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { rounded } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const ELECTRICAL = 'Electrical Engineering';
const CIRCUITS = 'Electric Circuits';

/** Legs and hypotenuse of right triangles: resistance, reactance, impedance. */
const IMPEDANCES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [12, 16, 20],
  [16, 12, 20],
  [15, 20, 25],
  [20, 15, 25],
  [24, 32, 40],
  [30, 40, 50],
  [40, 30, 50],
] as const;

const loadCurrent: Family = {
  name: 'load-current-by-thevenin',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Moderate',
  make(random) {
    const [series, shunt, load] = [random.int(2, 30), random.int(2, 30), random.int(1, 30)];
    const source = 2 * random.int(5, 60);
    const open = (source * shunt) / (series + shunt);
    const inner = (series * shunt) / (series + shunt);
    const current = open / (inner + load);
    const isRound = [open * 10, inner * 10, current * 20].every((value) =>
      Number.isInteger(rounded(value, 6)),
    );
    if (!isRound) return this.make(random);
    return quantityItem({
      question: `A source of ${source} V with ${series} Ω in series feeds ${shunt} Ω; a load of ${load} Ω is connected across the ${shunt} Ω. What current flows in the load?`,
      answer: rounded(current, 3),
      unit: 'A',
      mistakes: [
        source / (series + load),
        source / (series + shunt + load),
        open / load,
        open / (shunt + load),
        source / (series + inner),
      ],
      explanation: `Without the load there are ${source} × ${shunt} ÷ ${series + shunt} = ${figure(open)} V across the ${shunt} Ω, and the Thevenin resistance is ${series} × ${shunt} ÷ ${series + shunt} = ${figure(inner)} Ω. So I = ${figure(open)} ÷ (${figure(inner)} + ${load}) = ${figure(current)} A.`,
    });
  },
};

const maximumPower: Family = {
  name: 'maximum-power-transfer',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Easy',
  make(random) {
    const [voltage, resistance] = [
      random.int(5, 60) * 2,
      random.pick([2, 3, 4, 5, 6, 8, 10, 12, 20, 25]),
    ];
    const answer = voltage ** 2 / (4 * resistance);
    if (!Number.isInteger(answer * 4)) return this.make(random);
    return quantityItem({
      question: `Seen from its terminals, a network has a Thevenin voltage of ${voltage} V and a Thevenin resistance of ${resistance} Ω. What is the greatest power that a resistive load can take from it?`,
      answer,
      unit: 'W',
      mistakes: [
        voltage ** 2 / resistance,
        voltage ** 2 / (2 * resistance),
        voltage / (2 * resistance),
        answer / 2,
      ],
      explanation: `The load takes most when it equals the Thevenin resistance: P = V² ÷ 4R = ${figure(voltage ** 2)} ÷ ${4 * resistance} = ${figure(answer)} W.`,
    });
  },
};

const deltaToStar: Family = {
  name: 'delta-to-star',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Moderate',
  make(random) {
    const [ab, bc, ca] = [random.int(2, 40), random.int(2, 40), random.int(2, 40)];
    const sum = ab + bc + ca;
    const answer = (ab * ca) / sum;
    if (!Number.isInteger(answer * 2)) return this.make(random);
    return quantityItem({
      question: `Three resistors are connected in delta: ${ab} Ω between A and B, ${bc} Ω between B and C, ${ca} Ω between C and A. What resistance does the equivalent star have at terminal A?`,
      answer,
      unit: 'Ω',
      mistakes: [(ab * bc) / sum, (bc * ca) / sum, (ab * ca) / (ab + ca), (ab + ca) / 2, sum / 3],
      explanation: `R(A) = R(AB) × R(CA) ÷ sum = ${ab} × ${ca} ÷ (${ab} + ${bc} + ${ca}) = ${figure(answer)} Ω.`,
    });
  },
};

const millman: Family = {
  name: 'node-voltage-of-two-sources',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(2, 20) * 3, random.int(2, 20) * 3];
    const [ra, rb, rc] = [
      random.pick([2, 3, 4, 5, 6, 10, 12]),
      random.pick([2, 3, 4, 5, 6, 10, 12]),
      random.pick([2, 3, 4, 5, 6, 10, 12]),
    ];
    const conductance = 1 / ra + 1 / rb + 1 / rc;
    const answer = rounded((first / ra + second / rb) / conductance, 6);
    if (!Number.isInteger(answer * 4) || first === second) return this.make(random);
    return quantityItem({
      question: `A node is connected to ground through ${rc} Ω, to a source of ${first} V (other pole grounded) through ${ra} Ω and to a source of ${second} V (other pole grounded) through ${rb} Ω. What is the voltage of the node?`,
      answer,
      unit: 'V',
      mistakes: [
        (first + second) / 2,
        (first / ra + second / rb) / (1 / ra + 1 / rb),
        Math.abs(first / ra - second / rb) / conductance,
        first / ra + second / rb,
        (first * rc) / (ra + rc),
      ],
      explanation: `The currents at the node add up to zero: V(1/${ra} + 1/${rb} + 1/${rc}) = ${first}/${ra} + ${second}/${rb}, so V = ${figure(answer)} V.`,
    });
  },
};

const timeConstant: Family = {
  name: 'time-constant-of-circuit',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Easy',
  make(random) {
    const [first, second] = [random.int(1, 30) * 2, random.int(1, 30) * 2];
    const parallel = (first * second) / (first + second);
    if (!Number.isInteger(parallel * 2)) return this.make(random);
    if (random.int(0, 1) === 0) {
      const microfarads = random.pick([1, 2, 4, 5, 10, 20]);
      return quantityItem({
        question: `A capacitor of ${microfarads} μF is connected to a node between a source with ${first} kΩ in series and a resistor of ${second} kΩ to ground. What is the time constant of its charging?`,
        answer: parallel * microfarads,
        unit: 'ms',
        mistakes: [(first + second) * microfarads, first * microfarads, second * microfarads],
        explanation: `Seen from the capacitor the resistors are in parallel: ${first} × ${second} ÷ ${first + second} = ${figure(parallel)} kΩ, so τ = ${figure(parallel)} kΩ × ${microfarads} μF = ${figure(parallel * microfarads)} ms.`,
      });
    }
    const millihenries = 10 * random.int(1, 40);
    const answer = millihenries / (first + second);
    if (!Number.isInteger(rounded(answer * 200, 6))) return this.make(random);
    return quantityItem({
      question: `A coil of ${millihenries} mH with a resistance of ${first} Ω is put in series with ${second} Ω across a d.c. source. What is the time constant of the current?`,
      answer: rounded(answer, 3),
      unit: 'ms',
      mistakes: [
        millihenries / first,
        millihenries / second,
        (millihenries * (first + second)) / 1000,
        millihenries / parallel,
      ],
      explanation: `τ = L ÷ R = ${millihenries} mH ÷ (${first} + ${second}) Ω = ${figure(answer)} ms.`,
    });
  },
};

const resonanceQuality: Family = {
  name: 'series-resonance-quality',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Moderate',
  make(random) {
    const [ohms, root] = [
      random.pick([4, 5, 8, 10, 20, 25]),
      random.pick([100, 200, 250, 400, 500]),
    ];
    const nanofarads = random.pick([40, 50, 80, 100, 160, 200, 250, 400, 500]);
    // √(L/C) is the given root: L = root² × C.
    const millihenries = (root ** 2 * nanofarads) / 1e6;
    const quality = root / ohms;
    if (quality > 60) return this.make(random);
    const volts = random.int(1, 12);
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `A coil of ${figure(millihenries)} mH and a capacitor of ${nanofarads} nF are in series with ${ohms} Ω. What is the quality factor at resonance?`,
        answer: quality,
        unit: '',
        mistakes: [1 / quality, quality / (2 * Math.PI), root, quality ** 2, quality / 2],
        explanation: `Q = √(L/C) ÷ R = √(${figure(millihenries)} × 10⁻³ ÷ (${nanofarads} × 10⁻⁹)) ÷ ${ohms} = ${root} ÷ ${ohms} = ${figure(quality)}.`,
      });
    }
    return quantityItem({
      question: `A coil of ${figure(millihenries)} mH and a capacitor of ${nanofarads} nF are in series with ${ohms} Ω across ${volts} V a.c. of the resonance frequency. What is the voltage across the capacitor?`,
      answer: volts * quality,
      unit: 'V',
      mistakes: [
        volts,
        volts / quality,
        (volts * quality) / 2,
        volts * Math.sqrt(quality),
        volts * root,
      ],
      explanation: `At resonance the voltage across the capacitor is Q times that of the source: Q = √(L/C) ÷ R = ${root} ÷ ${ohms} = ${figure(quality)}, so ${figure(quality)} × ${volts} = ${figure(volts * quality)} V.`,
    });
  },
};

const threePhasePower: Family = {
  name: 'three-phase-load-power',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Moderate',
  make(random) {
    const [resistance, reactance, impedance] = random.pick(IMPEDANCES);
    const line = random.pick([200, 300, 400, 500]);
    const isStar = random.int(0, 1) === 0;
    const star = (line ** 2 * resistance) / impedance ** 2 / 1000;
    const answer = isStar ? star : 3 * star;
    if (!Number.isInteger(rounded(answer * 100, 6)) || answer > 100) return this.make(random);
    return quantityItem({
      question: `Three coils, each with a resistance of ${resistance} Ω and a reactance of ${reactance} Ω, are connected in ${isStar ? 'star' : 'delta'} to a balanced three-phase supply with ${line} V between lines. What power do they take in all?`,
      answer: rounded(answer, 3),
      unit: 'kW',
      mistakes: [
        isStar ? 3 * star : star,
        star * Math.sqrt(3),
        (answer * impedance) / resistance,
        (answer * reactance) / resistance,
        answer / 3,
      ],
      explanation: `Z = √(${resistance}² + ${reactance}²) = ${impedance} Ω. ${isStar ? `Each coil has ${line}/√3 V` : `Each coil has ${line} V`}, so P = 3I²R = ${isStar ? '' : '3 × '}${line}² × ${resistance} ÷ ${impedance}² W = ${figure(answer)} kW.`,
    });
  },
};

/** Power factors with the tangents of their angles, as fractions. */
const POWER_FACTORS = [
  { factor: '0.6', tangent: 4 / 3 },
  { factor: '0.8', tangent: 3 / 4 },
  { factor: '5/13', tangent: 12 / 5 },
  { factor: '12/13', tangent: 5 / 12 },
  { factor: '1', tangent: 0 },
] as const;

const powerFactorCorrection: Family = {
  name: 'power-factor-correction',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Moderate',
  make(random) {
    const [low, high] = [random.pick(POWER_FACTORS), random.pick(POWER_FACTORS)];
    const kilowatts = 12 * random.int(1, 40);
    const answer = rounded(kilowatts * (low.tangent - high.tangent), 3);
    if (answer <= 0 || low.factor === '5/13') return this.make(random);
    const target = high.factor === '1' ? 'unity' : `${high.factor} lagging`;
    return quantityItem({
      question: `A factory takes ${kilowatts} kW at a power factor of ${low.factor} lagging. What rating of capacitors raises the power factor to ${target}?`,
      answer,
      unit: 'kVAr',
      mistakes: [
        kilowatts * low.tangent,
        kilowatts * high.tangent,
        kilowatts * (low.tangent + high.tangent),
        answer / 2,
        kilowatts,
      ],
      explanation: `The reactive power has to fall from ${kilowatts} × tan φ₁ = ${figure(kilowatts * low.tangent)} kVAr to ${kilowatts} × tan φ₂ = ${figure(kilowatts * high.tangent)} kVAr: ${figure(answer)} kVAr.`,
    });
  },
};

const compositeRms: Family = {
  name: 'rms-of-composite-current',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Moderate',
  make(random) {
    const [steady, alternating, total] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [8, 6, 10],
      [5, 12, 13],
      [12, 5, 13],
      [9, 12, 15],
      [12, 9, 15],
      [8, 15, 17],
      [15, 8, 17],
    ] as const);
    const [ohms, frequency] = [random.int(2, 20), random.pick(['314', '100π', '377'])];
    const asked = random.int(0, 1) === 0 ? 'power' : 'rms';
    const start = `A current of (${steady} + ${alternating}√2 sin ${frequency}t) A flows`;
    if (asked === 'rms') {
      const place = random.pick([
        'a moving-iron ammeter',
        'an electrodynamometer ammeter',
        'a thermocouple ammeter',
      ]);
      return quantityItem({
        question: `${start} through ${place}. What does it read?`,
        answer: total,
        unit: 'A',
        mistakes: [
          steady,
          steady + alternating,
          alternating,
          steady + alternating * Math.SQRT2,
          Math.hypot(steady, alternating * Math.SQRT2),
        ],
        explanation: `Such a meter reads the r.m.s. value: √(${steady}² + ${alternating}²) = ${total} A.`,
      });
    }
    return quantityItem({
      question: `${start} through a resistor of ${ohms} Ω. What is the mean power in it?`,
      answer: total ** 2 * ohms,
      unit: 'W',
      mistakes: [
        (steady + alternating) ** 2 * ohms,
        steady ** 2 * ohms,
        alternating ** 2 * ohms,
        (steady ** 2 + 2 * alternating ** 2) * ohms,
      ],
      explanation: `I(rms)² = ${steady}² + ${alternating}² = ${total ** 2} A², so P = ${total ** 2} × ${ohms} = ${figure(total ** 2 * ohms)} W.`,
    });
  },
};

const coupledCoils: Family = {
  name: 'coupled-coils',
  subject: ELECTRICAL,
  topic: CIRCUITS,
  difficulty: 'Easy',
  make(random) {
    const [root, other] = [random.int(2, 9), random.int(2, 9)];
    const scale = random.pick([1, 2, 5, 10]);
    const [first, second] = [root ** 2 * scale, other ** 2 * scale];
    const coupling = random.pick([0.2, 0.25, 0.4, 0.5, 0.6, 0.8]);
    const mutual = rounded(coupling * root * other * scale, 3);
    const isAiding = random.int(0, 1) === 0;
    if (root === other) return this.make(random);
    return quantityItem({
      question: `Two coils of ${first} mH and ${second} mH with a coefficient of coupling of ${coupling} are in series so that their fluxes ${isAiding ? 'aid' : 'oppose'} each other. What is their total inductance?`,
      answer: rounded(first + second + (isAiding ? 2 : -2) * mutual, 3),
      unit: 'mH',
      mistakes: [
        first + second + (isAiding ? -2 : 2) * mutual,
        first + second,
        first + second + (isAiding ? 1 : -1) * mutual,
        mutual,
      ],
      explanation: `M = ${coupling} × √(${first} × ${second}) = ${figure(mutual)} mH, and L = ${first} + ${second} ${isAiding ? '+' : '−'} 2 × ${figure(mutual)} = ${figure(first + second + (isAiding ? 2 : -2) * mutual)} mH.`,
    });
  },
};

export const circuitFamilies: readonly Family[] = [
  loadCurrent,
  maximumPower,
  deltaToStar,
  millman,
  timeConstant,
  resonanceQuality,
  coupledCoils,
  compositeRms,
  threePhasePower,
  powerFactorCorrection,
];
