import type { Family } from '../../family.ts';
import { figure, fraction, ordinal } from '../../wording.ts';
import { balanced } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const TEACHING = 'Teaching Aptitude';

const itemDifficulty: Family = {
  name: 'item-difficulty-index',
  subject: TEACHING,
  topic: 'Evaluation Systems',
  difficulty: 'Easy',
  make(random) {
    const students = 20 * random.int(2, 15);
    const right = random.int(Math.ceil(students * 0.15), Math.floor(students * 0.95));
    const index = right / students;
    if (!Number.isInteger(Math.round(index * 1e6) / 1e4)) return this.make(random);
    return {
      question: `Of ${students} pupils who tried a test item, ${right} answered it correctly. What is the difficulty index of the item, as the proportion of correct answers?`,
      right: figure(index),
      wrong: [1 - index, index / 2, index + 0.1, Math.abs(2 * index - 1), index - 0.05]
        .filter((value) => value > 0 && value < 1)
        .map((value) => figure(Number(value.toFixed(3)))),
      explanation: `${right} ÷ ${students} = ${figure(index)}: the higher it is, the easier the item.`,
    };
  },
};

const itemDiscrimination: Family = {
  name: 'item-discrimination-index',
  subject: TEACHING,
  topic: 'Evaluation Systems',
  difficulty: 'Moderate',
  make(random) {
    const group = random.pick([20, 25, 40, 50]);
    const upper = random.int(Math.ceil(group / 2), group);
    const lower = random.int(2, upper - 3);
    const index = (upper - lower) / group;
    return {
      question: `The best and the weakest ${group} pupils of a test are compared. ${upper} of the best and ${lower} of the weakest answered an item correctly. What is the discrimination index of the item?`,
      right: figure(index),
      wrong: [
        (upper + lower) / (2 * group),
        (upper - lower) / (2 * group),
        lower / upper,
        index + 0.1,
        upper / group,
      ]
        .filter((value) => value <= 1)
        .map((value) => figure(Number(value.toFixed(3)))),
      explanation: `It is the difference of the two proportions: ${upper}/${group} − ${lower}/${group} = ${upper - lower}/${group} = ${figure(index)}.`,
    };
  },
};

const percentileRank: Family = {
  name: 'percentile-rank',
  subject: TEACHING,
  topic: 'Evaluation Systems',
  difficulty: 'Easy',
  make(random) {
    const students = 20 * random.int(2, 25);
    const place = random.int(2, Math.floor(students / 2));
    const below = students - place;
    const rank = (100 * below) / students;
    const name = random.pick(['Meera', 'Kavita', 'Nisha', 'Rehana', 'Sunita', 'Divya']);
    if (!Number.isInteger(rank * 2)) return this.make(random);
    return {
      question: `In a test of ${students} candidates, all with different scores, ${name} is ${ordinal(place)} from the top. What percentage of the candidates scored less than she did?`,
      right: `${figure(rank)}%`,
      wrong: [
        100 - rank,
        (100 * (below + 1)) / students,
        (100 * place) / students,
        (100 * (below - 1)) / students,
      ].map((value) => `${figure(Number(value.toFixed(2)))}%`),
      explanation: `${students} − ${place} = ${below} candidates are below her: ${below} ÷ ${students} × 100 = ${figure(rank)}%.`,
    };
  },
};

const splitHalf: Family = {
  name: 'split-half-reliability',
  subject: TEACHING,
  topic: 'Evaluation Systems',
  difficulty: 'Hard',
  make(random) {
    const hundredths = random.int(20, 95);
    const text = (top: number, bottom: number): string => fraction(top, bottom);
    return {
      question: `The scores on the two halves of a test correlate at ${hundredths / 100}. What is the reliability of the whole test by the Spearman–Brown formula?`,
      right: text(2 * hundredths, 100 + hundredths),
      wrong: [
        text(hundredths, 100 + hundredths),
        text(hundredths, 100),
        text(2 * hundredths, 100 + 2 * hundredths),
        text(hundredths * hundredths, 10_000),
        text(100 + hundredths, 200),
        text(3 * hundredths, 100 + 2 * hundredths),
        text(200 + hundredths, 300),
      ],
      explanation: `2r ÷ (1 + r) = ${figure((2 * hundredths) / 100)} ÷ ${figure((100 + hundredths) / 100)} = ${text(2 * hundredths, 100 + hundredths)}.`,
    };
  },
};

