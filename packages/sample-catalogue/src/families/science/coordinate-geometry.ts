import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { point, RIGHT_TRIANGLES } from './coordinates.ts';
import { coefficient, signed, signedFraction, term } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const MATHEMATICS = 'Mathematics';

const PLANE = 'Coordinate Geometry';

const pointToLine: Family = {
  name: 'distance-from-point-to-line',
  subject: MATHEMATICS,
  topic: PLANE,
  difficulty: 'Easy',
  make(random) {
    const [a, b, length] = random.pick(RIGHT_TRIANGLES);
    const [x, y, distance] = [random.int(-6, 6), random.int(-6, 6), random.int(1, 8)];
    const sign = random.pick([1, -1]);
    const constant = distance * length - a * x - sign * b * y;
    if (constant === 0) return this.make(random);
    return quantityItem({
      question: `How far is the point ${point(x, y)} from the line ${a}x ${term(sign * b)}y ${term(constant)} = 0?`,
      answer: distance,
      unit: '',
      mistakes: [
        distance * length,
        Math.abs(constant) / length,
        (distance * length) / (a + b),
        distance + 1,
        distance * 2,
      ],
      explanation: `d = |${a} × (${signed(x)}) ${term(sign * b)} × (${signed(y)}) ${term(constant)}| ÷ √(${a}² + ${b}²) = ${distance * length} ÷ ${length} = ${distance}.`,
    });
  },
};

const parallelLines: Family = {
  name: 'distance-between-parallel-lines',
  subject: MATHEMATICS,
  topic: PLANE,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, length] = random.pick(RIGHT_TRIANGLES);
    const [first, gap, factor] = [random.int(-20, 20), random.int(1, 9), random.int(2, 3)];
    const second = first + gap * length;
    if (first === 0 || second === 0) return this.make(random);
    return quantityItem({
      question: `What is the distance between the lines ${a}x + ${b}y ${term(first)} = 0 and ${factor * a}x + ${factor * b}y ${term(factor * second)} = 0?`,
      answer: gap,
      unit: '',
      mistakes: [
        Math.abs(factor * second - first) / length,
        Math.abs(factor * second - first) / (factor * length),
        gap * length,
        gap * factor,
      ],
      explanation: `The second line is ${a}x + ${b}y ${term(second)} = 0, so d = |${signed(second)} − (${signed(first)})| ÷ √(${a}² + ${b}²) = ${gap * length} ÷ ${length} = ${gap}.`,
    });
  },
};

