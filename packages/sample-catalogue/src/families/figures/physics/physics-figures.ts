import { counted, figure } from '../../../wording.ts';
import { quantityItem } from '../../science/numeric-item.ts';
import type { FigureFamily } from '../figure-family.ts';
import { drawMirrors } from './mirror-drawing.ts';
import { drawMotion, randomMotion } from './motion-graph.ts';

const PHYSICS = 'Physics';

const velocityGraph: FigureFamily = {
  name: 'velocity-time-graph',
  subject: PHYSICS,
  topic: 'Kinematics',
  difficulty: 'Moderate',
  make(random) {
    const { motion, times, top } = randomMotion(random);
    const [rise, steady, fall] = times;
    const total = rise + steady + fall;
    const distance = (top * (total + steady)) / 2;
    const figures = [drawMotion(motion)];
    const intro = 'The graph shows the velocity of a body that moves in a straight line.';
    const asked = random.pick(['distance', 'average', 'rise', 'fall'] as const);
    switch (asked) {
      case 'distance':
        return {
          ...quantityItem({
            question: `${intro} What distance does it cover in ${counted(total, 'second')}?`,
            answer: distance,
            unit: 'm',
            mistakes: [top * total, (top * total) / 2, top * steady, top * (steady + rise)],
            explanation: `The distance is the area under the graph: ½ × ${rise} × ${top} + ${steady} × ${top} + ½ × ${fall} × ${top} = ${figure(distance)} m.`,
          }),
          figures,
        };
      case 'average': {
        const average = distance / total;
        if (!Number.isInteger(average * 10)) return this.make(random);
        return {
          ...quantityItem({
            question: `${intro} What is its average velocity in ${counted(total, 'second')}?`,
            answer: average,
            unit: 'm/s',
            mistakes: [top / 2, top, (top * 2) / 3, distance / steady],
            explanation: `The area under the graph is ½ × ${rise} × ${top} + ${steady} × ${top} + ½ × ${fall} × ${top} = ${figure(distance)} m. ${figure(distance)} m ÷ ${total} s = ${figure(average)} m/s.`,
          }),
          figures,
        };
      }
      case 'rise': {
        const answer = top / rise;
        if (!Number.isInteger(answer * 10)) return this.make(random);
        return {
          ...quantityItem({
            question: `${intro} What is its acceleration at the beginning?`,
            answer,
            unit: 'm/s²',
            mistakes: [top / (rise + steady), top / 2, top / fall, rise / top, (top * rise) / 2],
            explanation: `The acceleration is the slope of the graph: ${top} m/s ÷ ${rise} s = ${figure(answer)} m/s².`,
          }),
          figures,
        };
      }
      case 'fall': {
        const answer = top / fall;
        if (!Number.isInteger(answer * 10)) return this.make(random);
        return {
          ...quantityItem({
            question: `${intro} What is its retardation while it slows down?`,
            answer,
            unit: 'm/s²',
            mistakes: [top / total, top / rise, top / (steady + fall), fall / top],
            explanation: `The retardation is the slope of the last part: ${top} m/s ÷ ${fall} s = ${figure(answer)} m/s².`,
          }),
          figures,
        };
      }
    }
  },
};

const twoMirrors: FigureFamily = {
  name: 'ray-between-two-mirrors',
  subject: PHYSICS,
  topic: 'Optics',
  difficulty: 'Moderate',
  make(random) {
    const angle = random.int(50, 65);
    const incidence = random.int(25, 40);
    const second = angle - incidence;
    if (second < 10 || second === incidence) return this.make(random);
    const isDeviation = random.int(0, 1) === 1;
    const figures = [drawMirrors(angle, incidence)];
    const turnedBy = 360 - 2 * angle;
    return isDeviation
      ? {
          ...quantityItem({
            question:
              'The ray is reflected once by each mirror. By what angle is it turned from its first direction in total?',
            answer: turnedBy,
            unit: '°',
            mistakes: [2 * angle, 180 - 2 * incidence, 180 - angle, 180 - 2 * second],
            explanation: `The first mirror turns the ray by 180° − 2 × ${incidence}° = ${180 - 2 * incidence}°. At the second the angle of incidence is ${angle}° − ${incidence}° = ${second}°, so it turns the ray by 180° − 2 × ${second}° = ${180 - 2 * second}°, to the same side. Together ${turnedBy}°.`,
          }),
          figures,
        }
      : {
          ...quantityItem({
            question: 'At what angle of incidence does the ray meet the second mirror?',
            answer: second,
            unit: '°',
            mistakes: [
              incidence,
              90 - incidence,
              180 - angle - incidence,
              angle - second / 2,
              90 - second,
            ],
            explanation: `The ray leaves the first mirror at ${90 - incidence}° to its surface. In the triangle with the corner of the mirrors the third angle is 180° − ${angle}° − ${90 - incidence}° = ${90 + incidence - angle}°, the angle between ray and second mirror. The angle of incidence is 90° − ${90 + incidence - angle}° = ${second}°.`,
          }),
          figures,
        };
  },
};

export const physicsFigureFamilies: readonly FigureFamily[] = [velocityGraph, twoMirrors];
