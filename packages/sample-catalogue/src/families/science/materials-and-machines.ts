import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { rounded } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const MECHANICAL = 'Mechanical Engineering';

const STRENGTH = 'Strength of Materials';

const MACHINES = 'Theory of Machines and Machine Design';

const axialStress: Family = {
  name: 'stress-and-elongation-of-bar',
  subject: MECHANICAL,
  topic: STRENGTH,
  difficulty: 'Easy',
  make(random) {
    const [side, stress] = [5 * random.int(2, 10), 10 * random.int(2, 20)];
    const load = (side ** 2 * stress) / 1000;
    const length = random.int(2, 16) / 4;
    const extension = rounded((stress * length) / 200, 4);
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `A square bar with a side of ${side} mm carries an axial pull of ${figure(load)} kN. What is the stress in it?`,
        answer: stress,
        unit: 'N/mm²',
        mistakes: [
          (load * 1000) / side,
          (load * 1000) / (4 * side),
          stress / 10,
          (stress * 4) / Math.PI,
        ],
        explanation: `σ = P ÷ A = ${figure(load * 1000)} N ÷ ${side}² mm² = ${figure(stress)} N/mm².`,
      });
    }
    if (!Number.isInteger(rounded(extension * 1000, 4))) return this.make(random);
    return quantityItem({
      question: `A steel bar ${figure(length)} m long is under an axial tensile stress of ${stress} N/mm². By how much does it lengthen? (Young’s modulus: 200 kN/mm².)`,
      answer: extension,
      unit: 'mm',
      mistakes: [extension / length, extension * 2, stress / 200, extension * 10],
      explanation: `δ = σL ÷ E = ${stress} × ${figure(length * 1000)} ÷ 2,00,000 = ${figure(extension)} mm.`,
    });
  },
};

const thermalStress: Family = {
  name: 'thermal-stress',
  subject: MECHANICAL,
  topic: STRENGTH,
  difficulty: 'Moderate',
  make(random) {
    const { material, coefficient, modulus } = random.pick(BARS);
    const [low, rise] = [random.int(10, 30), 5 * random.int(4, 20)];
    const answer = rounded((coefficient * modulus * rise) / 1000, 3);
    return quantityItem({
      question: `A ${material} bar is held between rigid supports free of stress at ${low} °C. What stress arises in it at ${low + rise} °C? (Coefficient of expansion ${coefficient} × 10⁻⁶ per °C, Young’s modulus ${modulus} kN/mm².)`,
      answer,
      unit: 'N/mm²',
      mistakes: [
        (coefficient * modulus * (low + rise)) / 1000,
        answer / 10,
        answer / 2,
        answer * 2,
      ],
      explanation: `σ = αΔT·E = ${coefficient} × 10⁻⁶ × ${rise} × ${modulus} × 10³ = ${figure(answer)} N/mm², a compression.`,
    });
  },
};

const BARS = [
  { material: 'steel', coefficient: 12, modulus: 200 },
  { material: 'copper', coefficient: 17, modulus: 120 },
  { material: 'brass', coefficient: 19, modulus: 100 },
] as const;

const thinCylinder: Family = {
  name: 'thin-cylinder-stress',
  subject: MECHANICAL,
  topic: STRENGTH,
  difficulty: 'Easy',
  make(random) {
    const [diameter, pressure, thickness] = [
      100 * random.int(4, 20),
      random.int(4, 40) / 10,
      random.pick([8, 10, 12, 16, 20, 25]),
    ];
    const hoop = rounded((pressure * diameter) / (2 * thickness), 6);
    const isHoop = random.int(0, 1) === 0;
    const answer = isHoop ? hoop : hoop / 2;
    if (!Number.isInteger(answer * 4) || thickness * 20 > diameter) return this.make(random);
    return quantityItem({
      question: `A thin closed cylinder with an internal diameter of ${figure(diameter)} mm and walls ${thickness} mm thick holds a gas at ${figure(pressure)} N/mm². What is the ${isHoop ? 'hoop (circumferential)' : 'longitudinal'} stress in its wall?`,
      answer,
      unit: 'N/mm²',
      mistakes: [
        isHoop ? hoop / 2 : hoop,
        hoop * 2,
        hoop / 4,
        (pressure * thickness * 100) / diameter,
      ],
      explanation: `σ = pd ÷ ${isHoop ? 2 : 4}t = ${figure(pressure)} × ${figure(diameter)} ÷ (${isHoop ? 2 : 4} × ${thickness}) = ${figure(answer)} N/mm².`,
    });
  },
};

