import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { counted, figure, fraction } from '../../wording.ts';

const family = quantitative('Geometry');
const trigonometry = quantitative('Trigonometry');

const degrees = (value: number): string => `${figure(value)}°`;
const centimetres = (value: number): string => `${figure(value)} cm`;

const PYTHAGOREAN = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;

const triangleAngles = family('angles-in-ratio', 'Easy', (random) => {
  const [a, b, c] = random.pick([
    [2, 3, 4],
    [1, 2, 3],
    [2, 3, 5],
    [3, 4, 5],
    [1, 3, 5],
    [4, 5, 6],
    [3, 5, 7],
    [2, 5, 8],
    [5, 6, 7],
    [1, 4, 5],
    [2, 7, 9],
    [4, 5, 9],
    [3, 7, 10],
    [2, 3, 10],
  ] as const);
  const sum = a + b + c;
  const isExterior = random.int(0, 2) === 0;
  const [size, part] = random.pick([
    ['smallest', a],
    ['largest', c],
    ['middle', b],
  ] as const);
  const unit = 180 / sum;
  const angle = part * unit;
  const [x, y, z] = random.shuffle([a, b, c]) as [number, number, number];
  const answer = isExterior ? 180 - angle : angle;
  return numberItem(random, {
    question: `The angles of a triangle are in the ratio ${x} : ${y} : ${z}. How large is ${isExterior ? `the exterior angle beside the ${size} angle` : `the ${size} angle`}?`,
    right: answer,
    mistakes: [isExterior ? angle : 180 - angle, ...[a, b, c].map((value) => value * unit)].filter(
      (value) => value < 180,
    ),
    write: degrees,
    below: 180,
    explanation: `The angles add up to 180°, so one part is 180° ÷ ${sum} = ${unit}° and the ${size} angle is ${part} × ${unit}° = ${angle}°${isExterior ? `. The exterior angle beside it is 180° − ${angle}° = ${answer}°` : ''}.`,
  });
});

const exteriorAngle = family('exterior-angle', 'Easy', (random) => {
  const [first, second] = [random.int(25, 80), random.int(30, 85)];
  const exterior = first + second;
  const isExterior = random.int(0, 1) === 1;
  const side = random.pick(['BC', 'AB', 'AC']);
  const corners: Readonly<Record<string, readonly [string, string, string]>> = {
    BC: ['A', 'B', 'C'],
    AB: ['C', 'A', 'B'],
    AC: ['B', 'A', 'C'],
  };
  const [far = 'A', near = 'B', end = 'C'] = corners[side] ?? [];
  return isExterior
    ? numberItem(random, {
        question: `In triangle ABC the angle at ${far} is ${first}° and the angle at ${near} is ${second}°. The side ${side} is produced beyond ${end}. How large is the exterior angle at ${end}?`,
        right: exterior,
        mistakes: [180 - exterior, 180 - first, 180 - second, exterior + 10],
        write: degrees,
        below: 180,
        explanation: `An exterior angle equals the sum of the two interior angles opposite to it: ${first}° + ${second}° = ${exterior}°.`,
      })
    : numberItem(random, {
        question: `The side ${side} of triangle ABC is produced beyond ${end}. The exterior angle there is ${exterior}° and the angle at ${far} is ${first}°. How large is the angle at ${near}?`,
        right: second,
        mistakes: [180 - exterior, 180 - first, first, second + 10],
        write: degrees,
        below: 180,
        explanation: `The exterior angle equals the sum of the angles at ${far} and ${near}, so the angle at ${near} is ${exterior}° − ${first}° = ${second}°.`,
      });
});