const gradePoints: Family = {
  name: 'grade-point-average',
  subject: TEACHING,
  topic: 'Evaluation Systems',
  difficulty: 'Easy',
  make(random) {
    const courses = range(1, 4).map(() => ({
      credits: random.int(2, 6),
      points: random.int(4, 10),
    }));
    const credits = sumOf(courses.map((course) => course.credits));
    const weighted = sumOf(courses.map((course) => course.credits * course.points));
    const plain = sumOf(courses.map(({ points }) => points)) / 4;
    const average = weighted / credits;
    if (!Number.isInteger(Math.round(average * 1e6) / 1e4) || average === plain)
      return this.make(random);
    return {
      question: `In a semester a student takes courses of ${listed(courses.map((course) => course.credits))} credits and earns ${listed(courses.map(({ points }) => points))} grade points in them, in this order. What is the credit-weighted grade point average?`,
      right: figure(average),
      wrong: [plain, average + 0.5, average - 0.25, average + 0.2, weighted / 4 / 5]
        .filter((value) => value <= 10)
        .map((value) => figure(Number(value.toFixed(2)))),
      explanation: `${courses.map((course) => `${course.credits} × ${course.points}`).join(' + ')} = ${weighted}, divided by ${credits} credits: ${figure(average)}.`,
    };
  },
};

const combinedMean: Family = {
  name: 'combined-class-mean',
  subject: TEACHING,
  topic: 'Evaluation Systems',
  difficulty: 'Moderate',
  make(random) {
    const [a, b] = [random.int(15, 45), random.int(15, 45)];
    const [first, second] = [random.int(40, 60), random.int(61, 80)];
    const mean = (a * first + b * second) / (a + b);
    if (a === b || !Number.isInteger(mean * 2)) return this.make(random);
    const swapped = (a * second + b * first) / (a + b);
    return {
      question: `Section A has ${a} pupils with a mean score of ${first}, section B ${b} pupils with a mean score of ${second}. What is the mean score of all the pupils?`,
      right: figure(mean),
      wrong: [(first + second) / 2, Number(swapped.toFixed(1)), mean + 1, mean - 1.5, mean + 2].map(
        figure,
      ),
      explanation: `The scores add up to ${a} × ${first} + ${b} × ${second} = ${figure(a * first + b * second)}; divided by ${a + b} pupils it is ${figure(mean)}.`,
    };
  },
};

const interactionRatio: Family = {
  name: 'classroom-talk-share',
  subject: TEACHING,
  topic: 'Classroom Communication',
  difficulty: 'Moderate',
  make(random) {
    const [indirect, direct, pupil, silence] = [
      random.int(10, 80),
      random.int(20, 120),
      random.int(20, 120),
      random.int(5, 40),
    ];
    const total = indirect + direct + pupil + silence;
    const talk = indirect + direct;
    const kinds = [
      {
        name: 'teacher talk as a percentage of all tallies',
        value: (100 * talk) / total,
        why: `(${indirect} + ${direct}) ÷ ${total} × 100`,
      },
      {
        name: 'pupil talk as a percentage of all tallies',
        value: (100 * pupil) / total,
        why: `${pupil} ÷ ${total} × 100`,
      },
      {
        name: 'indirect influence as a percentage of teacher talk',
        value: (100 * indirect) / talk,
        why: `${indirect} ÷ (${indirect} + ${direct}) × 100`,
      },
    ];
    const kind = random.pick(kinds);
    if (!Number.isInteger(kind.value * 2)) return this.make(random);
    const text = (value: number): string => `${figure(Number(value.toFixed(1)))}%`;
    return {
      question: `An observer of a lesson notes ${indirect} tallies of indirect and ${direct} of direct teacher talk, ${pupil} of pupil talk and ${silence} of silence. How large is ${kind.name}?`,
      right: text(kind.value),
      wrong: [
        ...kinds.map(({ value }) => value),
        100 - kind.value,
        kind.value + 5,
        kind.value - 4,
      ].map(text),
      explanation: `${kind.why} = ${text(kind.value)}.`,
    };
  },
};

export const teachingAptitudeFamilies: readonly Family[] = [
  itemDifficulty,
  itemDiscrimination,
  percentileRank,
  splitHalf,
  gradePoints,
  combinedMean,
  interactionRatio,
].map(balanced);
