import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { counted, figure, rupees } from '../../wording.ts';

const family = quantitative('Mensuration');

const unit =
  (name: string) =>
  (value: number): string =>
    `${figure(value)} ${name}`;

const PYTHAGOREAN = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

const pathAround = family('path-around-garden', 'Moderate', (random) => {
  const [length, breadth] = [random.int(30, 80), random.int(15, 29)];
  const width = random.int(2, 5);
  const isOutside = random.int(0, 1) === 1;
  const step = isOutside ? 2 * width : -2 * width;
  const other = (length + step) * (breadth + step);
  const area = Math.abs(other - length * breadth);
  const [large, small] = isOutside ? [other, length * breadth] : [length * breadth, other];
  return numberItem(random, {
    question: `A rectangular garden is ${length} m long and ${breadth} m wide. A path ${width} m wide runs all around it, ${isOutside ? 'outside' : 'inside'} its boundary. What is the area of the path?`,
    right: area,
    mistakes: [
      2 * width * (length + breadth),
      Math.abs((length + step / 2) * (breadth + step / 2) - length * breadth),
      area + 4 * width,
    ],
    write: unit('m²'),
    explanation: `With both sides ${isOutside ? 'lengthened' : 'shortened'} by 2 × ${width} m the ${isOutside ? 'outer' : 'inner'} rectangle is ${length + step} m by ${breadth + step} m. Path = ${figure(large)} − ${figure(small)} = ${figure(area)} m².`,
  });
});

const circle = family('circle-measures', 'Easy', (random) => {
  const radius = 7 * random.int(1, 15);
  const [around, area] = [(44 * radius) / 7, (22 * radius * radius) / 7];
  return random.pick([
    () =>
      numberItem(random, {
        question: `The circumference of a circle is ${around} cm. What is its area? (π = 22/7)`,
        right: area,
        mistakes: [area * 2, area / 2, area * 4, around * radius],
        write: unit('cm²'),
        explanation: `The radius is ${around} × 7/44 = ${radius} cm. The area is 22/7 × ${radius}² = ${figure(area)} cm².`,
      }),
    () =>
      numberItem(random, {
        question: `The area of a circle is ${figure(area)} cm². What is its circumference? (π = 22/7)`,
        right: around,
        mistakes: [around / 2, around * 2, around + radius],
        write: unit('cm'),
        explanation: `r² = ${figure(area)} × 7/22 = ${figure(radius * radius)}, so r = ${radius} cm. The circumference is 2 × 22/7 × ${radius} = ${figure(around)} cm.`,
      }),
    () => {
      const turns = 50 * random.int(2, 20);
      const metres = (around * turns) / 100;
      return numberItem(random, {
        question: `A wheel has a radius of ${radius} cm. What distance does it cover in ${turns} turns? (π = 22/7)`,
        right: metres,
        mistakes: [metres / 2, metres * 2, (radius * turns) / 100, (area * turns) / 10_000],
        write: unit('m'),
        explanation: `In a turn the wheel covers its circumference, 2 × 22/7 × ${radius} = ${around} cm. In ${turns} turns that is ${figure(around * turns)} cm = ${figure(metres)} m.`,
      });
    },
  ])();
});

const wireBent = family('wire-bent-anew', 'Moderate', (random) => {
  const radius = 7 * random.int(1, 12);
  const around = (44 * radius) / 7;
  const area = (22 * radius * radius) / 7;
  const side = around / 4;
  const length = Math.round((around / 2) * (random.int(52, 70) / 100));
  const breadth = around / 2 - length;
  const rod = random.pick(['wire', 'metal strip', 'thin rod']);
  return random.pick([
    () =>
      numberItem(random, {
        question: `A ${rod} is bent into a rectangle of ${length} cm by ${breadth} cm. If it is bent into a circle instead, what area does it enclose? (π = 22/7)`,
        right: area,
        mistakes: [length * breadth, area / 2, area * 2, area * 4],
        write: unit('cm²'),
        explanation: `The ${rod} is 2 × (${length} + ${breadth}) = ${around} cm long. As a circle: r = ${around} × 7/44 = ${radius} cm, and the area is 22/7 × ${radius}² = ${figure(area)} cm².`,
      }),
    () =>
      numberItem(random, {
        question: `A ${rod} bent into a square encloses ${figure(side * side)} cm². If it is bent into a circle instead, what area does it enclose? (π = 22/7)`,
        right: area,
        mistakes: [side * side, (22 * side * side) / 7, area / 2, area * 2],
        write: unit('cm²'),
        explanation: `The side of the square is √${figure(side * side)} = ${side} cm, so the ${rod} is ${around} cm long. As a circle: r = ${around} × 7/44 = ${radius} cm, and the area is 22/7 × ${radius}² = ${figure(area)} cm².`,
      }),
    () =>
      numberItem(random, {
        question: `A ${rod} forms a circle of radius ${radius} cm. If it is bent into a square, what is the area of the square? (π = 22/7)`,
        right: side * side,
        mistakes: [area, radius * radius, (side * side) / 4, side * side * 2],
        write: unit('cm²'),
        explanation: `The ${rod} is 2 × 22/7 × ${radius} = ${around} cm long. Each side of the square is ${around} ÷ 4 = ${side} cm, and the area is ${side}² = ${figure(side * side)} cm².`,
      }),
  ])();
});

