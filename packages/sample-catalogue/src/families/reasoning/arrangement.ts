import { reasoning } from '../../family-builder.ts';
import type { Family, FamilyItem } from '../../family.ts';
import { NO_QUESTION } from '../../number-item.ts';
import { names } from '../../people.ts';
import type { Random } from '../../random.ts';

const seating = reasoning('Seating Arrangement');
const puzzles = reasoning('Puzzles');

/** How a puzzle on five places in a line is told. */
interface Skin {
  intro: (people: string) => string;
  items: (random: Random) => string[];
  first: (x: string) => string;
  last: (x: string) => string;
  middle: (x: string) => string;
  /** x stands just before y. */
  justBefore: (x: string, y: string) => string;
  justAfter: (x: string, y: string) => string;
  /** Some others stand between x and y. */
  between: (count: 'one' | 'two', x: string, y: string) => string;
  /** The questions for the five places. */
  asks: readonly [string, string, string, string, string];
  order: string;
}

interface Clue {
  text: string;
  holds: (order: readonly string[]) => boolean;
}

function permutations(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** All that may be said of an order, clues that tell much left to the end. */
function cluesOf(skin: Skin, order: readonly string[], random: Random): Clue[] {
  const [a = '', , c = '', , e = ''] = order;
  const pairs = order.flatMap((x, i) => order.slice(i + 1).map((y, j) => [x, y, j + 1] as const));
  const relative = pairs.flatMap(([x, y, apart]): Clue[] => {
    const at = (list: readonly string[], item: string): number => list.indexOf(item);
    if (apart === 1) {
      const text = random.int(0, 1) === 1 ? skin.justBefore(x, y) : skin.justAfter(y, x);
      return [{ text, holds: (list) => at(list, y) - at(list, x) === 1 }];
    }
    if (apart > 3) return [];
    const [p, q] = random.int(0, 1) === 1 ? [x, y] : [y, x];
    return [
      {
        text: skin.between(apart === 2 ? 'one' : 'two', p, q),
        holds: (list) => Math.abs(at(list, x) - at(list, y)) === apart,
      },
    ];
  });
  const fixed: Clue[] = [
    { text: skin.first(a), holds: (list) => list[0] === a },
    { text: skin.last(e), holds: (list) => list[4] === e },
    { text: skin.middle(c), holds: (list) => list[2] === c },
  ];
  return [...random.shuffle(relative).slice(0, 4), ...random.shuffle(fixed)];
}

/** Takes clues until only one order is left. */
function puzzle(random: Random, skin: Skin): FamilyItem {
  const order = skin.items(random);
  let orders = permutations(order);
  const chosen: string[] = [];
  for (const { text, holds } of cluesOf(skin, order, random)) {
    const left = orders.filter(holds);
    if (left.length === orders.length) continue;
    orders = left;
    chosen.push(text);
    if (orders.length === 1) break;
  }
  if (orders.length !== 1 || chosen.length < 3) return NO_QUESTION;
  const place = random.int(0, 4);
  const answer = order[place] ?? '';
  // What a clue says outright is not asked.
  const outright = [skin.first(answer), skin.last(answer), skin.middle(answer)];
  if (chosen.some((text) => outright.includes(text))) return NO_QUESTION;
  const listed = order.toSorted();
  return {
    question: `${skin.intro(`${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`)} ${random.shuffle(chosen).join(' ')} ${skin.asks[place] ?? ''}`,
    right: answer,
    wrong: random.shuffle(order.filter((item) => item !== answer)),
    explanation: `Only one order fits all the clues. ${skin.order}: ${order.join(', ')}. So it is ${answer}.`,
  };
}

const fivePeople = (random: Random): string[] => names(random, 5);
const fiveLetters = (random: Random): string[] =>
  random.shuffle(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'P', 'Q', 'R', 'S', 'T']).slice(0, 5);

const row = seating('five-in-a-row', 'Moderate', (random) =>
  puzzle(random, {
    intro: (people) => `${people} sit in a row, all facing north.`,
    items: fivePeople,
    first: (x) => `${x} sits at the left end.`,
    last: (x) => `${x} sits at the right end.`,
    middle: (x) => `${x} sits in the middle.`,
    justBefore: (x, y) => `${x} sits immediately to the left of ${y}.`,
    justAfter: (x, y) => `${x} sits immediately to the right of ${y}.`,
    between: (count, x, y) =>
      count === 'one'
        ? `Exactly one person sits between ${x} and ${y}.`
        : `Exactly two people sit between ${x} and ${y}.`,
    asks: [
      'Who sits at the left end?',
      'Who sits second from the left?',
      'Who sits in the middle?',
      'Who sits second from the right?',
      'Who sits at the right end?',
    ],
    order: 'From left to right',
  }),
);

const floors = puzzles('five-floors', 'Moderate', (random) =>
  puzzle(random, {
    intro: (people) =>
      `${people} live on the five floors of a house, one on each; floor 1 is the lowest.`,
    items: fivePeople,
    first: (x) => `${x} lives on floor 1.`,
    last: (x) => `${x} lives on floor 5.`,
    middle: (x) => `${x} lives on floor 3.`,
    justBefore: (x, y) => `${x} lives immediately below ${y}.`,
    justAfter: (x, y) => `${x} lives immediately above ${y}.`,
    between: (count, x, y) =>
      count === 'one'
        ? `Exactly one person lives on a floor between ${x} and ${y}.`
        : `Exactly two people live on floors between ${x} and ${y}.`,
    asks: [
      'Who lives on floor 1?',
      'Who lives on floor 2?',
      'Who lives on floor 3?',
      'Who lives on floor 4?',
      'Who lives on floor 5?',
    ],
    order: 'From floor 1 to floor 5',
  }),
);

const days = puzzles('five-days', 'Moderate', (random) =>
  puzzle(random, {
    intro: (people) =>
      `${people} give a lecture each from Monday to Friday of a week, one on each day.`,
    items: fivePeople,
    first: (x) => `${x} lectures on Monday.`,
    last: (x) => `${x} lectures on Friday.`,
    middle: (x) => `${x} lectures on Wednesday.`,
    justBefore: (x, y) => `${x} lectures on the day just before ${y}.`,
    justAfter: (x, y) => `${x} lectures on the day just after ${y}.`,
    between: (count, x, y) =>
      count === 'one'
        ? `Exactly one lecture is given between those of ${x} and ${y}.`
        : `Exactly two lectures are given between those of ${x} and ${y}.`,
    asks: [
      'Who lectures on Monday?',
      'Who lectures on Tuesday?',
      'Who lectures on Wednesday?',
      'Who lectures on Thursday?',
      'Who lectures on Friday?',
    ],
    order: 'From Monday to Friday',
  }),
);

const boxes = puzzles('five-boxes', 'Moderate', (random) =>
  puzzle(random, {
    intro: (boxNames) => `Five boxes, ${boxNames}, are stacked one on top of another.`,
    items: fiveLetters,
    first: (x) => `Box ${x} is at the bottom.`,
    last: (x) => `Box ${x} is at the top.`,
    middle: (x) => `Box ${x} is in the middle.`,
    justBefore: (x, y) => `Box ${x} is immediately below box ${y}.`,
    justAfter: (x, y) => `Box ${x} is immediately above box ${y}.`,
    between: (count, x, y) =>
      count === 'one'
        ? `Exactly one box is between boxes ${x} and ${y}.`
        : `Exactly two boxes are between boxes ${x} and ${y}.`,
    asks: [
      'Which box is at the bottom?',
      'Which box is second from the bottom?',
      'Which box is in the middle?',
      'Which box is second from the top?',
      'Which box is at the top?',
    ],
    order: 'From bottom to top',
  }),
);

const circle = seating('six-around-a-table', 'Hard', (random) => {
  const seats = names(random, 6);
  const [start = ''] = seats;
  let orders = permutations(seats.slice(1)).map((rest) => [start, ...rest]);
  // Facing the centre, the seats are counted clockwise, so the left neighbour comes next.
  const apart = (order: readonly string[], from: string, to: string): number =>
    (order.indexOf(to) - order.indexOf(from) + 6) % 6;
  const clues = random.shuffle(
    seats.flatMap((x, i) =>
      seats.flatMap((y, j): Clue[] => {
        const steps = (j - i + 6) % 6;
        const text: Readonly<Record<number, string>> = {
          1: `${y} sits immediately to the left of ${x}.`,
          2: `${y} sits second to the left of ${x}.`,
          3: `${y} sits opposite ${x}.`,
          4: `${y} sits second to the right of ${x}.`,
          5: `${y} sits immediately to the right of ${x}.`,
        };
        return i === j
          ? []
          : [{ text: text[steps] ?? '', holds: (order) => apart(order, x, y) === steps }];
      }),
    ),
  );
  const chosen: string[] = [];
  for (const { text, holds } of clues) {
    const left = orders.filter(holds);
    if (left.length === orders.length) continue;
    orders = left;
    chosen.push(text);
    if (orders.length === 1) break;
  }
  const [at, steps] = [random.int(0, 5), random.pick([1, 2, 3, 4, 5])];
  const [from, answer] = [seats[at] ?? '', seats[(at + steps) % 6] ?? ''];
  const place = [
    '',
    'immediately to the left of',
    'second to the left of',
    'opposite',
    'second to the right of',
    'immediately to the right of',
  ][steps];
  const isTold = chosen.some(
    (text) =>
      text.includes(from) && text.startsWith(`${answer} `) && text.includes(`${place} ${from}`),
  );
  const listed = seats.toSorted();
  return isTold || orders.length !== 1
    ? NO_QUESTION
    : {
        question: `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)} sit around a round table at equal distances, all facing the centre. ${chosen.join(' ')} Who sits ${place} ${from}?`,
        right: answer,
        wrong: random.shuffle(seats.filter((name) => name !== answer && name !== from)),
        explanation: `Seen from above, the only order that fits is, clockwise from ${start}: ${seats.join(', ')}. Facing the centre, one’s left neighbour is the next in this order. So ${answer} sits ${place} ${from}.`,
      };
});

export const arrangementFamilies: readonly Family[] = [row, circle, floors, days, boxes];
