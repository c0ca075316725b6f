import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { quantityItem } from './numeric-item.ts';

const PHYSICS = 'Physics';
const MAGNETISM = 'Magnetic Effects of Current and Magnetism';
const INDUCTION = 'Electromagnetic Induction and Alternating Currents';

const forceOnWire: Family = {
  name: 'force-on-current',
  subject: PHYSICS,
  topic: MAGNETISM,
  difficulty: 'Easy',
  make(random) {
    const [current, centimetres, field] = [
      random.int(2, 15),
      10 * random.int(2, 12),
      random.int(1, 15) / 10,
    ];
    const isSlanted = random.int(0, 1) === 0;
    const full = (current * centimetres * field) / 100;
    const answer = Number((isSlanted ? full / 2 : full).toFixed(3));
    return quantityItem({
      question: `A straight wire ${centimetres} cm long carries ${current} A ${isSlanted ? 'at an angle of 30° to' : 'at right angles to'} a magnetic field of ${figure(field)} T. What force acts on it?`,
      answer,
      unit: 'N',
      mistakes: [
        isSlanted ? full : full / 2,
        full * Math.cos(Math.PI / 6),
        full * 100,
        (current * field) / (centimetres / 100),
      ],
      explanation: `F = BIl sin θ = ${figure(field)} × ${current} × ${centimetres / 100} × sin ${isSlanted ? 30 : 90}° = ${figure(answer)} N.`,
    });
  },
};

const chargedCircle: Family = {
  name: 'ion-in-magnetic-field',
  subject: PHYSICS,
  topic: MAGNETISM,
  difficulty: 'Moderate',
  make(random) {
    const { particle, mass, charge } = random.pick(PARTICLES);
    const [speed, field] = [random.int(1, 24), random.pick([0.1, 0.2, 0.4, 0.5, 0.8, 1])];
    const answer = Number(((mass * speed) / (charge * field) / 10).toFixed(3));
    const velocity = `${speed} × 10⁵ m/s`;
    return quantityItem({
      question: `${particle} (mass ${figure(mass)} × 10⁻²⁷ kg, charge ${figure(charge)} × 10⁻¹⁹ C) moves at ${velocity} at right angles to a magnetic field of ${field} T. What is the radius of its path?`,
      answer,
      unit: 'cm',
      mistakes: [answer / 2, answer * field, answer * 2, (speed * charge) / (mass * field) / 10],
      explanation: `r = mv ÷ qB = ${figure(mass)} × 10⁻²⁷ × ${velocity.replace(' m/s', '')} ÷ (${figure(charge)} × 10⁻¹⁹ × ${field}) m = ${figure(answer)} cm.`,
    });
  },
};

const PARTICLES = [
  { particle: 'An α-particle', mass: 6.4, charge: 3.2 },
  { particle: 'A deuteron', mass: 3.2, charge: 1.6 },
  { particle: 'A proton', mass: 1.6, charge: 1.6 },
] as const;

const longWire: Family = {
  name: 'field-of-straight-wire',
  subject: PHYSICS,
  topic: MAGNETISM,
  difficulty: 'Easy',
  make(random) {
    const [current, centimetres] = [random.int(2, 60), random.pick([2, 4, 5, 8, 10, 20, 25])];
    const answer = (20 * current) / centimetres;
    return quantityItem({
      question: `What is the magnetic field ${centimetres} cm from a long straight wire that carries ${current} A? (Take μ₀ = 4π × 10⁻⁷ T·m/A.)`,
      answer,
      unit: 'μT',
      mistakes: [answer * 3.14, answer / 2, answer * 2, answer / 100],
      explanation: `B = μ₀I ÷ 2πr = 2 × 10⁻⁷ × ${current} ÷ ${centimetres / 100} T = ${figure(answer)} μT.`,
    });
  },
};