const springCombination: Family = {
  name: 'springs-in-series-and-parallel',
  subject: MECHANICAL,
  topic: STRENGTH,
  difficulty: 'Easy',
  make(random) {
    const [first, second] = [random.int(2, 40), random.int(2, 40)];
    const isSeries = random.int(0, 1) === 0;
    const stiffness = isSeries ? (first * second) / (first + second) : first + second;
    const load = random.int(10, 400);
    const deflection = load / stiffness;
    if (first === second || deflection > 60 || !Number.isInteger(deflection))
      return this.make(random);
    return quantityItem({
      question: `Springs with stiffnesses of ${first} N/mm and ${second} N/mm carry ${load} N in ${isSeries ? 'series' : 'parallel'}. How far does the load move down?`,
      answer: deflection,
      unit: 'mm',
      mistakes: [
        isSeries ? load / (first + second) : load / first + load / second,
        load / first,
        load / second,
        load / Math.abs(first - second),
      ],
      explanation: isSeries
        ? `In series the deflections add: ${load}/${first} + ${load}/${second} = ${figure(deflection)} mm.`
        : `In parallel the stiffnesses add: ${load} ÷ (${first} + ${second}) = ${figure(deflection)} mm.`,
    });
  },
};

const shaftTorque: Family = {
  name: 'torque-of-shaft',
  subject: MECHANICAL,
  topic: STRENGTH,
  difficulty: 'Moderate',
  make(random) {
    const [kilowatts, speed] = [random.int(5, 120), 30 * random.int(4, 50)];
    const torque = (kilowatts * 60_000) / ((44 / 7) * speed);
    const answer = Math.round(torque);
    if (Math.abs((torque % 1) - 0.5) < 1e-3 || torque < 50) return this.make(random);
    return quantityItem({
      question: `A shaft transmits ${kilowatts} kW at ${figure(speed)} rpm. What is the mean torque, to the nearest newton-metre? (Take π = 22/7.)`,
      answer,
      unit: 'N·m',
      mistakes: [torque * 2, torque / 2, (kilowatts * 1000) / speed, torque * (22 / 7)].map(
        (value) => Math.round(value),
      ),
      explanation: `T = 60P ÷ 2πN = 60 × ${figure(kilowatts * 1000)} ÷ (2 × 22/7 × ${figure(speed)}), nearly ${figure(answer)} N·m.`,
    });
  },
};

const mobility: Family = {
  name: 'mobility-of-linkage',
  subject: MECHANICAL,
  topic: MACHINES,
  difficulty: 'Moderate',
  make(random) {
    const [links, joints, pairs] = [random.int(4, 14), random.int(3, 18), random.int(0, 3)];
    const answer = 3 * (links - 1) - 2 * joints - pairs;
    if (answer < 1 || answer > 5) return this.make(random);
    const higher =
      pairs === 0 ? 'no higher pairs' : pairs === 1 ? '1 higher pair' : `${pairs} higher pairs`;
    return countItem({
      question: `What is, by Gruebler’s criterion (Kutzbach’s equation), the number of degrees of freedom of a plane mechanism with ${links} links, ${joints} binary lower pairs and ${higher}?`,
      answer,
      unit: '',
      mistakes: [
        3 * links - 2 * joints - pairs,
        answer + pairs,
        answer + 1,
        answer - 1,
        answer + 2,
      ].filter((value) => value >= 0),
      explanation: `F = 3(n − 1) − 2j − h = 3 × ${links - 1} − 2 × ${joints} − ${pairs} = ${answer}.`,
    });
  },
};

