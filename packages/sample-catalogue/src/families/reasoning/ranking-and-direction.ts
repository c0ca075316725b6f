import { reasoning } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import { names, person, threeNames, twoNames } from '../../people.ts';
import { counted, ordinal } from '../../wording.ts';

const ranking = reasoning('Order and Ranking');
const directions = reasoning('Direction and Distance');

const CLOCKWISE = ['north', 'east', 'south', 'west'] as const;
const EIGHT = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

const kilometres = (value: number): string => `${value} km`;
const metres = (value: number): string => `${value} m`;

const placeInRow = ranking('place-in-row', 'Easy', (random) => {
  const total = random.int(20, 60);
  const left = random.int(4, total - 4);
  const right = total - left + 1;
  const { name, he, his } = person(random);
  return {
    question: `In a row of ${total} children, ${name} is ${ordinal(left)} from the left. What is ${his} place from the right?`,
    right: ordinal(right),
    wrong: random
      .shuffle([right - 1, right + 1, right + 2, right - 2].filter((place) => place > 0))
      .map(ordinal),
    explanation: `Place from the right = total − place from the left + 1 = ${total} − ${left} + 1 = ${right}, so ${he} is ${ordinal(right)}.`,
  };
});

const totalInRow = ranking('total-in-row', 'Easy', (random) => {
  const [top, bottom] = [random.int(6, 30), random.int(8, 45)];
  const { name } = person(random);
  const answer = top + bottom - 1;
  const [from, to, group] = random.pick([
    ['the top', 'the bottom', 'in the class'],
    ['the left end', 'the right end', 'in the row'],
    ['the front', 'the back', 'in the queue'],
  ] as const);
  return numberItem(random, {
    question: `${name} is ${ordinal(top)} from ${from} and ${ordinal(bottom)} from ${to}. How many people are there ${group}?`,
    right: answer,
    mistakes: [top + bottom, top + bottom + 1, answer - 1],
    explanation: `${top} + ${bottom} counts ${name} twice, so there are ${top} + ${bottom} − 1 = ${answer}.`,
  });
});

const betweenTwo = ranking('people-between', 'Moderate', (random) => {
  const total = random.int(30, 70);
  const left = random.int(5, 25);
  const right = random.int(5, total - left - 4);
  const [one, other] = twoNames(random);
  const answer = total - left - right;
  return numberItem(random, {
    question: `In a row of ${total} people facing north, ${one} is ${ordinal(left)} from the left end and ${other} is ${ordinal(right)} from the right end. How many people stand between them?`,
    right: answer,
    mistakes: [answer + 1, answer - 1, answer + 2, total - right],
    explanation: `${other} is ${total} − ${right} + 1 = ${ordinal(total - right + 1)} from the left. Between the ${ordinal(left)} and the ${ordinal(total - right + 1)} place there are ${total - right + 1} − ${left} − 1 = ${answer}.`,
  });
});

const exchange = ranking('places-exchanged', 'Hard', (random) => {
  const [first, second] = [random.int(6, 18), random.int(8, 22)];
  const after = first + random.int(4, 20);
  const [one, other] = twoNames(random);
  const total = after + second - 1;
  const isTotal = random.int(0, 1) === 1;
  const newPlace = total - first + 1;
  return numberItem(random, {
    question: `In a row ${one} is ${ordinal(first)} from the left end and ${other} is ${ordinal(second)} from the right end. After they exchange places ${one} is ${ordinal(after)} from the left end. ${isTotal ? 'How many people are there in the row?' : `What is ${other}’s place from the right end now?`}`,
    right: isTotal ? total : newPlace,
    mistakes: isTotal
      ? [total + 1, first + second + after, total - 1, after + second]
      : [newPlace - 1, newPlace + 1, second + after - first - 1, newPlace - 2],
    ...(isTotal ? {} : { write: ordinal }),
    explanation: `${one} now stands where ${other} was: ${ordinal(after)} from the left and ${ordinal(second)} from the right, so there are ${after} + ${second} − 1 = ${total} people.${isTotal ? '' : ` ${other} stands where ${one} was, ${ordinal(first)} from the left: ${total} − ${first} + 1 = ${ordinal(newPlace)} from the right.`}`,
  });
});

const tallest = ranking('taller-and-shorter', 'Moderate', (random) => {
  const people = names(random, 5);
  const [a = '', b = '', c = '', d = '', e = ''] = people;
  const [more, less, most, least] = random.pick([
    ['taller', 'shorter', 'tallest', 'shortest'],
    ['older', 'younger', 'oldest', 'youngest'],
    ['heavier', 'lighter', 'heaviest', 'lightest'],
    ['faster', 'slower', 'fastest', 'slowest'],
  ] as const);
  const facts = random.shuffle([
    random.int(0, 1) === 1 ? `${a} is ${more} than ${b}.` : `${b} is ${less} than ${a}.`,
    random.int(0, 1) === 1 ? `${b} is ${more} than ${c}.` : `${c} is ${less} than ${b}.`,
    `${d} is ${less} than ${c} but ${more} than ${e}.`,
  ]);
  const [asked, answer] = random.pick([
    [`the ${most}`, a],
    [`the second ${most}`, b],
    ['in the middle', c],
    [`the second ${least}`, d],
    [`the ${least}`, e],
  ] as const);
  return {
    question: `Of five friends, ${facts.join(' ')} Who is ${asked}?`,
    right: answer,
    wrong: random.shuffle(people.filter((name) => name !== answer)),
    explanation: `Together the statements give the order ${[a, b, c, d, e].join(' > ')}, so it is ${answer}.`,
  };
});

