import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { rounded } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const PHYSICS = 'Physics';
const KINEMATICS = 'Kinematics';

const finalSpeed: Family = {
  name: 'uniform-acceleration-speed',
  subject: PHYSICS,
  topic: KINEMATICS,
  difficulty: 'Easy',
  make(random) {
    const [start, acceleration, time] = [random.int(2, 20), random.int(2, 6), random.int(3, 9)];
    const speed = start + acceleration * time;
    return quantityItem({
      question: `A car moving at ${start} m/s accelerates uniformly at ${acceleration} m/s² for ${time} s. What is its speed then?`,
      answer: speed,
      unit: 'm/s',
      mistakes: [
        acceleration * time,
        start + (acceleration * time) / 2,
        start + acceleration + time,
        speed + acceleration,
      ],
      explanation: `v = u + at = ${start} + ${acceleration} × ${time} = ${speed} m/s.`,
    });
  },
};

const stoppingDistance: Family = {
  name: 'stopping-distance',
  subject: PHYSICS,
  topic: KINEMATICS,
  difficulty: 'Moderate',
  make(random) {
    const [speed, braking] = [random.int(8, 45), random.pick([1, 2, 2.5, 4, 5])];
    const distance = speed ** 2 / (2 * braking);
    return quantityItem({
      question: `A train moving at ${speed} m/s is braked uniformly at ${braking} m/s². How far does it go before it stops?`,
      answer: distance,
      unit: 'm',
      mistakes: [distance * 2, speed / braking, distance / 2, (speed * braking) / 2],
      explanation: `0 = u² − 2as gives s = u² ÷ 2a = ${figure(speed ** 2)} ÷ ${2 * braking} = ${figure(distance)} m.`,
    });
  },
};

/** Right triangles with whole sides: opposite and adjacent to the angle, hypotenuse. */
const SLOPES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;

const projectile: Family = {
  name: 'projectile-motion',
  subject: PHYSICS,
  topic: KINEMATICS,
  difficulty: 'Moderate',
  make(random) {
    const [up, along, hypotenuse] = random.pick(SLOPES);
    const scale = random.int(2, 10);
    const [speed, vertical, horizontal] = [hypotenuse * scale, up * scale, along * scale];
    const flight = vertical / 5;
    const height = vertical ** 2 / 20;
    const range = horizontal * flight;
    const parts = random.pick([
      {
        asked: 'What is its time of flight?',
        answer: flight,
        unit: 's',
        mistakes: [flight / 2, horizontal / 5, speed / 5, speed / 10],
        reason: `the time of flight is 2 × ${vertical} ÷ 10 = ${figure(flight)} s.`,
      },
      {
        asked: 'What is the greatest height that it reaches?',
        answer: height,
        unit: 'm',
        mistakes: [height * 2, horizontal ** 2 / 20, speed ** 2 / 20, height / 2],
        reason: `the greatest height is ${vertical}² ÷ (2 × 10) = ${figure(height)} m.`,
      },
      {
        asked: 'What is its horizontal range?',
        answer: range,
        unit: 'm',
        mistakes: [range / 2, speed ** 2 / 10, speed * flight, range * 2],
        reason: `it flies for 2 × ${vertical} ÷ 10 = ${figure(flight)} s and goes ${horizontal} × ${figure(flight)} = ${figure(range)} m along the ground.`,
      },
    ]);
    return quantityItem({
      question: `A projectile is fired from level ground at ${speed} m/s, at an angle θ above the horizontal with sin θ = ${up}/${hypotenuse}. ${parts.asked} (Take g = 10 m/s² and neglect the resistance of air.)`,
      ...parts,
      explanation: `The vertical part of the velocity is ${speed} × ${up}/${hypotenuse} = ${vertical} m/s, the horizontal part ${horizontal} m/s; ${parts.reason}`,
    });
  },
};

const thrownFromCliff: Family = {
  name: 'thrown-up-from-cliff',
  subject: PHYSICS,
  topic: KINEMATICS,
  difficulty: 'Hard',
  make(random) {
    const time = random.int(3, 9);
    const speed = random.int(3, 5 * time - 3);
    const height = 5 * time ** 2 - speed * time;
    return quantityItem({
      question: `A stone is thrown vertically upwards at ${speed} m/s from the edge of a cliff ${height} m high. After what time does it strike the ground below? (Take g = 10 m/s².)`,
      answer: time,
      unit: 's',
      mistakes: [
        speed / 5,
        Math.sqrt(height / 5),
        time - speed / 5,
        time + speed / 10,
        time - speed / 10,
        time + 1,
      ],
      explanation: `−${height} = ${speed}t − 5t², that is 5t² − ${speed}t − ${height} = 0. Its positive root is t = ${time} s, since 5 × ${time ** 2} − ${speed} × ${time} = ${height}.`,
    });
  },
};