const polygon = family('regular-polygon', 'Moderate', (random) => {
  const sides = random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40]);
  const exterior = 360 / sides;
  const interior = 180 - exterior;
  return random.pick([
    () =>
      numberItem(random, {
        question: `Each interior angle of a regular polygon is ${interior}°. How many sides has it?`,
        right: sides,
        mistakes: [sides - 2, sides + 2, sides / 2, sides * 2],
        explanation: `Each exterior angle is 180° − ${interior}° = ${exterior}°. The exterior angles add up to 360°, so there are 360 ÷ ${exterior} = ${sides} sides.`,
      }),
    () =>
      numberItem(random, {
        question: `How many diagonals has a convex polygon with ${sides} sides?`,
        right: (sides * (sides - 3)) / 2,
        mistakes: [sides * (sides - 3), (sides * (sides - 1)) / 2, (sides * (sides - 2)) / 2],
        explanation: `From each of the ${sides} corners go ${sides} − 3 = ${sides - 3} diagonals, and each is counted twice: ${sides} × ${sides - 3} ÷ 2 = ${(sides * (sides - 3)) / 2}.`,
      }),
    () =>
      numberItem(random, {
        question: `What is the sum of the interior angles of a polygon with ${sides} sides?`,
        right: (sides - 2) * 180,
        mistakes: [sides * 180, (sides - 1) * 180, (sides - 2) * 90, (sides - 3) * 180],
        write: degrees,
        explanation: `A polygon with ${sides} sides falls into ${sides - 2} triangles: ${sides - 2} × 180° = ${figure((sides - 2) * 180)}°.`,
      }),
    () =>
      numberItem(random, {
        question: `How large is each interior angle of a regular polygon with ${sides} sides?`,
        right: interior,
        mistakes: [exterior, interior - exterior, interior + exterior / 2, 360 - interior].filter(
          (value) => value < 180,
        ),
        write: degrees,
        below: 180,
        explanation: `Each exterior angle is 360° ÷ ${sides} = ${exterior}°, so each interior angle is 180° − ${exterior}° = ${interior}°.`,
      }),
  ])();
});

const chord = family('chord-and-centre', 'Moderate', (random) => {
  const [p, q, r] = random.pick(PYTHAGOREAN);
  const scale = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4]);
  const [first, second] = random.int(0, 1) === 1 ? [p, q] : [q, p];
  const [away, half, radius] = [first * scale, second * scale, r * scale];
  return random.int(0, 1) === 1
    ? numberItem(random, {
        question: `In a circle of radius ${radius} cm a chord is ${away} cm away from the centre. How long is the chord?`,
        right: 2 * half,
        mistakes: [half, 2 * (radius - away), radius + away, 2 * half + 2],
        write: centimetres,
        explanation: `The perpendicular from the centre halves the chord. Half of it is √(${radius}² − ${away}²) = ${half} cm, so the chord is ${2 * half} cm long.`,
      })
    : numberItem(random, {
        question: `A chord of ${2 * half} cm is drawn in a circle of radius ${radius} cm. How far is it from the centre?`,
        right: away,
        mistakes: [radius - half, half, away + 1, radius - away],
        write: centimetres,
        explanation: `The perpendicular from the centre halves the chord: half is ${half} cm. The distance is √(${radius}² − ${half}²) = ${away} cm.`,
      });
});

const tangent = family('tangent-length', 'Easy', (random) => {
  const [p, q, r] = random.pick(PYTHAGOREAN);
  const scale = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4]);
  const [first, second] = random.int(0, 1) === 1 ? [p, q] : [q, p];
  const [radius, length, distance] = [first * scale, second * scale, r * scale];
  return random.int(0, 1) === 1
    ? numberItem(random, {
        question: `A point is ${distance} cm from the centre of a circle of radius ${radius} cm. How long is the tangent from the point to the circle?`,
        right: length,
        mistakes: [distance - radius, distance + radius, length + 1, radius],
        write: centimetres,
        explanation: `The tangent is at right angles to the radius at the point of contact: √(${distance}² − ${radius}²) = ${length} cm.`,
      })
    : numberItem(random, {
        question: `From a point outside a circle of radius ${radius} cm the tangent to the circle is ${length} cm long. How far is the point from the centre?`,
        right: distance,
        mistakes: [radius + length, Math.abs(length - radius), distance + 1, distance - 1],
        write: centimetres,
        explanation: `The tangent is at right angles to the radius at the point of contact: √(${length}² + ${radius}²) = ${distance} cm.`,
      });
});

