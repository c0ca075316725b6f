import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { point, RIGHT_TRIANGLES } from './coordinates.ts';
import { coefficient, differClearly, rounded, signed, signedFraction, term } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const MATHEMATICS = 'Mathematics';

const SPACE = 'Three Dimensional Geometry';

const VECTORS = 'Vector Algebra';

const TRIGONOMETRY = 'Trigonometry';

/** Whole components and whole length. */
const DIRECTIONS = [
  [1, 2, 2, 3],
  [2, 1, 2, 3],
  [2, 2, 1, 3],
  [2, 3, 6, 7],
  [3, 6, 2, 7],
  [6, 2, 3, 7],
  [4, 4, 7, 9],
  [1, 4, 8, 9],
  [8, 4, 1, 9],
  [2, 6, 9, 11],
] as const;

const pointToPlane: Family = {
  name: 'distance-from-point-to-plane',
  subject: MATHEMATICS,
  topic: SPACE,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, length] = random.pick(DIRECTIONS);
    const [x, y, z, distance] = [
      random.int(-4, 5),
      random.int(-4, 5),
      random.int(-4, 5),
      random.int(1, 7),
    ];
    const constant = distance * length - a * x + b * y - c * z;
    if (constant === 0) return this.make(random);
    return quantityItem({
      question: `How far is the point ${point(x, y, z)} from the plane ${coefficient(a)}x − ${coefficient(b)}y + ${coefficient(c)}z ${term(constant)} = 0?`,
      answer: distance,
      unit: '',
      mistakes: [
        distance * length,
        Math.abs(constant) / length,
        (distance * length) / (a + b + c),
        distance * 2,
        (distance * length) / length ** 2,
      ],
      explanation: `d = |${a} × (${signed(x)}) − ${b} × (${signed(y)}) + ${c} × (${signed(z)}) ${term(constant)}| ÷ √(${a}² + ${b}² + ${c}²) = ${distance * length} ÷ ${length} = ${distance}.`,
    });
  },
};

const directionCosines: Family = {
  name: 'direction-cosines-and-distance',
  subject: MATHEMATICS,
  topic: SPACE,
  difficulty: 'Easy',
  make(random) {
    const [a, b, c, length] = random.pick(DIRECTIONS);
    const [x, y, z] = [random.int(-5, 6), random.int(-5, 6), random.int(-5, 6)];
    const end = [x + a, y - b, z + c];
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `What is the distance between the points ${point(x, y, z)} and ${point(...end)}?`,
        answer: length,
        unit: '',
        mistakes: [a + b + c, length ** 2, Math.hypot(a, b), Math.hypot(a, c), length + 2],
        explanation: `√(${a}² + ${b}² + ${c}²) = √${length ** 2} = ${length}.`,
      });
    }
    const axis = random.pick(['x', 'z'] as const);
    const own = axis === 'x' ? a : c;
    const right = fraction(own, length);
    return {
      question: `What is the cosine of the angle that the line from ${point(x, y, z)} to ${point(...end)} makes with the positive ${axis}-axis?`,
      right,
      wrong: [
        fraction(b, length),
        fraction(axis === 'x' ? c : a, length),
        fraction(own, a + b + c),
        fraction(own, length ** 2),
        signedFraction(-own, length),
      ].filter((option) => option !== right),
      explanation: `The line has the direction ${point(a, -b, c)} of length ${length}, so the cosine is ${own} ÷ ${length}${right === `${own}/${length}` ? '' : ` = ${right}`}.`,
    };
  },
};

const lineMeetsPlane: Family = {
  name: 'line-meets-plane',
  subject: MATHEMATICS,
  topic: SPACE,
  difficulty: 'Hard',
  make(random) {
    const [x, y, z] = [random.int(-4, 4), random.int(-4, 4), random.int(-4, 4)];
    const [u, v, w] = [random.int(1, 4), random.int(1, 4), random.int(1, 4)];
    const [a, b, c, step] = [
      random.int(1, 3),
      random.int(1, 3),
      random.int(1, 3),
      random.pick([-3, -2, 2, 3, 4]),
    ];
    const at = [x + step * u, y + step * v, z + step * w] as const;
    const total = a * at[0] + b * at[1] + c * at[2];
    const bracket = (letter: string, start: number, direction: number): string => {
      const top = start === 0 ? letter : `${letter} ${term(-start)}`;
      return direction === 1 ? top : `${start === 0 ? top : `(${top})`}/${direction}`;
    };
    const right = point(...at);
    const move = (steps: number): string => point(x + steps * u, y + steps * v, z + steps * w);
    return {
      question: `Where does the line ${bracket('x', x, u)} = ${bracket('y', y, v)} = ${bracket('z', z, w)} meet the plane ${coefficient(a)}x + ${coefficient(b)}y + ${coefficient(c)}z = ${signed(total)}?`,
      right,
      wrong: [move(-step), move(step - 1), move(step + 1), move(0)].filter(
        (option) => option !== right,
      ),
      explanation: `Its points are (${signed(x)} + ${coefficient(u)}t, ${signed(y)} + ${coefficient(v)}t, ${signed(z)} + ${coefficient(w)}t). In the plane that gives ${signed(a * x + b * y + c * z)} + ${a * u + b * v + c * w}t = ${signed(total)}, so t = ${signed(step)} and the point is ${right}.`,
    };
  },
};