const crossingRiver: Family = {
  name: 'crossing-a-river',
  subject: PHYSICS,
  topic: KINEMATICS,
  difficulty: 'Moderate',
  make(random) {
    const [slow, middle, fast] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [8, 6, 10],
      [5, 12, 13],
      [9, 12, 15],
    ] as const);
    const time = random.int(20, 90);
    const isShortest = random.int(0, 1) === 1;
    const width = time * (isShortest ? middle : fast);
    const start = `A boat that makes ${fast} m/s in still water crosses a river ${figure(width)} m wide that flows at ${slow} m/s.`;
    if (isShortest) {
      return quantityItem({
        question: `${start} How long does it take to reach the point exactly opposite?`,
        answer: time,
        unit: 's',
        mistakes: [width / fast, width / (fast - slow), width / (fast + slow), width / slow],
        explanation: `To go straight across, the boat is steered upstream; √(${fast}² − ${slow}²) = ${middle} m/s is left across the river: ${figure(width)} ÷ ${middle} = ${time} s.`,
      });
    }
    return quantityItem({
      question: `${start} How far is it carried downstream if it crosses in the shortest time?`,
      answer: slow * time,
      unit: 'm',
      mistakes: [(width / middle) * slow, width, middle * time, (width * fast) / slow],
      explanation: `The shortest time needs the boat to head straight across: ${figure(width)} ÷ ${fast} = ${time} s. Meanwhile the river carries it ${slow} × ${time} = ${figure(slow * time)} m.`,
    });
  },
};

const averageSpeed: Family = {
  name: 'average-speed-of-halves',
  subject: PHYSICS,
  topic: KINEMATICS,
  difficulty: 'Easy',
  make(random) {
    const [first, second] = random.pick(HALVES);
    const average = (2 * first * second) / (first + second);
    return quantityItem({
      question: `A body covers the first half of a distance at ${first} m/s and the second half at ${second} m/s. What is its average speed over the whole distance?`,
      answer: average,
      unit: 'm/s',
      mistakes: [
        (first + second) / 2,
        Math.sqrt(first * second),
        average / 2,
        Math.abs(first - second),
      ],
      explanation: `For halves of equal length the average speed is 2v₁v₂ ÷ (v₁ + v₂) = 2 × ${first} × ${second} ÷ ${first + second} = ${figure(average)} m/s.`,
    });
  },
};

/** Pairs of different speeds whose average over equal distances has at most one decimal. */
const HALVES = Array.from({ length: 57 }, (_, index) => index + 4).flatMap((first) =>
  Array.from({ length: 57 }, (_, index) => index + 4)
    .filter(
      (second) => Math.abs(first - second) > 3 && (20 * first * second) % (first + second) === 0,
    )
    .map((second) => [first, second] as const),
);

const measurementErrors: Family = {
  name: 'errors-of-measurement',
  subject: PHYSICS,
  topic: 'Physics and Measurement',
  difficulty: 'Easy',
  make(random) {
    const { stem, powers, law } = random.pick(MEASUREMENTS);
    const [first, second] = [random.int(1, 8) / 2, random.int(1, 8) / 2];
    const [p, q] = powers;
    const answer = rounded(p * first + q * second, 2);
    return quantityItem({
      question: `${stem(figure(first), figure(second))} What is the greatest possible percentage error of the result?`,
      answer,
      unit: '%',
      mistakes: [
        first + second,
        Math.abs(q * second - p * first),
        p * second + q * first,
        first * second,
      ],
      explanation: `${law} Relative errors add, each as often as its power: ${p} × ${figure(first)}% + ${q} × ${figure(second)}% = ${figure(answer)}%.`,
    });
  },
};

interface Measurement {
  stem: (first: string, second: string) => string;
  powers: readonly [number, number];
  law: string;
}

const MEASUREMENTS: readonly Measurement[] = [
  {
    stem: (first, second) =>
      `The density of a cube is found from its mass, measured with an error of ${first}%, and its edge, measured with an error of ${second}%.`,
    powers: [1, 3],
    law: 'Density is m ÷ a³.',
  },
  {
    stem: (first, second) =>
      `The kinetic energy of a body is found from its mass, measured with an error of ${first}%, and its speed, measured with an error of ${second}%.`,
    powers: [1, 2],
    law: 'Kinetic energy is ½mv².',
  },
  {
    stem: (first, second) =>
      `The acceleration due to gravity is found with a simple pendulum whose length is measured with an error of ${first}% and whose period with an error of ${second}%.`,
    powers: [1, 2],
    law: 'From T = 2π√(l/g), g = 4π²l ÷ T².',
  },
  {
    stem: (first, second) =>
      `The volume of a cylinder is found from its height, measured with an error of ${first}%, and its radius, measured with an error of ${second}%.`,
    powers: [1, 2],
    law: 'Volume is πr²h.',
  },
];

export const kinematicsFamilies: readonly Family[] = [
  measurementErrors,
  finalSpeed,
  averageSpeed,
  stoppingDistance,
  projectile,
  thrownFromCliff,
  crossingRiver,
];