const gearTrain: Family = {
  name: 'compound-gear-train',
  subject: MECHANICAL,
  topic: MACHINES,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, d] = [
      5 * random.int(3, 8),
      5 * random.int(6, 20),
      5 * random.int(3, 8),
      5 * random.int(6, 20),
    ];
    const speed = 60 * random.int(5, 30);
    const answer = (speed * a * c) / (b * d);
    if (a >= b || c >= d || !Number.isInteger(answer)) return this.make(random);
    return quantityItem({
      question: `In a compound gear train gear A (${a} teeth) drives B (${b} teeth); C (${c} teeth), on the shaft of B, drives D (${d} teeth). A turns at ${figure(speed)} rpm. How fast does D turn?`,
      answer,
      unit: 'rpm',
      mistakes: [
        (speed * a) / d,
        (speed * a) / b,
        (speed * b * d) / (a * c),
        (speed * (a + c)) / (b + d),
        (speed * a * d) / (b * c),
      ],
      explanation: `Speed of D = ${figure(speed)} × (${a} ÷ ${b}) × (${c} ÷ ${d}) = ${figure(answer)} rpm.`,
    });
  },
};

const beltDrive: Family = {
  name: 'belt-drive-with-slip',
  subject: MECHANICAL,
  topic: MACHINES,
  difficulty: 'Easy',
  make(random) {
    const [driver, driven] = [50 * random.int(3, 16), 50 * random.int(3, 16)];
    const [speed, slip] = [50 * random.int(6, 30), random.int(0, 6)];
    const answer = rounded(((speed * driver) / driven) * (1 - slip / 100), 6);
    if (driver === driven || !Number.isInteger(answer * 2)) return this.make(random);
    return quantityItem({
      question: `A pulley of ${driver} mm diameter that turns at ${figure(speed)} rpm drives a pulley of ${driven} mm by a belt ${slip === 0 ? 'without slip' : `with a total slip of ${slip}%`}. How fast does the driven pulley turn, the thickness of the belt being neglected?`,
      answer,
      unit: 'rpm',
      mistakes: [
        (speed * driven) / driver,
        slip === 0 ? answer * 2 : (speed * driver) / driven,
        ((speed * driver) / driven) * (1 + slip / 100),
        speed * (1 - slip / 100),
      ],
      explanation: `N₂ = N₁ × d₁ ÷ d₂${slip === 0 ? '' : ` × (1 − ${slip / 100})`} = ${figure(speed)} × ${driver} ÷ ${driven}${slip === 0 ? '' : ` × ${1 - slip / 100}`} = ${figure(answer)} rpm.`,
    });
  },
};

const flywheelEnergy: Family = {
  name: 'flywheel-fluctuation',
  subject: MECHANICAL,
  topic: MACHINES,
  difficulty: 'Moderate',
  make(random) {
    const [inertia, mean, percent] = [10 * random.int(2, 40), random.int(10, 40), random.int(1, 8)];
    const answer = rounded((inertia * mean ** 2 * percent) / 100_000, 3);
    if (!Number.isInteger(rounded((inertia * mean ** 2 * percent) / 100, 6)))
      return this.make(random);
    return quantityItem({
      question: `A flywheel with a moment of inertia of ${inertia} kg·m² turns at a mean speed of ${mean} rad/s with a coefficient of fluctuation of speed of ${percent / 100}. What is its greatest fluctuation of energy?`,
      answer,
      unit: 'kJ',
      mistakes: [
        answer / 2,
        answer * 2,
        (inertia * mean * percent) / 100_000,
        (inertia * mean ** 2) / 2000,
      ],
      explanation: `ΔE = Iω²C = ${inertia} × ${mean}² × ${percent / 100} J = ${figure(answer)} kJ.`,
    });
  },
};

export const mechanismFamilies: readonly Family[] = [
  axialStress,
  thermalStress,
  thinCylinder,
  springCombination,
  shaftTorque,
  mobility,
  gearTrain,
  beltDrive,
  flywheelEnergy,
];