const heronTriangle = family('triangle-from-sides', 'Moderate', (random) => {
  const [a, b, c] = random.pick([
    [13, 14, 15],
    [5, 5, 6],
    [5, 5, 8],
    [10, 13, 13],
    [13, 13, 24],
    [15, 15, 18],
    [17, 17, 16],
    [9, 10, 17],
    [7, 15, 20],
    [10, 17, 21],
    [11, 13, 20],
    [12, 17, 25],
    [17, 25, 26],
    [13, 20, 21],
    [25, 25, 14],
  ] as const);
  const scale = random.int(1, 10);
  const [x, y, z] = random.shuffle([a * scale, b * scale, c * scale]) as [number, number, number];
  const half = (x + y + z) / 2;
  const area = Math.sqrt(half * (half - x) * (half - y) * (half - z));
  const place = random.pick(['triangle', 'triangular field', 'triangular plot']);
  const length = place === 'triangle' ? 'cm' : 'm';
  return numberItem(random, {
    question: `The sides of a ${place} are ${x} ${length}, ${y} ${length} and ${z} ${length}. What is its area?`,
    right: Math.round(area),
    mistakes: [area * 2, (x * y) / 2, area / 2, (y * z) / 2],
    write: unit(`${length}²`),
    explanation: `Half the perimeter is s = ${figure(half)} ${length}. By Heron’s formula the area is √(${figure(half)} × ${figure(half - x)} × ${figure(half - y)} × ${figure(half - z)}) = ${figure(Math.round(area))} ${length}².`,
  });
});

const rhombus = family('rhombus', 'Moderate', (random) => {
  const [p, q, r] = random.pick(PYTHAGOREAN);
  const scale = random.int(1, 9);
  const [first, second, side] = [2 * p * scale, 2 * q * scale, r * scale];
  const area = (first * second) / 2;
  const [shown, other] = random.shuffle([first, second]) as [number, number];
  return random.pick([
    () =>
      numberItem(random, {
        question: `The diagonals of a rhombus are ${shown} cm and ${other} cm. What is its perimeter?`,
        right: 4 * side,
        mistakes: [2 * (first + second), first + second, 2 * side, 4 * side + 8],
        write: unit('cm'),
        explanation: `The diagonals halve each other at right angles, so a side is √(${shown / 2}² + ${other / 2}²) = ${side} cm and the perimeter 4 × ${side} = ${4 * side} cm.`,
      }),
    () =>
      numberItem(random, {
        question: `A rhombus has a side of ${side} cm and one diagonal of ${shown} cm. What is its area?`,
        right: area,
        mistakes: [area * 2, side * side, (side * shown) / 2, area / 2],
        write: unit('cm²'),
        explanation: `Half the other diagonal is √(${side}² − ${shown / 2}²) = ${other / 2} cm, so it is ${other} cm long. The area is ${shown} × ${other} ÷ 2 = ${figure(area)} cm².`,
      }),
  ])();
});

const fourWalls = family('four-walls', 'Easy', (random) => {
  const [length, breadth, height] = [random.int(5, 15), random.int(3, 10), random.int(3, 5)];
  const rate = 5 * random.int(3, 24);
  const area = 2 * height * (length + breadth);
  return breadth >= length || breadth * 2 < length
    ? NO_QUESTION
    : numberItem(random, {
        question: `A room is ${length} m long, ${breadth} m wide and ${height} m high. What does it cost to paint its four walls at ${rupees(rate)} per m², ignoring doors and windows?`,
        right: area * rate,
        mistakes: [
          (area / 2) * rate,
          (area + length * breadth) * rate,
          length * breadth * height * rate,
          (area + 2 * length * breadth) * rate,
        ],
        write: rupees,
        explanation: `The four walls have 2 × (${length} + ${breadth}) × ${height} = ${area} m². At ${rupees(rate)} per m² that costs ${rupees(area * rate)}.`,
      });
});