const perpendicularLines: Family = {
  name: 'condition-for-perpendicular-lines',
  subject: MATHEMATICS,
  topic: PLANE,
  difficulty: 'Easy',
  make(random) {
    const [a, b, c] = [random.int(2, 12), random.int(2, 12), random.int(1, 12)];
    const [d, e] = [random.int(1, 15), random.int(1, 15)];
    const isParallel = random.int(0, 1) === 0;
    // ax + by = d and kx − cy = e
    const right = isParallel ? signedFraction(-a * c, b) : fraction(b * c, a);
    const wrong = [
      isParallel ? fraction(b * c, a) : signedFraction(-a * c, b),
      isParallel ? fraction(a * c, b) : signedFraction(-b * c, a),
      fraction(a * b, c),
      fraction(c, a * b),
      fraction(a, b),
    ];
    return {
      question: `For what k are the lines ${a}x + ${b}y = ${d} and kx − ${coefficient(c)}y = ${e} ${isParallel ? 'parallel' : 'perpendicular to each other'}?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: isParallel
        ? `The coefficients have to be in proportion: k ÷ ${a} = −${c} ÷ ${b}, so k = ${right}.`
        : `The normals have to be at right angles: ${a}k − ${b} × ${c} = 0, so k = ${right}.`,
    };
  },
};

const triangleArea: Family = {
  name: 'area-of-triangle-from-vertices',
  subject: MATHEMATICS,
  topic: PLANE,
  difficulty: 'Easy',
  make(random) {
    const [x1, y1, x2, y2, x3, y3] = [0, 0, 0, 0, 0, 0].map(() => random.int(-8, 9)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const twice = Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1));
    if (twice < 5) return this.make(random);
    return quantityItem({
      question: `What is the area of the triangle with the vertices ${point(x1, y1)}, ${point(x2, y2)} and ${point(x3, y3)}?`,
      answer: twice / 2,
      unit: '',
      mistakes: [
        twice,
        twice / 4,
        (twice + 2) / 2,
        Math.abs((x2 - x1) * (y3 - y1) + (x3 - x1) * (y2 - y1)) / 2,
      ],
      explanation: `½|(${signed(x2 - x1)})(${signed(y3 - y1)}) − (${signed(x3 - x1)})(${signed(y2 - y1)})| = ½ × ${twice} = ${figure(twice / 2)}.`,
    });
  },
};

const circleFromEquation: Family = {
  name: 'circle-from-its-equation',
  subject: MATHEMATICS,
  topic: PLANE,
  difficulty: 'Easy',
  make(random) {
    const [g, f, radius] = [random.int(-8, 8), random.int(-8, 8), random.int(2, 12)];
    const constant = g ** 2 + f ** 2 - radius ** 2;
    if (g === 0 || f === 0 || constant === 0) return this.make(random);
    const equation = `x² + y² ${term(-2 * g)}x ${term(-2 * f)}y ${term(constant)} = 0`;
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `What is the radius of the circle ${equation}?`,
        answer: radius,
        unit: '',
        mistakes: [
          radius ** 2,
          radius * 2,
          Math.sqrt(g ** 2 + f ** 2 + Math.abs(constant)),
          Math.sqrt(Math.abs(constant)),
          Math.sqrt(4 * (g ** 2 + f ** 2) - constant),
        ],
        explanation: `Its centre is ${point(g, f)}, and r² = ${g ** 2} + ${f ** 2} − (${signed(constant)}) = ${radius ** 2}, so r = ${radius}.`,
      });
    }
    const right = point(g, f);
    return {
      question: `Where is the centre of the circle ${equation}?`,
      right,
      wrong: [
        point(-g, -f),
        point(2 * g, 2 * f),
        point(f, g),
        point(-2 * g, -2 * f),
        point(g, -f),
      ].filter((option) => option !== right),
      explanation: `The halves of the coefficients of x and y, with the other sign, are its coordinates: ${right}.`,
    };
  },
};

const tangentLength: Family = {
  name: 'length-of-tangent-to-circle',
  subject: MATHEMATICS,
  topic: PLANE,
  difficulty: 'Moderate',
  make(random) {
    const [radius, tangent, away] = random.pick(RIGHT_TRIANGLES);
    const [cx, cy] = [random.int(-5, 5), random.int(-5, 5)];
    const inner = RIGHT_TRIANGLES.filter(([, , length]) => length === away);
    const [dx, dy] =
      inner.length > 0 && random.int(0, 1) === 0 ? random.pick(inner) : ([away, 0] as const);
    const [x, y] = [cx + dx, cy + dy];
    const bracket = (letter: string, value: number): string =>
      value === 0 ? `${letter}²` : `(${letter} ${term(-value)})²`;
    return quantityItem({
      question: `How long are the tangents from the point ${point(x, y)} to the circle ${bracket('x', cx)} + ${bracket('y', cy)} = ${radius ** 2}?`,
      answer: tangent,
      unit: '',
      mistakes: [away, away - radius, radius, tangent ** 2, away + radius],
      explanation: `The point is ${away} from the centre ${point(cx, cy)}, the radius is ${radius}: √(${away}² − ${radius}²) = ${tangent}.`,
    });
  },
};

const parabolaFocus: Family = {
  name: 'parabola-focus-and-directrix',
  subject: MATHEMATICS,
  topic: PLANE,
  difficulty: 'Moderate',
  make(random) {
    const [h, k, a] = [random.int(-7, 7), random.int(-7, 7), random.int(1, 6)];
    if (h === 0 || k === 0 || h + a === 0) return this.make(random);
    const equation = `(y ${term(-k)})² = ${4 * a}(x ${term(-h)})`;
    if (random.int(0, 2) === 0) {
      return quantityItem({
        question: `How long is the latus rectum of the parabola y² ${term(-2 * k)}y ${term(k ** 2)} = ${4 * a}x ${term(-4 * a * h)}?`,
        answer: 4 * a,
        unit: '',
        mistakes: [a, 2 * a, 8 * a, Math.abs(4 * a * h)],
        explanation: `The equation is ${equation}, so the latus rectum is ${4 * a}.`,
      });
    }
    const right = point(h + a, k);
    return {
      question: `Where is the focus of the parabola ${equation}?`,
      right,
      wrong: [
        point(h - a, k),
        point(h, k + a),
        point(h + 4 * a, k),
        point(h, k),
        point(-h + a, -k),
      ].filter((option) => option !== right),
      explanation: `Its vertex is ${point(h, k)} and 4a = ${4 * a}; the focus lies a = ${a} to the right of the vertex: ${right}.`,
    };
  },
};

const conicEccentricity: Family = {
  name: 'eccentricity-of-conics',
  subject: MATHEMATICS,
  topic: PLANE,
  difficulty: 'Easy',
  make(random) {
    const [first, second, long] = random.pick(RIGHT_TRIANGLES);
    const scale = random.int(1, 3);
    const [p, q, r] = [first * scale, second * scale, long * scale];
    const isEllipse = random.int(0, 1) === 0;
    const equation = isEllipse
      ? `x²/${r ** 2} + y²/${q ** 2} = 1`
      : `x²/${p ** 2} − y²/${q ** 2} = 1`;
    const kind = isEllipse ? 'ellipse' : 'hyperbola';
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `How far apart are the foci of the ${kind} ${equation}?`,
        answer: isEllipse ? 2 * p : 2 * r,
        unit: '',
        mistakes: isEllipse ? [p, 2 * r, 2 * q, r] : [r, 2 * p, 2 * q, p],
        explanation: isEllipse
          ? `c² = ${r ** 2} − ${q ** 2} = ${p ** 2}, so the foci are 2c = ${2 * p} apart.`
          : `c² = ${p ** 2} + ${q ** 2} = ${r ** 2}, so the foci are 2c = ${2 * r} apart.`,
      });
    }
    const right = isEllipse ? fraction(p, r) : fraction(r, p);
    return {
      question: `What is the eccentricity of the ${kind} ${equation}?`,
      right,
      wrong: [
        isEllipse ? fraction(r, p) : fraction(p, r),
        fraction(q, isEllipse ? r : p),
        isEllipse ? fraction(p, q) : fraction(r, q),
        isEllipse ? fraction(q ** 2, r ** 2) : fraction(q ** 2, p ** 2),
      ].filter((option) => option !== right),
      explanation: isEllipse
        ? `c² = ${r ** 2} − ${q ** 2} = ${p ** 2}, and e = c ÷ a = ${p} ÷ ${r} = ${right}.`
        : `c² = ${p ** 2} + ${q ** 2} = ${r ** 2}, and e = c ÷ a = ${r} ÷ ${p} = ${right}.`,
    };
  },
};

export const coordinateFamilies: readonly Family[] = [
  pointToLine,
  parallelLines,
  perpendicularLines,
  triangleArea,
  circleFromEquation,
  tangentLength,
  parabolaFocus,
  conicEccentricity,
];
