import type { NumericFamily } from '../../../family.ts';
import { roundedAnswer, wholeAnswer } from '../../../numeric-answer.ts';
import { counted, figure } from '../../../wording.ts';
import { drawBetweenPoints, drawWithBattery } from './circuit-drawing.ts';
import { drawMotion, randomMotion } from './motion-graph.ts';
import {
  equivalentOf,
  explainNetwork,
  hasEqualBranches,
  randomNetwork,
  toNumber,
} from './network.ts';

const ELECTRICAL = { subject: 'Electrical Engineering', topic: 'Electric Circuits' } as const;
const ROUND = '(Round to two decimals.)';

const network: NumericFamily = {
  ...ELECTRICAL,
  name: 'numeric-drawn-network',
  difficulty: 'Moderate',
  make(random) {
    const drawn = randomNetwork(random);
    const value = toNumber(equivalentOf(drawn, 'resistor'));
    return {
      question: `What is the equivalent resistance between the points A and B of the network? ${ROUND}`,
      figures: [drawBetweenPoints(drawn, 'resistor')],
      answer: roundedAnswer(value, 2),
      unit: 'Ω',
      explanation: explainNetwork(drawn, 'resistor').join(' '),
    };
  },
};

const battery: NumericFamily = {
  ...ELECTRICAL,
  name: 'numeric-drawn-battery',
  difficulty: 'Moderate',
  make(random) {
    const drawn = randomNetwork(random);
    const volts = random.int(6, 120);
    const value = toNumber(equivalentOf(drawn, 'resistor'));
    return {
      question: `What current does the battery give? Its internal resistance can be neglected. ${ROUND}`,
      figures: [drawWithBattery(drawn, volts)],
      answer: roundedAnswer(volts / value, 2),
      unit: 'A',
      explanation: `${explainNetwork(drawn, 'resistor').join(' ')} The battery gives ${volts} V ÷ ${figure(value)} Ω = ${(volts / value).toFixed(2)} A.`,
    };
  },
};

/** Numeric questions about circuits, for electrical engineering. */
export const numericCircuitFamilies: readonly NumericFamily[] = [network, battery];

const wholeNetwork: NumericFamily = {
  name: 'numeric-whole-drawn-network',
  subject: 'Physics',
  topic: 'Current Electricity',
  difficulty: 'Moderate',
  make(random) {
    const drawn = randomNetwork(random);
    const value = toNumber(equivalentOf(drawn, 'resistor'));
    if (!Number.isInteger(value) || hasEqualBranches(drawn, 'resistor')) return this.make(random);
    return {
      question: 'What is the equivalent resistance between the points A and B of the network?',
      figures: [drawBetweenPoints(drawn, 'resistor')],
      answer: wholeAnswer(value),
      unit: 'Ω',
      explanation: explainNetwork(drawn, 'resistor').join(' '),
    };
  },
};

const distance: NumericFamily = {
  name: 'numeric-velocity-time-graph',
  subject: 'Physics',
  topic: 'Kinematics',
  difficulty: 'Moderate',
  make(random) {
    const { motion, times, top } = randomMotion(random);
    const [rise, steady, fall] = times;
    const total = rise + steady + fall;
    const covered = (top * (total + steady)) / 2;
    return {
      question: `The graph shows the velocity of a body that moves in a straight line. What distance does it cover in ${counted(total, 'second')}?`,
      figures: [drawMotion(motion)],
      answer: wholeAnswer(covered),
      unit: 'm',
      explanation: `The distance is the area under the graph: ½ × ${rise} × ${top} + ${steady} × ${top} + ½ × ${fall} × ${top} = ${figure(covered)} m.`,
    };
  },
};

/** Numeric questions about pictures, for physics. */
export const numericPhysicsFigureFamilies: readonly NumericFamily[] = [wholeNetwork, distance];
