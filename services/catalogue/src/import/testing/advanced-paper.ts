/** How many questions of each kind 450 questions of JEE Advanced have. */
export const ADVANCED_COUNTS = { multiple: 211, numeric: 191, single: 48 } as const;

type Item = Readonly<Record<string, unknown>>;

const SUBJECTS = ['Physics', 'Chemistry', 'Mathematics'] as const;
const DIFFICULTIES = ['Easy', 'Moderate', 'Hard'] as const;
/** Of four options; all may be right. */
const RIGHT = [[0, 2], [1], [0, 1, 3], [0, 1, 2, 3], [2, 3]] as const;
/** An integer, a decimal, a rounded value, and two values. */
const ANSWERS = [
  (number: number) => String(number),
  (number: number) => `-${number}.${number % 10}5`,
  (number: number) => ({ from: `${number}.79`, to: `${number}.82` }),
  (number: number) => [String(number), { from: `${number}.5`, to: `${number + 1}.25` }],
] as const;
const UNITS = [null, 'm/s', '\\(\\Omega\\)', 'kJ mol⁻¹'] as const;

/**
 * Items of JSON Lines with the kinds of 450 real questions of JEE Advanced, in their proportions: several
 * right options, integers and decimals, and single choices, of which some match lists in a table and some
 * share a paragraph.
 */
export function buildAdvancedItems(): Item[] {
  const { multiple, numeric, single } = ADVANCED_COUNTS;
  return [
    ...Array.from({ length: multiple }, (_, index) => ({
      ...placeOf(index),
      question: `Statement ${index} holds for \\(x_{${index}} > 0\\). Which of these follow?`,
      options: optionsOf(index),
      correct: RIGHT[index % RIGHT.length],
    })),
    ...Array.from({ length: numeric }, (_, index) => ({
      ...placeOf(index),
      question: `A body moves with \\(v = ${index} + t^2\\). What is the value of \\(v\\)?`,
      answer: ANSWERS[index % ANSWERS.length]?.(index),
      unit: UNITS[index % UNITS.length],
      ...(index % 10 < 2 && { passage: { text: `Paragraph ${Math.floor(index / 10)}.` } }),
    })),
    ...Array.from({ length: single }, (_, index) => ({
      ...placeOf(index),
      question: `Match the lists of case ${index}.`,
      ...(index % 2 === 0 && { table: tableOf(index) }),
      options: optionsOf(index),
      correct: index % 4,
    })),
  ];
}

function placeOf(index: number): Item {
  return {
    exam: 'JEE Advanced',
    subject: SUBJECTS[index % SUBJECTS.length],
    difficulty: DIFFICULTIES[index % DIFFICULTIES.length],
  };
}

function optionsOf(index: number): string[] {
  return [0, 1, 2, 3].map((option) => `\\(\\frac{${option + 1}}{${index + 1}}\\)`);
}

function tableOf(index: number): Item {
  const rows = ['P', 'Q', 'R', 'S'].map((letter, row) => [
    `(${letter}) case ${index}.${row}`,
    `(${row + 1}) \\(${row}x\\)`,
  ]);
  return { head: ['List-I', 'List-II'], rows };
}