const walkHome = directions('direction-distance', 'Moderate', (random) => {
  const [short, long, far] = random.pick([
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [7, 24, 25],
  ] as const);
  const scale = random.int(1, 2);
  const start = random.int(0, 3);
  const turn = random.pick(['right', 'left'] as const);
  const side = CLOCKWISE[(start + (turn === 'right' ? 1 : 3)) % 4] ?? '';
  const extra = random.int(1, 9);
  const [a, b, c] = [short * scale, long * scale, far * scale];
  const { name, he } = person(random);
  return numberItem(random, {
    question: `${name} walks ${a + extra} m ${CLOCKWISE[start]}, turns ${turn} and walks ${b} m, then turns ${turn} again and walks ${extra} m. How far is ${he} from the starting point?`,
    right: c,
    mistakes: [a + b, c + 1, a + b + 2 * extra, c + 2, b],
    write: metres,
    explanation: `The last ${extra} m take back as much of the first part, so ${he} ends ${a} m ${CLOCKWISE[start]} and ${b} m ${side} of the start: √(${a}² + ${b}²) = ${c} m.`,
  });
});

const turnsOnSpot = directions('direction-after-turns', 'Easy', (random) => {
  const start = random.int(0, 7);
  const turns = Array.from({ length: 3 }, () => ({
    angle: 45 * random.int(1, 5),
    isClockwise: random.int(0, 1) === 1,
  }));
  const net = turns.reduce(
    (sum, { angle, isClockwise }) => sum + (isClockwise ? angle : -angle),
    0,
  );
  const at = (degrees: number): string => EIGHT[(((start + degrees / 45) % 8) + 8) % 8] ?? 'north';
  const { name, he } = person(random);
  const told = turns.map(
    ({ angle, isClockwise }) => `${angle}° ${isClockwise ? 'clockwise' : 'anticlockwise'}`,
  );
  return net % 360 === 0
    ? NO_QUESTION
    : {
        question: `${name} faces ${EIGHT[start]}. ${he === 'he' ? 'He' : 'She'} turns ${told[0]}, then ${told[1]} and then ${told[2]}. Which direction does ${he} face now?`,
        right: at(net),
        wrong: [at(-net), at(net + 90), at(net - 90), at(net + 180), at(net + 45)],
        explanation: `In all that is a turn of ${Math.abs(net)}° ${net > 0 ? 'clockwise' : 'anticlockwise'}. From ${EIGHT[start]} it leads to ${at(net)}.`,
      };
});

const finalDirection = directions('direction-from-start', 'Moderate', (random) => {
  const steps: [number, number, string][] = [];
  let [x, y, facing] = [0, 0, random.int(0, 3)];
  const { name, he } = person(random);
  for (let leg = 0; leg < 3; leg += 1) {
    const length = 5 * random.int(2, 8);
    const turn = leg === 0 ? '' : random.pick(['right', 'left']);
    if (turn) facing = (facing + (turn === 'right' ? 1 : 3)) % 4;
    x += length * ([0, 1, 0, -1][facing] ?? 0);
    y += length * ([1, 0, -1, 0][facing] ?? 0);
    steps.push([length, facing, turn]);
  }
  const vertical = y > 0 ? 'north' : 'south';
  const sideways = x > 0 ? 'east' : 'west';
  const answer = x === 0 ? vertical : y === 0 ? sideways : `${vertical}-${sideways}`;
  const [one, two, three] = steps;
  if (!one || !two || !three || (x === 0 && y === 0)) return NO_QUESTION;
  const opposite = EIGHT[(EIGHT.indexOf(answer as 'north') + 4) % 8] ?? 'north';
  const near = [1, -1, 2, -2].map(
    (by) => EIGHT[(EIGHT.indexOf(answer as 'north') + by * 2 + 8) % 8] ?? 'north',
  );
  return {
    question: `${name} walks ${one[0]} m ${CLOCKWISE[one[1]]}, turns ${two[2]} and walks ${two[0]} m, then turns ${three[2]} and walks ${three[0]} m. In which direction from the starting point is ${he} now?`,
    right: answer,
    wrong: random.shuffle([...new Set([opposite, ...near])]),
    explanation: `The legs lead ${CLOCKWISE[one[1]]}, ${CLOCKWISE[two[1]]} and ${CLOCKWISE[three[1]]}. In all that is ${[y === 0 ? '' : `${Math.abs(y)} m ${vertical}`, x === 0 ? '' : `${Math.abs(x)} m ${sideways}`].filter(Boolean).join(' and ')} of the start: ${answer}.`,
  };
});

