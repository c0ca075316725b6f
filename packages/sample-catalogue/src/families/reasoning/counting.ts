import { reasoning } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { counted, figure } from '../../wording.ts';

const venn = reasoning('Venn Diagrams');
const cubes = reasoning('Cubes and Dice');
const matrices = reasoning('Missing Number');

const PAIRS = [
  ['tea', 'coffee', 'drink'],
  ['cricket', 'football', 'play'],
  ['Hindi', 'English', 'speak'],
  ['Physics', 'Chemistry', 'study'],
  ['novels', 'poems', 'read'],
] as const;

const twoSets = venn('two-overlapping-groups', 'Easy', (random) => {
  const [one, other, verb] = random.pick(PAIRS);
  const [onlyOne, both, onlyOther, neither] = [
    random.int(12, 60),
    random.int(5, 30),
    random.int(12, 60),
    random.int(3, 25),
  ];
  const total = onlyOne + both + onlyOther + neither;
  const [first, second] = [onlyOne + both, both + onlyOther];
  return random.pick([
    () =>
      numberItem(random, {
        question: `Of ${total} people, ${first} ${verb} ${one}, ${second} ${verb} ${other} and ${both} ${verb} both. How many ${verb} neither?`,
        right: neither,
        mistakes: [neither + both, both, Math.abs(total - first - second), neither + 5],
        explanation: `${first} + ${second} − ${both} = ${total - neither} ${verb} at least one of them, because those who ${verb} both are counted twice in the sum. ${total} − ${total - neither} = ${neither} ${verb} neither.`,
      }),
    () =>
      numberItem(random, {
        question: `Of ${total} people, ${first} ${verb} ${one}, ${second} ${verb} ${other} and ${neither} ${verb} neither. How many ${verb} both?`,
        right: both,
        mistakes: [
          both + neither,
          Math.abs(first - second),
          Math.abs(first + second - total),
          both + 5,
        ],
        explanation: `${total} − ${neither} = ${total - neither} ${verb} at least one of them. ${first} + ${second} − ${total - neither} = ${both} are counted twice in the sum, so they ${verb} both.`,
      }),
    () =>
      numberItem(random, {
        question: `Of ${total} people, ${first} ${verb} ${one}, ${second} ${verb} ${other}, ${both} ${verb} both and ${neither} ${verb} neither. How many ${verb} exactly one of the two?`,
        right: onlyOne + onlyOther,
        mistakes: [first + second, total - neither, onlyOne, onlyOther],
        explanation: `Only ${one}: ${first} − ${both} = ${onlyOne}. Only ${other}: ${second} − ${both} = ${onlyOther}. Together ${onlyOne + onlyOther}.`,
      }),
  ])();
});

const threeSets = venn('three-overlapping-groups', 'Hard', (random) => {
  const [a, b, c, verb] = random.pick([
    ['tea', 'coffee', 'milk', 'drink'],
    ['cricket', 'hockey', 'football', 'play'],
    ['Hindi', 'Tamil', 'Bengali', 'speak'],
    ['Physics', 'Chemistry', 'Biology', 'study'],
  ] as const);
  const [oa, ob, oc] = [random.int(8, 30), random.int(8, 30), random.int(8, 30)];
  const [ab, bc, ca, all] = [
    random.int(3, 12),
    random.int(3, 12),
    random.int(3, 12),
    random.int(2, 9),
  ];
  const [A, B, C] = [oa + ab + ca + all, ob + ab + bc + all, oc + bc + ca + all];
  const union = oa + ob + oc + ab + bc + ca + all;
  const isUnion = random.int(0, 1) === 1;
  const stem = `In a group everyone ${verb === 'study' ? 'studies' : `${verb}s`} at least one of ${a}, ${b} and ${c}: ${A} ${verb} ${a}, ${B} ${verb} ${b} and ${C} ${verb} ${c}; ${ab + all} ${verb} ${a} and ${b}, ${bc + all} ${verb} ${b} and ${c}, ${ca + all} ${verb} ${a} and ${c}, and ${all} ${verb} all three.`;
  return isUnion
    ? numberItem(random, {
        question: `${stem} How many people are there in the group?`,
        right: union,
        mistakes: [A + B + C, union - all, A + B + C - (ab + bc + ca + 3 * all), union - 2 * all],
        explanation: `${A} + ${B} + ${C} − ${ab + all} − ${bc + all} − ${ca + all} + ${all} = ${union}: those with two are counted twice and taken away once, those with all three are added again.`,
      })
    : numberItem(random, {
        question: `${stem} How many ${verb} only ${a}?`,
        right: oa,
        mistakes: [A - ab - ca - 2 * all, A - ab, oa + all, A - ca - all],
        explanation: `Of the ${A}, ${ab + all} ${verb} ${b} as well and ${ca + all} ${verb} ${c} as well; the ${all} with all three are in both counts. ${A} − ${ab + all} − ${ca + all} + ${all} = ${oa}.`,
      });
});