const voltmeterSeries: Family = {
  name: 'voltmeter-series-resistance',
  subject: PHYSICS,
  topic: MAGNETISM,
  difficulty: 'Moderate',
  make(random) {
    const coil = random.pick([20, 25, 40, 50, 60, 80, 100]);
    const milliamperes = random.pick([1, 2, 5, 10, 20]);
    const volts = random.int(1, 30);
    const answer = (volts * 1000) / milliamperes - coil;
    return quantityItem({
      question: `A galvanometer of ${coil} Ω is fully deflected by ${milliamperes} mA. What resistance in series turns it into a voltmeter that reads up to ${volts} V?`,
      answer,
      unit: 'Ω',
      mistakes: [
        answer + coil,
        answer + 2 * coil,
        (volts * 1000) / (milliamperes * coil),
        volts * milliamperes,
      ],
      explanation: `At full deflection the whole has ${volts} V ÷ ${milliamperes} mA = ${figure(answer + coil)} Ω, of which the coil is ${coil} Ω: ${figure(answer)} Ω is added.`,
    });
  },
};

const ammeterShunt: Family = {
  name: 'ammeter-shunt',
  subject: PHYSICS,
  topic: MAGNETISM,
  difficulty: 'Moderate',
  make(random) {
    const [factor, shuntOhms] = [random.int(4, 50), random.int(2, 40) / 4];
    const coil = shuntOhms * (factor - 1);
    const milliamperes = random.pick([1, 2, 5, 10, 20]);
    if (coil > 200 || coil < 5) return this.make(random);
    return quantityItem({
      question: `A galvanometer of ${figure(coil)} Ω is fully deflected by ${milliamperes} mA. What shunt makes it an ammeter that reads up to ${figure((milliamperes * factor) / 1000)} A?`,
      answer: shuntOhms,
      unit: 'Ω',
      mistakes: [coil / factor, coil * (factor - 1), coil * factor, shuntOhms * 2],
      explanation: `The shunt takes ${factor - 1} of every ${factor} parts of the current at the same voltage: S = ${figure(coil)} ÷ ${factor - 1} = ${figure(shuntOhms)} Ω.`,
    });
  },
};

const coilEmf: Family = {
  name: 'induced-emf-of-coil',
  subject: PHYSICS,
  topic: INDUCTION,
  difficulty: 'Easy',
  make(random) {
    const [turns, change, milliseconds] = [
      50 * random.int(1, 12),
      random.int(1, 12),
      random.pick([20, 40, 50, 100, 200, 250]),
    ];
    const before = change + random.int(1, 9);
    const answer = (turns * change) / milliseconds;
    return quantityItem({
      question: `The flux through each turn of a coil of ${turns} turns falls evenly from ${before} mWb to ${before - change} mWb in ${milliseconds} ms. What e.m.f. is induced in the coil?`,
      answer,
      unit: 'V',
      mistakes: [
        (turns * before) / milliseconds,
        (turns * (2 * before - change)) / milliseconds,
        answer / turns,
        answer * 10,
      ],
      explanation: `e = N × ΔΦ ÷ Δt = ${turns} × ${change} mWb ÷ ${milliseconds} ms = ${figure(answer)} V.`,
    });
  },
};

const motionalEmf: Family = {
  name: 'motional-emf',
  subject: PHYSICS,
  topic: INDUCTION,
  difficulty: 'Easy',
  make(random) {
    const [centimetres, speed, field] = [
      10 * random.int(2, 10),
      random.int(2, 20),
      random.int(1, 9) / 10,
    ];
    const ohms = random.pick([0.5, 1, 2, 4, 5]);
    const emf = Number(((centimetres * speed * field) / 100).toFixed(3));
    const answer = Number((emf / ohms).toFixed(4));
    if (ohms === 1 || !Number.isInteger(Math.round(answer * 1e6) / 1e3)) return this.make(random);
    return quantityItem({
      question: `A rod ${centimetres} cm long slides at ${speed} m/s on rails, at right angles to itself and to a magnetic field of ${figure(field)} T. The circuit has a resistance of ${ohms} Ω. What current flows?`,
      answer,
      unit: 'A',
      mistakes: [emf, emf * ohms, emf / 2, emf / ohms / (centimetres / 100)],
      explanation: `e = Blv = ${figure(field)} × ${centimetres / 100} × ${speed} = ${figure(emf)} V, and I = ${figure(emf)} ÷ ${ohms} = ${figure(answer)} A.`,
    });
  },
};