const shadows = directions('direction-by-shadow', 'Moderate', (random) => {
  const isMorning = random.int(0, 1) === 1;
  const side = random.pick(['left', 'right', 'front', 'back'] as const);
  const { name, his } = person(random);
  const [one, other] = twoNames(random);
  const time = isMorning
    ? random.pick(['just after sunrise', 'early one morning', 'at seven in the morning'])
    : random.pick([
        'shortly before sunset',
        'late one afternoon',
        'at half past five in the evening',
      ]);
  // Shadows fall west in the morning and east in the evening.
  const shadow = isMorning ? 3 : 1;
  const turn = { front: 0, right: 3, back: 2, left: 1 }[side];
  const facing = CLOCKWISE[(shadow + turn) % 4] ?? 'north';
  const isPair = random.int(0, 1) === 1;
  const opposite = CLOCKWISE[(shadow + turn + 2) % 4] ?? 'north';
  const where = {
    front: 'straight in front of',
    back: 'straight behind',
    left: 'to the left of',
    right: 'to the right of',
  }[side];
  return isPair
    ? {
        question: `${time.charAt(0).toUpperCase()}${time.slice(1)}, ${one} and ${other} talk face to face. ${one}’s shadow falls ${where} ${one}. Which direction does ${other} face?`,
        right: opposite,
        wrong: random.shuffle(CLOCKWISE.filter((direction) => direction !== opposite)),
        explanation: `${isMorning ? 'In the morning the sun is in the east and shadows fall west' : 'Towards evening the sun is in the west and shadows fall east'}. With the shadow ${where} ${one}, ${one} faces ${facing}; ${other} faces the other way: ${opposite}.`,
      }
    : {
        question: `${time.charAt(0).toUpperCase()}${time.slice(1)}, ${name}’s shadow falls ${where} ${name}. Which direction is ${name} facing?`,
        right: facing,
        wrong: random.shuffle(CLOCKWISE.filter((direction) => direction !== facing)),
        explanation: `${isMorning ? 'In the morning the sun is in the east and shadows fall west' : 'Towards evening the sun is in the west and shadows fall east'}. With ${his} shadow ${where} ${name}, ${name} faces ${facing}.`,
      };
});

const relativePlace = directions('place-relative-to-another', 'Moderate', (random) => {
  const [a, b, c] = threeNames(random);
  const [first, second] = [random.int(0, 3), random.int(0, 3)];
  if ((first + second) % 2 === 0) return NO_QUESTION;
  const [d1, d2] = [random.int(2, 12), random.int(2, 12)];
  const distance = Math.hypot(d1, d2);
  const isDistance = Number.isInteger(distance);
  const directionOf = (way: number): string => CLOCKWISE[way] ?? 'north';
  // The house of the third lies this way from the first one's.
  const legs = [directionOf(first), directionOf(second)];
  const vertical = legs.find((leg) => leg === 'north' || leg === 'south') ?? '';
  const sideways = legs.find((leg) => leg === 'east' || leg === 'west') ?? '';
  const answer = `${vertical}-${sideways}`;
  const opposite = `${vertical === 'north' ? 'south' : 'north'}-${sideways === 'east' ? 'west' : 'east'}`;
  const stem = `${b}’s house is ${d1} km ${directionOf(first)} of ${a}’s, and ${c}’s house is ${d2} km ${directionOf(second)} of ${b}’s.`;
  return isDistance
    ? numberItem(random, {
        question: `${stem} What is the straight distance between ${a}’s and ${c}’s houses?`,
        right: distance,
        mistakes: [d1 + d2, Math.abs(d1 - d2), distance + 1],
        write: kilometres,
        explanation: `The two ways are at right angles: √(${d1}² + ${d2}²) = ${distance} km.`,
      })
    : {
        question: `${stem} In which direction is ${a}’s house from ${c}’s house?`,
        right: opposite,
        wrong: random.shuffle(
          ['north-east', 'south-east', 'south-west', 'north-west'].filter(
            (direction) => direction !== opposite,
          ),
        ),
        explanation: `${c}’s house lies ${counted(d1, 'kilometre')} ${directionOf(first)} and ${counted(d2, 'kilometre')} ${directionOf(second)} of ${a}’s, that is ${answer} of it. Seen from ${c}’s house, ${a}’s lies the other way: ${opposite}.`,
      };
});

export const rankingAndDirectionFamilies: readonly Family[] = [
  placeInRow,
  totalInRow,
  betweenTwo,
  exchange,
  tallest,
  walkHome,
  turnsOnSpot,
  finalDirection,
  shadows,
  relativePlace,
];