const cylinder = family('cylinder-measures', 'Easy', (random) => {
  const radius = random.pick([3.5, 7, 10.5, 14, 21]);
  const height = random.int(4, 40);
  const volume = (22 / 7) * radius * radius * height;
  const curved = (44 / 7) * radius * height;
  const isVolume = random.int(0, 1) === 1;
  return isVolume
    ? numberItem(random, {
        question: `A cylinder has a radius of ${radius} cm and a height of ${height} cm. What is its volume? (π = 22/7)`,
        right: volume,
        mistakes: [volume / 3, curved, volume * 2, volume * 4],
        write: unit('cm³'),
        explanation: `Volume = πr²h = 22/7 × ${radius} × ${radius} × ${height} = ${figure(volume)} cm³.`,
      })
    : numberItem(random, {
        question: `A cylinder has a radius of ${radius} cm and a height of ${height} cm. What is its curved surface area? (π = 22/7)`,
        right: curved,
        mistakes: [curved / 2, curved + (44 / 7) * radius * radius, volume, curved * 2],
        write: unit('cm²'),
        explanation: `Curved surface = 2πrh = 2 × 22/7 × ${radius} × ${height} = ${figure(curved)} cm².`,
      });
});

const cone = family('cone-measures', 'Moderate', (random) => {
  if (random.int(0, 1) === 1) {
    const [radius, height, slant] = random.pick([
      [7, 24, 25],
      [21, 20, 29],
      [21, 28, 35],
      [14, 48, 50],
      [28, 21, 35],
      [35, 12, 37],
      [3.5, 12, 12.5],
      [10.5, 14, 17.5],
      [28, 45, 53],
      [35, 84, 91],
      [21, 72, 75],
      [42, 56, 70],
      [56, 33, 65],
      [10.5, 36, 37.5],
      [17.5, 6, 18.5],
      [42, 40, 58],
    ] as const);
    const curved = (22 / 7) * radius * slant;
    const thing = random.pick(['conical cap', 'paper cone']);
    return numberItem(random, {
      question: `A ${thing} has a base radius of ${radius} cm and a height of ${height} cm. What is its curved surface area? (π = 22/7)`,
      right: curved,
      mistakes: [(22 / 7) * radius * height, curved * 2, curved + (22 / 7) * radius * radius],
      write: unit('cm²'),
      explanation: `The slant height is √(${radius}² + ${height}²) = ${slant} cm. Curved surface = πrl = 22/7 × ${radius} × ${slant} = ${figure(curved)} cm².`,
    });
  }
  const [thing, measure] = random.pick([
    ['cone', 'cm'],
    ['conical vessel', 'cm'],
    ['conical tent', 'm'],
    ['conical heap of grain', 'm'],
  ] as const);
  const radius = measure === 'm' ? random.pick([3.5, 7, 10.5]) : random.pick([3.5, 7, 14, 21, 28]);
  const height = 3 * random.int(1, measure === 'm' ? 4 : 12);
  const volume = (22 / 21) * radius * radius * height;
  return numberItem(random, {
    question: `A ${thing} has a base radius of ${radius} ${measure} and a height of ${height} ${measure}. What is its volume? (π = 22/7)`,
    right: volume,
    mistakes: [volume * 3, volume * 2, volume / 2, (22 / 21) * radius * height * height],
    write: unit(`${measure}³`),
    explanation: `Volume = πr²h/3 = 22/7 × ${radius} × ${radius} × ${height} ÷ 3 = ${figure(volume)} ${measure}³.`,
  });
});