const similarTriangles = family('similar-triangles', 'Moderate', (random) => {
  const [a, b] = random.pick([
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 7],
    [1, 2],
    [4, 7],
    [5, 6],
  ] as const);
  const scale = random.int(2, 12);
  const areas = scale * a * a;
  const other = scale * b * b;
  const isArea = random.int(0, 1) === 1;
  const side = random.int(2, 12);
  return isArea
    ? numberItem(random, {
        question: `Two similar triangles have corresponding sides of ${a * side} cm and ${b * side} cm. The area of the smaller one is ${areas} cm². What is the area of the larger one?`,
        right: other,
        mistakes: [(areas * b) / a, other * 2, areas + b * side, (areas * b ** 3) / a ** 3],
        write: (value) => `${figure(value)} cm²`,
        explanation: `Areas of similar triangles are as the squares of corresponding sides: ${areas} × (${b * side}/${a * side})² = ${other} cm².`,
      })
    : numberItem(random, {
        question: `The areas of two similar triangles are ${areas} cm² and ${other} cm². A side of the smaller one is ${a * side} cm long. How long is the corresponding side of the larger one?`,
        right: b * side,
        mistakes: [(a * side * other) / areas, b * side + a, b * side - 1, a * side + b],
        write: centimetres,
        explanation: `Sides of similar triangles are as the square roots of the areas: ${a * side} × √(${other}/${areas}) = ${a * side} × ${b}/${a} = ${b * side} cm.`,
      });
});

const ladder = family('ladder-on-wall', 'Easy', (random) => {
  const [p, q, r] = random.pick(PYTHAGOREAN);
  const scale = random.pick([0.5, 1, 1.5, 2]);
  const [foot, top] = [Math.min(p, q) * scale, Math.max(p, q) * scale];
  const length = r * scale;
  const kind = random.pick(['length', 'height', 'foot'] as const);
  const write = (value: number): string => `${figure(value)} m`;
  const [thing, wall] = random.pick([
    ['ladder', 'wall'],
    ['plank', 'wall'],
    ['pole', 'building'],
  ] as const);
  if (length > 26) return NO_QUESTION;
  if (kind === 'length') {
    return numberItem(random, {
      question: `A ${thing} reaches ${top} m up a vertical ${wall} when its foot is ${foot} m from the ${wall}. How long is the ${thing}?`,
      right: length,
      mistakes: [top + foot, top + foot / 2, length + 1],
      write,
      explanation: `By the theorem of Pythagoras the length is √(${top}² + ${foot}²) = ${figure(length)} m.`,
    });
  }
  const [known, answer] = kind === 'height' ? [foot, top] : [top, foot];
  return numberItem(random, {
    question:
      kind === 'height'
        ? `A ${thing} ${length} m long leans against a vertical ${wall} with its foot ${foot} m from the ${wall}. How high does it reach?`
        : `A ${thing} ${length} m long reaches ${top} m up a vertical ${wall}. How far from the ${wall} is its foot?`,
    right: answer,
    mistakes: [length - known, answer + 1, answer - 1, (length + known) / 2],
    write,
    explanation: `By the theorem of Pythagoras it is √(${length}² − ${known}²) = ${figure(answer)} m.`,
  });
});

