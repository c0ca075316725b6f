import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { coefficient, superscript } from './notation.ts';
import { countItem } from './numeric-item.ts';

const MATHEMATICS = 'Mathematics';

const EQUATIONS = 'Differential Equations';

const separableEquation: Family = {
  name: 'separable-differential-equation',
  subject: MATHEMATICS,
  topic: EQUATIONS,
  difficulty: 'Moderate',
  make(random) {
    const [start, at, end] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [6, 8, 10],
      [8, 6, 10],
      [8, 15, 17],
      [15, 8, 17],
      [7, 24, 25],
      [9, 12, 15],
      [12, 9, 15],
      [20, 21, 29],
    ] as const);
    const scale = random.int(1, 3);
    const isCircle = random.int(0, 1) === 0;
    const [y0, x1, y1] = isCircle
      ? [end * scale, at * scale, start * scale]
      : [start * scale, at * scale, end * scale];
    return countItem({
      question: `A curve satisfies dy/dx = ${isCircle ? '−' : ''}x/y and passes through (0, ${y0}), with y > 0. What is y at x = ${x1}?`,
      answer: y1,
      unit: '',
      mistakes: [y0 + x1, Math.abs(y0 - x1), y0, y1 + y0, y1 + 1],
      explanation: `y dy = ${isCircle ? '−' : ''}x dx gives y² ${isCircle ? '+' : '−'} x² = ${y0}², so y = √(${y0 ** 2} ${isCircle ? '−' : '+'} ${x1 ** 2}) = ${y1}.`,
    });
  },
};

const growthEquation: Family = {
  name: 'growth-and-decay-equation',
  subject: MATHEMATICS,
  topic: EQUATIONS,
  difficulty: 'Moderate',
  make(random) {
    const [factor, time, steps] = [random.pick([2, 3, 4]), random.int(2, 9), random.int(2, 4)];
    const start = random.int(2, 30) * 10;
    const isDecay = random.int(0, 1) === 0;
    const end = start * factor ** steps;
    const [from, once, to] = isDecay ? [end, end / factor, start] : [start, start * factor, end];
    return countItem({
      question: `A quantity changes by dN/dt = ${isDecay ? '−' : ''}kN. It is ${figure(from)} at t = 0 and ${figure(once)} at t = ${time}. What is it at t = ${time * steps}?`,
      answer: to,
      unit: '',
      mistakes: [
        isDecay ? from / (factor * steps) : from * factor * steps,
        isDecay ? once / factor ** (steps > 2 ? 1 : 2) : once * factor ** (steps > 2 ? 1 : 2),
        Math.abs(from + (once - from) * steps),
        once,
      ],
      explanation: `It is ${isDecay ? 'divided' : 'multiplied'} by ${factor} in every ${time} units of time, ${steps} times: ${figure(from)} ${isDecay ? '÷' : '×'} ${factor}${superscript(steps)} = ${figure(to)}.`,
    });
  },
};

const linearEquation: Family = {
  name: 'linear-differential-equation',
  subject: MATHEMATICS,
  topic: EQUATIONS,
  difficulty: 'Hard',
  make(random) {
    const [p, power] = [random.int(1, 5), random.int(1, 4)];
    const sum = p + power + 1;
    const [factor, at] = [sum * random.int(1, 4), random.int(2, 3)];
    // y′ + (p/x)y = c·xⁿ has the solution c·xⁿ⁺¹/(p + n + 1) that stays finite at 0.
    const answer = (factor / sum) * at ** (power + 1);
    return countItem({
      question: `y satisfies dy/dx + ${coefficient(p)}y/x = ${factor}x${power === 1 ? '' : superscript(power)} for x > 0 and y = ${factor / sum} at x = 1. What is y at x = ${at}?`,
      answer,
      unit: '',
      mistakes: [
        (factor / sum) * at ** power,
        factor * at ** (power + 1),
        (factor / sum) * at ** (power + 2),
        (factor / sum) * at * (power + 1),
        answer + factor,
      ],
      explanation: `The integrating factor is x${p === 1 ? '' : superscript(p)}: (x${p === 1 ? '' : superscript(p)}y)′ = ${factor}x${superscript(p + power)}, so y = ${factor / sum === 1 ? '' : factor / sum}x${superscript(power + 1)} + C/x${p === 1 ? '' : superscript(p)}. y(1) = ${factor / sum} makes C = 0, and y(${at}) = ${figure(answer)}.`,
    });
  },
};

export const differentialEquationFamilies: readonly Family[] = [
  separableEquation,
  growthEquation,
  linearEquation,
];