const transformer: Family = {
  name: 'transformer-current',
  subject: PHYSICS,
  topic: INDUCTION,
  difficulty: 'Moderate',
  make(random) {
    const [primary, secondary] = random.pick([
      [220, 22],
      [230, 23],
      [240, 12],
      [240, 24],
      [2200, 220],
      [2300, 230],
      [6600, 220],
      [11_000, 220],
    ] as const);
    const [load, efficiency] = [random.int(2, 40), random.pick([80, 90, 95, 100])];
    const output = secondary * load;
    const answer = output / (efficiency / 100) / primary;
    if (!Number.isInteger(Math.round(answer * 1e6) / 1e4)) return this.make(random);
    const which =
      efficiency === 100
        ? 'An ideal transformer'
        : `A transformer with an efficiency of ${efficiency}%`;
    return quantityItem({
      question: `${which} steps ${figure(primary)} V down to ${secondary} V and delivers ${load} A. What current does its primary take, the power factor being 1?`,
      answer: Number(answer.toFixed(3)),
      unit: 'A',
      mistakes: [
        (load * secondary) / primary,
        (load * primary) / secondary,
        (output * efficiency) / 100 / primary,
        answer * 10,
      ],
      explanation: `Output ${secondary} × ${load} = ${figure(output)} W; input ${figure(output / (efficiency / 100))} W; I = ${figure(output / (efficiency / 100))} ÷ ${figure(primary)} = ${figure(answer)} A.`,
    });
  },
};

const impedance: Family = {
  name: 'series-lcr-current',
  subject: PHYSICS,
  topic: INDUCTION,
  difficulty: 'Moderate',
  make(random) {
    const [resistance, reactance, impedanceOhms] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [8, 6, 10],
      [5, 12, 13],
      [12, 5, 13],
      [30, 40, 50],
      [40, 30, 50],
      [60, 80, 100],
      [12, 16, 20],
    ] as const);
    const capacitive = random.int(2, 40);
    const [inductive, current] = [capacitive + reactance, random.int(1, 10)];
    const volts = current * impedanceOhms;
    const asksPower = random.int(0, 1) === 0;
    return quantityItem({
      question: `A resistor of ${resistance} Ω, a coil with a reactance of ${inductive} Ω and a capacitor with a reactance of ${capacitive} Ω are in series across ${volts} V a.c. ${asksPower ? 'What power does the circuit take?' : 'What current flows?'}`,
      answer: asksPower ? current ** 2 * resistance : current,
      unit: asksPower ? 'W' : 'A',
      mistakes: asksPower
        ? [
            volts * current,
            volts ** 2 / resistance,
            current ** 2 * reactance,
            (volts * current) / 2,
          ]
        : [
            volts / (resistance + reactance),
            volts / resistance,
            volts / (resistance + inductive + capacitive),
            volts / reactance,
          ],
      explanation: `Z = √(${resistance}² + (${inductive} − ${capacitive})²) = ${impedanceOhms} Ω, so I = ${volts} ÷ ${impedanceOhms} = ${current} A${asksPower ? ` and P = I²R = ${current}² × ${resistance} = ${figure(current ** 2 * resistance)} W` : ''}.`,
    });
  },
};

const coilEnergy: Family = {
  name: 'inductor-energy',
  subject: PHYSICS,
  topic: INDUCTION,
  difficulty: 'Easy',
  make(random) {
    const [millihenries, current] = [10 * random.int(1, 40), random.int(2, 12)];
    const answer = (millihenries * current ** 2) / 2000;
    return quantityItem({
      question: `How much energy is stored in a coil of ${millihenries} mH that carries ${current} A?`,
      answer,
      unit: 'J',
      mistakes: [
        answer * 2,
        (millihenries * current) / 2000,
        (millihenries * current) / 1000,
        answer * 10,
      ],
      explanation: `½LI² = ½ × ${millihenries / 1000} × ${current}² = ${figure(answer)} J.`,
    });
  },
};

export const magnetismFamilies: readonly Family[] = [
  forceOnWire,
  chargedCircle,
  longWire,
  voltmeterSeries,
  ammeterShunt,
  coilEmf,
  motionalEmf,
  coilEnergy,
  transformer,
  impedance,
];