const ratioFromOne = trigonometry('one-ratio-from-another', 'Easy', (random) => {
  const [p, q, r] = random.pick([...PYTHAGOREAN, [28, 45, 53]]) as [number, number, number];
  const [opposite, adjacent] = random.int(0, 1) === 1 ? [p, q] : [q, p];
  const ratios: Readonly<Record<string, readonly [number, number]>> = {
    'sin θ': [opposite, r],
    'cos θ': [adjacent, r],
    'tan θ': [opposite, adjacent],
    'cosec θ': [r, opposite],
    'sec θ': [r, adjacent],
    'cot θ': [adjacent, opposite],
  };
  const [known, asked] = random.shuffle(Object.keys(ratios)) as [string, string];
  const [top, bottom] = ratios[known] ?? [1, 1];
  const [rightTop, rightBottom] = ratios[asked] ?? [1, 1];
  return {
    question: `If θ is an acute angle and ${known} = ${fraction(top, bottom)}, what is ${asked}?`,
    right: fraction(rightTop, rightBottom),
    wrong: random.shuffle(
      Object.values(ratios)
        .filter(([a, b]) => a * rightBottom !== b * rightTop)
        .map(([a, b]) => fraction(a, b)),
    ),
    explanation: `In a right-angled triangle with ${known} = ${top}/${bottom} the side opposite to θ is ${opposite}, the side beside it ${adjacent} and the hypotenuse ${r} (${opposite}² + ${adjacent}² = ${r}²). So ${asked} = ${fraction(rightTop, rightBottom)}.`,
  };
});

const elevation = trigonometry('angle-of-elevation', 'Moderate', (random) => {
  const base = random.int(5, 60);
  const [angle, wide] = random.pick([
    [30, true],
    [60, false],
    [45, true],
  ] as const);
  const thing = random.pick(['tower', 'building', 'tree', 'flagpole', 'lighthouse']);
  const surd = (value: number): string => (value === 1 ? '√3 m' : `${figure(value)}√3 m`);
  if (angle === 45) {
    const kite = 2 * base;
    return numberItem(random, {
      question: `The angle of elevation of the top of a ${thing} from a point on the ground ${kite} m away from its foot is 45°. How high is the ${thing}?`,
      right: kite,
      mistakes: [kite / 2, kite * 2, kite + 5],
      write: (value) => `${figure(value)} m`,
      explanation: `Height = distance × tan 45° = ${kite} × 1 = ${kite} m.`,
    });
  }
  const distance = wide ? 3 * base : base;
  const answer = base;
  return {
    question: `The angle of elevation of the top of a ${thing} from a point on the ground ${distance} m away from its foot is ${angle}°. How high is the ${thing}?`,
    right: surd(answer),
    wrong: wide
      ? [surd(distance), `${figure(distance / 2)} m`, surd(distance / 2), `${figure(base)} m`]
      : [`${figure(base * 2)} m`, surd(base * 2), `${figure(base * 3)} m`, surd(base * 3)],
    explanation: wide
      ? `Height = distance × tan 30° = ${distance} ÷ √3 = ${distance}√3 ÷ 3 = ${surd(answer)}.`
      : `Height = distance × tan 60° = ${distance} × √3 = ${surd(answer)}.`,
  };
});

const shadow = trigonometry('shadow-and-height', 'Easy', (random) => {
  const height = random.int(2, 12);
  const times = random.pick([0.5, 0.75, 1.25, 1.5, 2, 2.5]);
  const other = 4 * random.int(3, 20);
  const answer = other * times;
  const [first, second] = random.pick([
    ['pole', 'tower'],
    ['stick', 'tree'],
    ['post', 'temple'],
    ['flagpole', 'building'],
  ] as const);
  const small = height * times;
  return other <= height
    ? NO_QUESTION
    : numberItem(random, {
        question: `A ${first} ${counted(height, 'metre')} high casts a shadow of ${figure(small)} m. At the same time a ${second} casts a shadow of ${figure(answer)} m. How high is the ${second}?`,
        right: other,
        mistakes: [answer * times, answer + height, answer, other + 4],
        write: (value) => `${figure(value)} m`,
        explanation: `At the same time heights and shadows are in the same ratio: ${height}/${figure(small)} = height/${figure(answer)}, so the height is ${figure(answer)} × ${height} ÷ ${figure(small)} = ${other} m.`,
      });
});

export const geometryFamilies: readonly Family[] = [
  triangleAngles,
  exteriorAngle,
  polygon,
  chord,
  tangent,
  similarTriangles,
  ladder,
  ratioFromOne,
  elevation,
  shadow,
];