function vector(a: number, b: number, c: number): string {
  const terms = [
    [a, 'i'],
    [b, 'j'],
    [c, 'k'],
  ] as const;
  return terms
    .filter(([value]) => value !== 0)
    .map(([value, letter], place) => {
      const size = Math.abs(value) === 1 ? '' : String(Math.abs(value));
      if (place === 0) return `${value < 0 ? '−' : ''}${size}${letter}`;
      return ` ${value < 0 ? '−' : '+'} ${size}${letter}`;
    })
    .join('');
}

const perpendicularVectors: Family = {
  name: 'perpendicular-vectors',
  subject: MATHEMATICS,
  topic: VECTORS,
  difficulty: 'Easy',
  make(random) {
    const [a, b, c, d, e] = [
      random.int(1, 6),
      random.int(-6, 6),
      random.int(1, 6),
      random.int(-6, 6),
      random.int(-6, 6),
    ];
    // (a, b, c)·(d, e, λ) = 0
    const rest = a * d + b * e;
    if (rest % c !== 0 || rest === 0 || b === 0 || d === 0 || e === 0) return this.make(random);
    const answer = -rest / c;
    return countItem({
      question: `For what λ is the vector ${vector(d, e, 0)} + λk perpendicular to ${vector(a, b, c)}?`,
      answer,
      unit: '',
      mistakes: [-answer, -rest, (a * d - b * e) / c, answer + 1, answer * c],
      explanation: `The scalar product has to vanish: ${signed(a * d)} ${term(b * e)} + ${coefficient(c)}λ = 0, so λ = ${signed(answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const projection: Family = {
  name: 'projection-of-vector',
  subject: MATHEMATICS,
  topic: VECTORS,
  difficulty: 'Moderate',
  make(random) {
    const [u, v, w, length] = random.pick(DIRECTIONS);
    const [a, b, c] = [random.int(-5, 7), random.int(-5, 7), random.int(-5, 7)];
    const dot = a * u + b * v - c * w;
    if (dot <= 0 || a === 0 || b === 0 || c === 0) return this.make(random);
    const right = fraction(dot, length);
    const wrong = [
      fraction(dot, length ** 2),
      String(dot),
      fraction(Math.abs(a * u + b * v + c * w) || 2, length),
      fraction(dot, u + v + w),
      fraction(dot + 1, length),
    ];
    return {
      question: `What is the length of the projection of ${vector(a, b, c)} on ${vector(u, v, -w)}?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `The scalar product is ${signed(a * u)} ${term(b * v)} ${term(-c * w)} = ${dot}, and the second vector has the length ${length}: ${dot} ÷ ${length}${right === `${dot}/${length}` ? '' : ` = ${right}`}.`,
    };
  },
};

const tripleProduct: Family = {
  name: 'volume-by-triple-product',
  subject: MATHEMATICS,
  topic: VECTORS,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, d, e, f, g, h, i] = Array.from({ length: 9 }, () => random.int(-3, 4)) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const hasZero = [
      [a, b, c],
      [d, e, f],
      [g, h, i],
    ].some((row) => row.filter((value) => value === 0).length > 1);
    const volume = Math.abs(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g));
    if (hasZero || volume < 3) return this.make(random);
    return countItem({
      question: `What is the volume of the parallelepiped with the edges ${vector(a, b, c)}, ${vector(d, e, f)} and ${vector(g, h, i)}?`,
      answer: volume,
      unit: '',
      mistakes: [
        Math.abs(a * (e * i - f * h) + b * (d * i - f * g) + c * (d * h - e * g)),
        volume / 6,
        volume * 2,
        volume / 2,
        Math.abs(a * e * i + b * f * g + c * d * h),
        volume + 2,
      ],
      explanation: `It is the absolute value of the scalar triple product, that is of the determinant of the components: ${volume}.`,
    });
  },
};

