import type { Family } from '../../family.ts';
import { counted, figure } from '../../wording.ts';
import { superscript } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const PHYSICS = 'Physics';
const LAWS = 'Laws of Motion';
const ENERGY = 'Work, Energy and Power';

const connectedBlocks: Family = {
  name: 'connected-blocks-tension',
  subject: PHYSICS,
  topic: LAWS,
  difficulty: 'Moderate',
  make(random) {
    const [front, back] = [random.int(2, 12), random.int(2, 12)];
    const acceleration = random.int(2, 16) / 2;
    const force = (front + back) * acceleration;
    const tension = back * acceleration;
    return quantityItem({
      question: `Two blocks of ${front} kg and ${back} kg, joined by a light string, lie on a smooth floor. The ${front} kg block is pulled away from the other by a horizontal force of ${figure(force)} N. What is the tension in the string?`,
      answer: tension,
      unit: 'N',
      mistakes: [front * acceleration, force, force / 2, force - acceleration],
      explanation: `Both move with a = ${figure(force)} ÷ (${front} + ${back}) = ${figure(acceleration)} m/s². The string alone pulls the ${back} kg block: T = ${back} × ${figure(acceleration)} = ${figure(tension)} N.`,
    });
  },
};

/** Pairs of masses whose acceleration over a pulley, and tension, have at most two decimals. */
const PULLEY_PAIRS = Array.from({ length: 50 }, (_, index) => index + 1).flatMap((light) =>
  Array.from({ length: 50 }, (_, index) => index + 1)
    .filter(
      (heavy) =>
        heavy > light && heavy < 8 * light && (1000 * (heavy - light)) % (heavy + light) === 0,
    )
    .map((heavy) => [light, heavy] as const),
);

const pulley: Family = {
  name: 'masses-over-pulley',
  subject: PHYSICS,
  topic: LAWS,
  difficulty: 'Moderate',
  make(random) {
    const [light, heavy] = random.pick(PULLEY_PAIRS);
    const acceleration = (10 * (heavy - light)) / (heavy + light);
    const tension = light * (10 + acceleration);
    const start = `Masses of ${light} kg and ${heavy} kg hang from the ends of a light string over a smooth, light pulley.`;
    const reason = `a = (${heavy} − ${light}) × 10 ÷ (${heavy} + ${light}) = ${figure(acceleration)} m/s²`;
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `${start} With what acceleration do they move when released? (Take g = 10 m/s².)`,
        answer: acceleration,
        unit: 'm/s²',
        mistakes: [10, (10 * light) / heavy, (10 * heavy) / (heavy + light), 10 - acceleration],
        explanation: `The difference of the weights moves both masses: ${reason}.`,
      });
    }
    return quantityItem({
      question: `${start} What is the tension in the string after they are released? (Take g = 10 m/s².)`,
      answer: tension,
      unit: 'N',
      mistakes: [10 * light, 10 * heavy, 10 * (heavy - light), 5 * (heavy + light), tension / 2],
      explanation: `The difference of the weights moves both masses: ${reason}. For the lighter one T − ${light} × 10 = ${light} × ${figure(acceleration)}, so T = ${figure(tension)} N.`,
    });
  },
};

const friction: Family = {
  name: 'block-with-friction',
  subject: PHYSICS,
  topic: LAWS,
  difficulty: 'Moderate',
  make(random) {
    const mass = random.int(2, 20);
    const coefficient = random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]);
    const acceleration = random.int(1, 12) / 2;
    const force = mass * (acceleration + 10 * coefficient);
    return quantityItem({
      question: `A horizontal force of ${figure(force)} N pulls a block of ${mass} kg along a level floor. The coefficient of kinetic friction is ${coefficient}. What is the acceleration of the block? (Take g = 10 m/s².)`,
      answer: acceleration,
      unit: 'm/s²',
      mistakes: [
        force / mass,
        (force * (1 - coefficient)) / mass,
        acceleration + 20 * coefficient,
        10 * coefficient,
      ],
      explanation: `Friction is ${coefficient} × ${mass} × 10 = ${figure(10 * coefficient * mass)} N, so a = (${figure(force)} − ${figure(10 * coefficient * mass)}) ÷ ${mass} = ${figure(acceleration)} m/s².`,
    });
  },
};

