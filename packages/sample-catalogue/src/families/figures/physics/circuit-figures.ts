import { mapShapes, place, turn } from '../../../drawing/geometry.ts';
import { draw } from '../../../drawing/picture.ts';
import { circle, label, line, type Point, type Shape } from '../../../drawing/shape.ts';
import type { FamilyItem } from '../../../family.ts';
import { numberItem } from '../../../number-item.ts';
import type { Random } from '../../../random.ts';
import type { SampleFigure } from '../../../records.ts';
import { figure } from '../../../wording.ts';
import type { FigureFamily } from '../figure-family.ts';
import { drawBetweenPoints, drawWithBattery, symbolOf } from './circuit-drawing.ts';
import {
  equivalentOf,
  explainNetwork,
  mistakesOf,
  randomNetwork,
  toNumber,
  hasEqualBranches,
  UNITS,
  type Network,
  type PartKind,
} from './network.ts';

/** A network whose equivalent is a whole number, or a whole number and a half. */
function roundNetwork(random: Random, kind: PartKind): { network: Network; value: number } {
  for (;;) {
    const network = randomNetwork(random);
    const value = toNumber(equivalentOf(network, kind));
    if (Number.isInteger(value * 2) && value >= 2 && !hasEqualBranches(network, kind))
      return { network, value };
  }
}

function networkItem(random: Random, kind: PartKind, noun: string): FamilyItem {
  const { network, value } = roundNetwork(random, kind);
  return {
    ...numberItem(random, {
      question: `What is the equivalent ${noun} between the points A and B of the network?`,
      right: value,
      write: (ohms) => `${figure(ohms)} ${UNITS[kind]}`,
      mistakes: mistakesOf(network, kind),
      explanation: explainNetwork(network, kind).join(' '),
    }),
    figures: [drawBetweenPoints(network, kind)],
  };
}

/** Where families of circuits belong in an exam. */
interface Place {
  /** Begins the names of the families. */
  prefix: string;
  subject: string;
  topic: string;
}

function resistanceAt({ prefix, ...place }: Place): FigureFamily {
  return {
    ...place,
    name: `${prefix}resistance-of-drawn-network`,
    difficulty: 'Moderate',
    make: (random) => networkItem(random, 'resistor', 'resistance'),
  };
}

const capacitance: FigureFamily = {
  name: 'capacitance-of-drawn-network',
  subject: 'Physics',
  topic: 'Electrostatics',
  difficulty: 'Moderate',
  make: (random) => networkItem(random, 'capacitor', 'capacitance'),
};

function batteryCurrentAt({ prefix, ...place }: Place): FigureFamily {
  return {
    ...place,
    name: `${prefix}current-from-drawn-battery`,
    difficulty: 'Moderate',
    make: batteryItem,
  };
}

function batteryItem(random: Random): FamilyItem {
  for (;;) {
    const { network, value } = roundNetwork(random, 'resistor');
    const current = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4]);
    const volts = value * current;
    if (!Number.isInteger(volts) || volts > 240) continue;
    return {
      ...numberItem(random, {
        question: 'What current does the battery give? (Its internal resistance can be neglected.)',
        right: current,
        write: (amperes) => `${figure(amperes)} A`,
        mistakes: mistakesOf(network, 'resistor').map((wrong) => volts / wrong),
        explanation: `${explainNetwork(network, 'resistor').join(' ')} The battery gives ${volts} V ÷ ${figure(value)} Ω = ${figure(current)} A.`,
      }),
      figures: [drawWithBattery(network, volts)],
    };
  }
}

const ohms = (value: number): string => `${figure(value)} Ω`;

/** Corners of the bridge: left, top, right, bottom. */
const BRIDGE = {
  left: [44, 100],
  top: [150, 22],
  right: [256, 100],
  bottom: [150, 178],
} as const satisfies Record<string, Point>;

interface Arm {
  from: Point;
  to: Point;
  text: string;
  /** From the middle of the arm. */
  labelAt: Point;
}

/** A resistor between two points, with its name beside it. */
function drawArm({ from, to, text, labelAt: [dx, dy] }: Arm): Shape[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const { shapes, half } = symbolOf('resistor');
  const turned = mapShapes(shapes, (point) => turn(point, angle));
  const [before, after] = [-half, half].map((x): Point => {
    const [ex, ey] = turn([x, 0], angle);
    return [middle[0] + ex, middle[1] + ey];
  });
  return [
    line([from, before ?? from]),
    ...place(turned, middle),
    line([after ?? to, to]),
    label([middle[0] + dx, middle[1] + dy], text),
  ];
}