const paintedCube = cubes('painted-cube', 'Moderate', (random) => {
  const side = random.int(3, 12);
  const [faces, word, count, formula] = random.pick([
    [3, 'exactly three faces', 8, 'They are at the 8 corners.'],
    [
      2,
      'exactly two faces',
      12 * (side - 2),
      `They lie along the 12 edges, ${side} − 2 = ${side - 2} on each: 12 × ${side - 2} = ${12 * (side - 2)}.`,
    ],
    [
      1,
      'exactly one face',
      6 * (side - 2) ** 2,
      `They lie inside the 6 faces, (${side} − 2)² = ${(side - 2) ** 2} on each: 6 × ${(side - 2) ** 2} = ${6 * (side - 2) ** 2}.`,
    ],
    [
      0,
      'no face',
      (side - 2) ** 3,
      `They form the inner cube: (${side} − 2)³ = ${(side - 2) ** 3}.`,
    ],
  ] as const);
  const colour = random.pick(['red', 'blue', 'green', 'yellow', 'black']);
  const others = [8, 12 * (side - 2), 6 * (side - 2) ** 2, (side - 2) ** 3, 6 * side, side ** 2];
  return faces === 3 && random.int(0, 2) > 0
    ? NO_QUESTION
    : numberItem(random, {
        question: `A cube is painted ${colour} on all its faces and then cut into ${figure(side ** 3)} equal small cubes. How many of these have ${word} painted?`,
        right: count,
        mistakes: others.filter((value) => value !== count),
        explanation: `The cube is cut into ${side} × ${side} × ${side} small cubes. ${formula}`,
      });
});

const paintedBlock = cubes('painted-cuboid', 'Hard', (random) => {
  const [a, b, c] = [random.int(3, 8), random.int(3, 7), random.int(3, 6)];
  const kind = random.pick(['none', 'two', 'one'] as const);
  const [x, y, z] = [a - 2, b - 2, c - 2];
  const counts = {
    none: x * y * z,
    two: 4 * (x + y + z),
    one: 2 * (x * y + y * z + z * x),
  };
  const words = { none: 'no face', two: 'exactly two faces', one: 'exactly one face' };
  const reasons = {
    none: `They form the inner block: ${x} × ${y} × ${z} = ${counts.none}.`,
    two: `They lie along the edges without the corners, 4 edges of each length: 4 × (${x} + ${y} + ${z}) = ${counts.two}.`,
    one: `They lie inside the faces, 2 of each kind: 2 × (${x} × ${y} + ${y} × ${z} + ${z} × ${x}) = ${counts.one}.`,
  };
  return numberItem(random, {
    question: `A block of ${a} cm × ${b} cm × ${c} cm is painted on all its faces and then cut into cubes of edge 1 cm. How many of these have ${words[kind]} painted?`,
    right: counts[kind],
    mistakes: [...Object.values(counts), 4 * (a + b + c), a * b * c - counts.none],
    explanation: `Without the outer layer the block measures ${x} × ${y} × ${z}. ${reasons[kind]}`,
  });
});

const dice = cubes('opposite-faces-of-dice', 'Moderate', (random) => {
  const marks = random.shuffle(
    random.pick([
      ['1', '2', '3', '4', '5', '6'],
      ['A', 'B', 'C', 'D', 'E', 'F'],
      ['red', 'blue', 'green', 'white', 'black', 'yellow'],
      ['P', 'Q', 'R', 'S', 'T', 'U'],
    ]),
  );
  const [common = '', b = '', c = '', d = '', e = '', answer = ''] = marks;
  const [one, two] = [random.shuffle([common, b, c]), random.shuffle([common, d, e])];
  const list = (faces: readonly string[]): string =>
    `${faces.slice(0, -1).join(', ')} and ${faces.at(-1) ?? ''}`;
  const all = marks.toSorted();
  return {
    question: `The faces of a die are marked ${list(all)}. In one position the three faces that can be seen are ${list(one)}; in another they are ${list(two)}. Which mark is on the face opposite to ${common}?`,
    right: answer,
    wrong: random.shuffle([b, c, d, e]),
    explanation: `Faces that are seen together are next to each other, so ${list([b, c, d, e].toSorted())} all lie next to ${common}. Only ${answer} is left for the opposite face.`,
  };
});