const circularMotion: Family = {
  name: 'circular-motion-force',
  subject: PHYSICS,
  topic: LAWS,
  difficulty: 'Easy',
  make(random) {
    const mass = 100 * random.int(6, 20);
    const [speed, radius] = [random.int(8, 25), random.pick([40, 50, 80, 100, 125, 200])];
    if (speed ** 2 > 7 * radius) return this.make(random);
    const force = (mass * speed ** 2) / radius;
    return quantityItem({
      question: `A car of ${figure(mass)} kg goes round a level bend of radius ${radius} m at ${speed} m/s. What sideways force must the road exert on it?`,
      answer: force,
      unit: 'N',
      mistakes: [(mass * speed) / radius, force / 2, mass * 10, (mass * speed ** 2) / (2 * radius)],
      explanation: `F = mv² ÷ r = ${figure(mass)} × ${speed}² ÷ ${radius} = ${figure(force)} N.`,
    });
  },
};

const inelasticCollision: Family = {
  name: 'perfectly-inelastic-collision',
  subject: PHYSICS,
  topic: LAWS,
  difficulty: 'Moderate',
  make(random) {
    const [moving, still, common] = [random.int(1, 9), random.int(1, 9), random.int(1, 6)];
    const speed = (common * (moving + still)) / moving;
    if (!Number.isInteger(speed * 2) || moving === still) return this.make(random);
    const lost = (moving * speed ** 2 - (moving + still) * common ** 2) / 2;
    const start = `A trolley of ${moving} kg moving at ${figure(speed)} m/s runs into a trolley of ${still} kg at rest, and the two stay together.`;
    const shared = `Momentum is conserved: ${moving} × ${figure(speed)} = (${moving} + ${still})v, so v = ${common} m/s`;
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `${start} With what speed do they move on?`,
        answer: common,
        unit: 'm/s',
        mistakes: [
          speed / 2,
          speed,
          (moving * speed) / still,
          speed * Math.sqrt(moving / (moving + still)),
        ],
        explanation: `${shared}.`,
      });
    }
    return quantityItem({
      question: `${start} How much kinetic energy is lost?`,
      answer: lost,
      unit: 'J',
      mistakes: [
        (moving * speed ** 2) / 2,
        ((moving + still) * common ** 2) / 2,
        (moving * (speed - common) ** 2) / 2,
        lost * 2,
      ],
      explanation: `${shared}. The kinetic energy falls from ½ × ${moving} × ${figure(speed)}² = ${figure((moving * speed ** 2) / 2)} J to ½ × ${moving + still} × ${common}² = ${figure(((moving + still) * common ** 2) / 2)} J: ${figure(lost)} J are lost.`,
    });
  },
};

const kineticEnergy: Family = {
  name: 'kinetic-energy',
  subject: PHYSICS,
  topic: ENERGY,
  difficulty: 'Easy',
  make(random) {
    const [mass, speed] = [random.int(2, 40), random.int(3, 20)];
    const energy = (mass * speed ** 2) / 2;
    return quantityItem({
      question: `What is the kinetic energy of a body of ${mass} kg that moves at ${speed} m/s?`,
      answer: energy,
      unit: 'J',
      mistakes: [energy * 2, mass * speed, (mass * speed) / 2, (mass ** 2 * speed) / 2],
      explanation: `½mv² = ½ × ${mass} × ${speed}² = ${figure(energy)} J.`,
    });
  },
};

const variableForce: Family = {
  name: 'work-of-variable-force',
  subject: PHYSICS,
  topic: ENERGY,
  difficulty: 'Moderate',
  make(random) {
    const [constant, slope, way] = [random.int(2, 15), random.int(2, 9), random.int(2, 10)];
    const work = constant * way + (slope * way ** 2) / 2;
    const end = constant + slope * way;
    return quantityItem({
      question: `A force F = (${constant} + ${slope}x) N acts along the x-axis on a body, where x is in metres. What work does it do while the body moves from x = 0 to x = ${way} m?`,
      answer: work,
      unit: 'J',
      mistakes: [end * way, constant * way + slope * way ** 2, end, constant * way, slope * way],
      explanation: `W = ∫F dx = ${constant} × ${way} + ½ × ${slope} × ${way}² = ${figure(work)} J.`,
    });
  },
};