const productsOfVectors: Family = {
  name: 'products-of-vectors',
  subject: MATHEMATICS,
  topic: VECTORS,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(2, 15), random.int(2, 15)];
    const { angle, sine, cosine } = random.pick(ANGLES);
    if (random.int(0, 1) === 0) {
      const answer = rounded(first * second * cosine, 3);
      return quantityItem({
        question: `Vectors of magnitude ${first} and ${second} make an angle of ${angle}°. What is their scalar product?`,
        answer,
        unit: '',
        mistakes: [first * second, first * second * sine, -answer, answer * 2, first + second],
        explanation: `a·b = ${first} × ${second} × cos ${angle}° = ${signed(answer)}.`,
        write: signed,
        signs: 'any',
      });
    }
    const square = first ** 2 + second ** 2 + 2 * first * second * cosine;
    return quantityItem({
      question: `Vectors a and b of magnitude ${first} and ${second} make an angle of ${angle}°. What is |a + b|²?`,
      answer: square,
      unit: '',
      mistakes: [
        first ** 2 + second ** 2 - 2 * first * second * cosine,
        first ** 2 + second ** 2,
        (first + second) ** 2,
        first ** 2 + second ** 2 + first * second * cosine,
      ],
      explanation: `|a + b|² = ${first}² + ${second}² + 2 × ${first} × ${second} × cos ${angle}° = ${figure(square)}.`,
    });
  },
};

const ANGLES = [
  { angle: 60, sine: Math.sqrt(3) / 2, cosine: 0.5 },
  { angle: 120, sine: Math.sqrt(3) / 2, cosine: -0.5 },
] as const;

const sumOfSineAndCosine: Family = {
  name: 'greatest-value-of-sine-and-cosine',
  subject: MATHEMATICS,
  topic: TRIGONOMETRY,
  difficulty: 'Easy',
  make(random) {
    const [a, b, length] = random.pick(RIGHT_TRIANGLES);
    const constant = random.int(-12, 20);
    const isGreatest = random.int(0, 1) === 0;
    const answer = constant + (isGreatest ? length : -length);
    const sign = random.pick(['+', '−']);
    if (constant === 0 || answer === 0) return this.make(random);
    return countItem({
      question: `What is the ${isGreatest ? 'greatest' : 'least'} value of ${a} sin x ${sign} ${b} cos x ${term(constant)}?`,
      answer,
      unit: '',
      mistakes: [
        constant + (isGreatest ? a + b : -a - b),
        isGreatest ? length : -length,
        constant + (isGreatest ? -length : length),
        constant + (isGreatest ? a : -a),
        constant + (isGreatest ? 1 : -1) * length ** 2,
      ],
      explanation: `${a} sin x ${sign} ${b} cos x runs from −√(${a}² + ${b}²) = −${length} to ${length}; so the ${isGreatest ? 'greatest' : 'least'} value is ${signed(constant)} ${isGreatest ? '+' : '−'} ${length} = ${signed(answer)}.`,
      write: signed,
      signs: 'any',
    });
  },
};

const tangentOfSum: Family = {
  name: 'tangent-of-sum',
  subject: MATHEMATICS,
  topic: TRIGONOMETRY,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c, d] = [random.int(1, 5), random.int(2, 9), random.int(1, 5), random.int(2, 9)];
    const isSum = random.int(0, 1) === 0;
    const top = isSum ? a * d + c * b : a * d - c * b;
    const bottom = isSum ? b * d - a * c : b * d + a * c;
    const isReduced = fraction(a, b) === `${a}/${b}` && fraction(c, d) === `${c}/${d}`;
    if (top <= 0 || bottom <= 0 || !isReduced) return this.make(random);
    const right = fraction(top, bottom);
    const wrong = [
      fraction(top, isSum ? b * d + a * c : Math.abs(b * d - a * c) || 1),
      fraction(top, b * d),
      fraction(bottom, top),
      fraction(a + c, b + d),
      fraction(a * c, b * d),
    ];
    return {
      question: `tan A = ${a}/${b} and tan B = ${c}/${d}. What is tan (A ${isSum ? '+' : '−'} B)?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => differClearly(option, right)),
      explanation: `tan (A ${isSum ? '+' : '−'} B) = (tan A ${isSum ? '+' : '−'} tan B)/(1 ${isSum ? '−' : '+'} tan A tan B) = ${top} ÷ ${bottom}${right === `${top}/${bottom}` ? '' : ` = ${right}`}, both parts taken times ${b * d}.`,
    };
  },
};

export const vectorFamilies: readonly Family[] = [
  directionCosines,
  pointToPlane,
  lineMeetsPlane,
  perpendicularVectors,
  projection,
  productsOfVectors,
  tripleProduct,
  sumOfSineAndCosine,
  tangentOfSum,
];