function drawBridge(
  values: readonly [string, string, string, string],
  middle: string,
): SampleFigure {
  const { left, top, right, bottom } = BRIDGE;
  const [leftTop, topRight, leftBottom, bottomRight] = values;
  const points = [
    { at: left, name: 'A', by: [-16, 0] },
    { at: top, name: 'C', by: [0, -13] },
    { at: right, name: 'B', by: [16, 0] },
    { at: bottom, name: 'D', by: [0, 14] },
  ] as const;
  return draw(
    { width: 300, height: 202 },
    [
      ...drawArm({ from: left, to: top, text: leftTop, labelAt: [-24, -14] }),
      ...drawArm({ from: top, to: right, text: topRight, labelAt: [24, -14] }),
      ...drawArm({ from: left, to: bottom, text: leftBottom, labelAt: [-24, 16] }),
      ...drawArm({ from: bottom, to: right, text: bottomRight, labelAt: [24, 16] }),
      ...drawArm({ from: top, to: bottom, text: middle, labelAt: [28, 0] }),
      ...points.flatMap(({ at, name, by: [dx, dy] }) => [
        circle(at, 3, { fill: 'black' }),
        label([at[0] + dx, at[1] + dy], name),
      ]),
    ],
    `A bridge of five resistors between the points A, B, C and D. From A to C ${leftTop}, from C to B ${topRight}, from A to D ${leftBottom}, from D to B ${bottomRight}, and from C to D ${middle}.`,
  );
}

function bridgeAt({ prefix, ...place }: Place): FigureFamily {
  return { ...place, name: `${prefix}balanced-bridge`, difficulty: 'Hard', make: bridgeItem };
}

function bridgeItem(random: Random): FamilyItem {
  const [a, b, factor] = [random.int(2, 12), random.int(2, 12), random.int(2, 5)];
  const [c, d, middle] = [a * factor, b * factor, random.int(3, 20)];

  if (random.int(0, 1) === 1) {
    return {
      ...numberItem(random, {
        question: 'No current flows between C and D of the bridge. What is the resistance X?',
        right: d,
        write: ohms,
        mistakes: [(a * c) / b, (a * b) / c, a + c - b, c + b - a],
        explanation: `The bridge is balanced, so the resistances on both ways from A to B have the same ratio: ${a} : ${b} = ${c} : X. X = ${c} × ${b} ÷ ${a} = ${d} Ω.`,
      }),
      figures: [drawBridge([ohms(a), ohms(b), ohms(c), 'X'], ohms(middle))],
    };
  }
  const [upper, lower] = [a + b, c + d];
  const answer = (upper * lower) / (upper + lower);
  if (!Number.isInteger(answer * 2)) return bridgeItem(random);
  const acrossHalf = (one: number, other: number): number => (one * other) / (one + other);
  return {
    ...numberItem(random, {
      question: 'What is the equivalent resistance between the points A and B of the bridge?',
      right: answer,
      write: ohms,
      mistakes: [
        acrossHalf(a, c) + acrossHalf(b, d) + middle,
        upper + lower,
        1 / (1 / upper + 1 / lower + 1 / middle),
        upper,
      ],
      explanation: `${a} : ${b} = ${c} : ${d}, so the bridge is balanced and no current flows through the ${middle} Ω. What is left are ${upper} Ω and ${lower} Ω in parallel: ${upper} × ${lower} ÷ ${upper + lower} = ${figure(answer)} Ω.`,
    }),
    figures: [drawBridge([ohms(a), ohms(b), ohms(c), ohms(d)], ohms(middle))],
  };
}

const PHYSICS: Place = { prefix: '', subject: 'Physics', topic: 'Current Electricity' };
const ELECTRICAL: Place = {
  prefix: 'electrical-',
  subject: 'Electrical Engineering',
  topic: 'Electric Circuits',
};

/** For physics. */
export const circuitFigureFamilies: readonly FigureFamily[] = [
  resistanceAt(PHYSICS),
  capacitance,
  batteryCurrentAt(PHYSICS),
  bridgeAt(PHYSICS),
];

/** For electrical engineering. */
export const electricalFigureFamilies: readonly FigureFamily[] = [
  resistanceAt(ELECTRICAL),
  batteryCurrentAt(ELECTRICAL),
  bridgeAt(ELECTRICAL),
];