const pumpPower: Family = {
  name: 'pump-power',
  subject: PHYSICS,
  topic: ENERGY,
  difficulty: 'Moderate',
  make(random) {
    const efficiency = random.pick([40, 50, 60, 75, 80]);
    const minutes = random.pick([2, 4, 5, 8, 10]);
    const height = random.int(5, 30);
    const kilowatts = random.int(2, 24) / 4;
    const mass = (kilowatts * 1000 * (efficiency / 100) * minutes * 60) / (10 * height);
    if (!Number.isInteger(mass / 10)) return this.make(random);
    const useful = (mass * 10 * height) / (minutes * 60) / 1000;
    return quantityItem({
      question: `A pump with an efficiency of ${efficiency}% lifts ${figure(mass)} kg of water through ${height} m in ${counted(minutes, 'minute')}. What power does it take in? (Take g = 10 m/s².)`,
      answer: kilowatts,
      unit: 'kW',
      mistakes: [
        useful,
        (useful * efficiency) / 100,
        kilowatts * 2,
        useful / (1 - efficiency / 100),
      ],
      explanation: `The water gains ${figure(mass)} × 10 × ${height} = ${figure(mass * 10 * height)} J in ${minutes * 60} s, that is ${figure(useful)} kW. At ${efficiency}% the pump takes in ${figure(useful)} ÷ ${efficiency / 100} = ${figure(kilowatts)} kW.`,
    });
  },
};

const springEnergy: Family = {
  name: 'spring-energy',
  subject: PHYSICS,
  topic: ENERGY,
  difficulty: 'Easy',
  make(random) {
    const [constant, stretch] = [100 * random.int(2, 30), random.int(2, 12)];
    const energy = (constant * stretch ** 2) / 20_000;
    return quantityItem({
      question: `A spring of force constant ${figure(constant)} N/m is stretched by ${stretch} cm. How much energy does it store?`,
      answer: energy,
      unit: 'J',
      mistakes: [energy * 2, (constant * stretch) / 200, (constant * stretch) / 100, energy * 10],
      explanation: `½kx² = ½ × ${figure(constant)} × ${stretch / 100}² = ${figure(energy)} J.`,
    });
  },
};

const bouncingBall: Family = {
  name: 'coefficient-of-restitution',
  subject: PHYSICS,
  topic: ENERGY,
  difficulty: 'Hard',
  make(random) {
    const restitution = random.pick([0.5, 0.6, 0.8, 0.9]);
    const bounces = random.int(1, 2);
    const height = random.int(2, 40);
    const answer = height * restitution ** (2 * bounces);
    if (!Number.isInteger(Math.round(answer * 1e6) / 1000)) return this.make(random);
    const times = bounces === 1 ? 'the first bounce' : 'the second bounce';
    return quantityItem({
      question: `A ball is dropped from a height of ${height} m on a floor. The coefficient of restitution is ${restitution}. To what height does it rise after ${times}?`,
      answer: Number(answer.toFixed(3)),
      unit: 'm',
      mistakes: [
        height * restitution ** bounces,
        height * restitution ** (4 * bounces),
        height * (1 - restitution) ** bounces,
        height * restitution ** (2 * bounces + 1),
      ],
      explanation: `Each bounce leaves e times the speed and therefore e² times the height: h = ${height} × ${restitution}${superscript(2 * bounces)} = ${figure(answer)} m.`,
    });
  },
};

export const forceFamilies: readonly Family[] = [
  circularMotion,
  connectedBlocks,
  pulley,
  friction,
  inelasticCollision,
  kineticEnergy,
  variableForce,
  pumpPower,
  springEnergy,
  bouncingBall,
];