const ordinaryDie = cubes('standard-die', 'Easy', (random) => {
  const rolls = Array.from({ length: random.int(3, 6) }, () => random.int(1, 6));
  const top = rolls.reduce((sum, value) => sum + value, 0);
  const answer = 7 * rolls.length - top;
  return numberItem(random, {
    question: `On a standard die, opposite faces add up to 7. ${rolls.length} such dice show ${rolls.slice(0, -1).join(', ')} and ${rolls.at(-1)} on top. What do the faces at the bottom add up to?`,
    right: answer,
    mistakes: [top, 7 * rolls.length, answer + 1, answer + 2],
    explanation: `Top and bottom of ${rolls.length} dice add up to ${rolls.length} × 7 = ${7 * rolls.length}. The tops add up to ${top}, so the bottoms add up to ${7 * rolls.length} − ${top} = ${answer}.`,
  });
});

interface RowRule {
  text: string;
  apply: (a: number, b: number) => number;
}

const ROW_RULES: readonly RowRule[] = [
  { text: 'the sum of the squares of the first two', apply: (a, b) => a * a + b * b },
  { text: 'the product of the first two plus their sum', apply: (a, b) => a * b + a + b },
  { text: 'the product of the first two minus their sum', apply: (a, b) => a * b - a - b },
  { text: 'the square of the sum of the first two', apply: (a, b) => (a + b) ** 2 },
  { text: 'twice the product of the first two', apply: (a, b) => 2 * a * b },
  { text: 'the difference of the squares of the first two', apply: (a, b) => a * a - b * b },
  { text: 'three times the sum of the first two', apply: (a, b) => 3 * (a + b) },
];

const rowRule = matrices('missing-number-in-rows', 'Moderate', (random) => {
  const { text, apply } = random.pick(ROW_RULES);
  const rows = [0, 1, 2].map(() => {
    const b = random.int(2, 9);
    return [b + random.int(1, 6), b] as const;
  });
  const [first, second, third] = rows;
  if (!first || !second || !third || new Set(rows.map(String)).size < 3) return NO_QUESTION;
  const answer = apply(...third);
  const isAmbiguous = ROW_RULES.some(
    (other) =>
      other.apply(...first) === apply(...first) &&
      other.apply(...second) === apply(...second) &&
      other.apply(...third) !== answer,
  );
  if (isAmbiguous) return NO_QUESTION;
  return numberItem(random, {
    question: `The same rule holds in each row. Row 1: ${first.join(', ')}, ${apply(...first)}. Row 2: ${second.join(', ')}, ${apply(...second)}. Row 3: ${third.join(', ')}, ? Which number should replace the question mark?`,
    right: answer,
    mistakes: [third[0] * third[1], answer + third[1], answer - third[0], answer + 10],
    explanation: `The third number of each row is ${text}: ${first.join(' and ')} give ${apply(...first)}, ${second.join(' and ')} give ${apply(...second)}. So ${third.join(' and ')} give ${answer}.`,
  });
});

const knockout = reasoning('Counting')('knock-out-matches', 'Easy', (random) => {
  const teams = random.int(6, 70);
  const game = random.pick(['chess', 'tennis', 'badminton', 'carrom']);
  const kind = random.pick(['knockout', 'league', 'double'] as const);
  const sides = kind === 'knockout' ? teams : Math.max(4, Math.round(teams / 3));
  const league = (sides * (sides - 1)) / 2;
  const answer = { knockout: sides - 1, league, double: 2 * league }[kind];
  return numberItem(random, {
    question:
      kind === 'knockout'
        ? `${sides} players enter a ${game} knock-out tournament; whoever loses a match is out, and no match is drawn. How many matches are played to find the winner?`
        : `In a ${game} league of ${sides} players everyone plays every other ${kind === 'league' ? 'once' : 'twice'}. How many matches are played in all?`,
    right: answer,
    mistakes:
      kind === 'knockout'
        ? [sides, Math.floor(sides / 2), sides - 2]
        : [sides * (sides - 1), sides * sides, league, league + sides, 2 * league + sides],
    explanation:
      kind === 'knockout'
        ? `Every match puts one player out. All but the winner must go out, so there are ${sides} − 1 = ${answer} matches.`
        : `Each of the ${sides} players has ${sides - 1} opponents, and each pair is counted twice: ${sides} × ${sides - 1} ÷ 2 = ${counted(league, 'pair')}${kind === 'double' ? `, each with 2 matches: ${answer}` : ''}.`,
  });
});

export const countingFamilies: readonly Family[] = [
  twoSets,
  threeSets,
  paintedCube,
  paintedBlock,
  dice,
  ordinaryDie,
  rowRule,
  knockout,
];