const melted = family('melted-and-recast', 'Hard', (random) => {
  const small = random.int(1, 6);
  const times = random.int(3, 12);
  const metal = random.pick(['metal', 'lead', 'wax', 'brass', 'copper']);
  const kind = random.pick(['balls', 'cubes', 'cylinder'] as const);
  if (kind === 'cylinder') {
    const radius = random.int(2, 9) * 3;
    const bottom = random.pick([radius / 3, (2 * radius) / 3, radius, radius * 2]);
    const height = (4 * radius ** 3) / (3 * bottom * bottom);
    return !Number.isInteger(height)
      ? NO_QUESTION
      : numberItem(random, {
          question: `A ${metal} sphere of radius ${radius} cm is melted and cast into a cylinder of base radius ${bottom} cm. How high is the cylinder?`,
          right: height,
          mistakes: [height * 3, height / 2, height * 2, (4 * radius) / 3],
          write: unit('cm'),
          explanation: `The volume stays: 4/3 × π × ${radius}³ = π × ${bottom}² × h, so h = 4 × ${radius ** 3} ÷ (3 × ${bottom * bottom}) = ${figure(height)} cm.`,
        });
  }
  const answer = times ** 3;
  const [solid, pieces, measure] =
    kind === 'balls' ? ['sphere', 'spheres', 'radius'] : ['cube', 'cubes', 'edge'];
  return numberItem(random, {
    question: `A ${metal} ${solid} of ${measure} ${small * times} cm is melted and cast into ${pieces} of ${measure} ${small} cm. How many ${pieces} are obtained?`,
    right: answer,
    mistakes: [times ** 2, (times + 1) ** 3, (times - 1) ** 3, answer / 2, 3 * times],
    write: (value) => counted(value, solid),
    explanation: `Volumes of ${pieces} are as the cubes of their ${measure === 'radius' ? 'radii' : 'edges'}: (${small * times}/${small})³ = ${times}³ = ${figure(answer)}.`,
  });
});

const tankRise = family('water-level-rise', 'Moderate', (random) => {
  const [length, breadth] = [10 * random.int(4, 20), 10 * random.int(3, 15)];
  const edge = 10 * random.int(1, 3);
  const rise = edge ** 3 / (length * breadth);
  const counts = Array.from({ length: 24 }, (_, index) => index + 2).filter(
    (cubes) => Number.isInteger(Math.round(rise * cubes * 1e6) / 1e5) && rise * cubes <= 40,
  );
  if (counts.length === 0 || breadth > length) return NO_QUESTION;
  const count = random.pick(counts);
  const answer = rise * count;
  return rise * count < 0.2
    ? NO_QUESTION
    : numberItem(random, {
        question: `A tank has a base of ${length} cm by ${breadth} cm and is half full of water. ${count} solid cubes of edge ${edge} cm sink in it completely without making it overflow. By how much does the water level rise?`,
        right: answer,
        mistakes: [answer * 2, answer / 2, (count * edge * edge) / (length + breadth), answer + 1],
        write: unit('cm'),
        explanation: `The cubes push away ${count} × ${edge}³ = ${figure(count * edge ** 3)} cm³ of water, which spreads over ${length} × ${breadth} = ${figure(length * breadth)} cm²: ${figure(count * edge ** 3)} ÷ ${figure(length * breadth)} = ${figure(answer)} cm.`,
      });
});

const scaleChange = family('change-of-side-and-area', 'Easy', (random) => {
  const percent = 5 * random.int(1, 12);
  const isRise = random.int(0, 1) === 1;
  const factor = isRise ? 100 + percent : 100 - percent;
  const answer = Math.abs(factor ** 2 / 100 - 100);
  const [shape, sides, asked] = random.pick([
    ['square', 'each side', 'area'],
    ['circle', 'the radius', 'area'],
    ['cube', 'each edge', 'surface area'],
    ['sphere', 'the radius', 'surface area'],
    ['equilateral triangle', 'each side', 'area'],
  ] as const);
  return percent === 50 && !isRise
    ? NO_QUESTION
    : numberItem(random, {
        question: `If ${sides} of ${shape.startsWith('e') ? 'an' : 'a'} ${shape} is ${isRise ? 'increased' : 'decreased'} by ${percent}%, by what percent does its ${asked} ${isRise ? 'increase' : 'decrease'}?`,
        right: answer,
        mistakes: [percent, 2 * percent, percent ** 2 / 100 + percent, answer + 5],
        below: isRise ? Infinity : 100,
        write: (value) => `${figure(value)}%`,
        explanation: `The ${asked} changes with the square of the length: (${factor}/100)² = ${figure(factor ** 2)}/10,000, that is ${figure(factor ** 2 / 100)}% of what it was. It ${isRise ? 'increases' : 'decreases'} by ${figure(answer)}%.`,
      });
});

export const mensurationFamilies: readonly Family[] = [
  pathAround,
  circle,
  wireBent,
  heronTriangle,
  rhombus,
  fourWalls,
  cylinder,
  cone,
  melted,
  tankRise,
  scaleChange,
];
