import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { counted } from '../../wording.ts';
import { balanced } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const COMPUTING = 'Computer Science';
const STRUCTURES = 'Data Structures';

function someKeys(random: Random, count: number): number[] {
  return random.shuffle(range(11, 99)).slice(0, count);
}

interface Placing {
  table: (number | undefined)[];
  notes: string[];
}

/** Where keys come to lie in a hash table under linear or quadratic probing. */
function hashed(keys: readonly number[], size: number, step: (tries: number) => number): Placing {
  const table: (number | undefined)[] = Array.from({ length: size });
  const notes = keys.map((key) => {
    const tried: number[] = [];
    for (let tries = 0; ; tries += 1) {
      const slot = (key + step(tries)) % size;
      tried.push(slot);
      if (table[slot] === undefined) {
        table[slot] = key;
        return `${key} → ${tried.join(', ')}`;
      }
    }
  });
  return { table, notes };
}

function probing(
  name: string,
  kind: string,
  rule: string,
  step: (tries: number) => number,
): Family {
  return {
    name,
    subject: COMPUTING,
    topic: STRUCTURES,
    difficulty: 'Moderate',
    make(random) {
      const size = random.pick([11, 13]);
      const home = random.int(0, size - 1);
      const crowd = range(1, Math.floor(89 / size)).map((lap) => lap * size + home);
      const others = someKeys(random, 3).filter((key) => key % size !== home);
      const keys = [
        ...random.shuffle([...random.shuffle(crowd).slice(0, 2), ...others]),
        random.pick(crowd),
      ];
      const asked = keys.at(-1) ?? 0;
      if (new Set(keys).size < keys.length || keys.length > (size + 1) / 2) {
        return this.make(random);
      }
      const { table, notes } = hashed(keys, size, step);
      const slot = table.indexOf(asked);
      const mistaken = [home, slot + 1, home + 1, home + 2, slot + size - 1, slot + 2];
      return {
        question: `The keys ${keys.join(', ')} are put into an empty hash table of ${size} slots in this order, with h(k) = k mod ${size} and ${kind} probing${rule}. In which slot does ${asked} end up?`,
        right: String(slot),
        wrong: mistaken.map((place) => String(place % size)),
        explanation: `Slots tried, key by key: ${notes.join('; ')}. So ${asked} lies in slot ${slot}.`,
      };
    },
  };
}

const linearProbing = probing('hashing-linear-probing', 'linear', '', (tries) => tries);
const quadraticProbing = probing(
  'hashing-quadratic-probing',
  'quadratic',
  ' (slots h(k), h(k) + 1, h(k) + 4, h(k) + 9, … modulo the size)',
  (tries) => tries ** 2,
);

const longestChain: Family = {
  name: 'hashing-longest-chain',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Easy',
  make(random) {
    const size = random.pick([5, 7, 10]);
    const keys = someKeys(random, 9);
    const chains = range(0, size - 1).map((slot) => keys.filter((key) => key % size === slot));
    const longest = Math.max(...chains.map((chain) => chain.length));
    const chain = chains.find(({ length }) => length === longest) ?? [];
    return {
      question: `A hash table of ${size} slots with h(k) = k mod ${size} chains keys of the same slot in a list. How long is the longest list after inserting ${listed(keys)}?`,
      right: String(longest),
      wrong: [longest + 1, longest - 1, longest + 2, longest - 2]
        .filter((length) => length > 0)
        .map(String),
      explanation: `The remainders are ${listed(keys.map((key) => key % size))}. Slot ${(chain[0] ?? 0) % size} gets the most keys, ${listed(chain)}: ${longest}.`,
    };
  },
};

const SYMBOLS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
};

/** A fully nested expression: a number or letter, or two of them under an operator. */
type Expression = string | { operator: string; left: Expression; right: Expression };

function randomExpression(random: Random, leaves: readonly string[]): Expression {
  if (leaves.length === 1) return leaves[0] ?? '';
  const split = random.int(1, leaves.length - 1);
  return {
    operator: random.pick(Object.keys(SYMBOLS)),
    left: randomExpression(random, leaves.slice(0, split)),
    right: randomExpression(random, leaves.slice(split)),
  };
}

function postfixOf(tree: Expression): string {
  return typeof tree === 'string'
    ? tree
    : `${postfixOf(tree.left)} ${postfixOf(tree.right)} ${tree.operator}`;
}

function prefixOf(tree: Expression): string {
  return typeof tree === 'string'
    ? tree
    : `${tree.operator} ${prefixOf(tree.left)} ${prefixOf(tree.right)}`;
}

function infixOf(tree: Expression): string {
  if (typeof tree === 'string') return tree;
  const within = (side: Expression, isRight: boolean): string => {
    if (typeof side === 'string') return side;
    const strong = side.operator === '×';
    const bare = tree.operator === '×' ? strong && !isRight : strong || !isRight;
    return bare ? infixOf(side) : `(${infixOf(side)})`;
  };
  return `${within(tree.left, false)} ${tree.operator} ${within(tree.right, true)}`;
}

function valueOfTree(tree: Expression): number {
  if (typeof tree === 'string') return Number(tree);
  return SYMBOLS[tree.operator]?.(valueOfTree(tree.left), valueOfTree(tree.right)) ?? Number.NaN;
}

function signed(value: number): string {
  return String(value).replace('-', '−');
}

const postfixValue: Family = {
  name: 'postfix-evaluation',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Easy',
  make(random) {
    const digits = Array.from({ length: 5 }, () => String(random.int(2, 9)));
    const tree = randomExpression(random, digits);
    const value = valueOfTree(tree);
    return {
      question: `What is the value of the postfix expression ${postfixOf(tree)} ?`.replace(
        ' ?',
        '?',
      ),
      right: signed(value),
      wrong: [valueOfTree(mirrored(tree)), value + 2, -value, value - 1, value + 10].map(signed),
      explanation: `Each operator takes the two values before it: the expression is ${infixOf(tree)} = ${signed(value)}.`,
    };
  },
};

/** What comes out when the operands of every operator are taken in the wrong order. */
function mirrored(tree: Expression): Expression {
  return typeof tree === 'string'
    ? tree
    : { operator: tree.operator, left: mirrored(tree.right), right: mirrored(tree.left) };
}

const infixToPostfix: Family = {
  name: 'infix-to-postfix',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Moderate',
  make(random) {
    const letters = ['A', 'B', 'C', 'D', 'E'].slice(0, random.int(4, 5));
    const tree = randomExpression(random, letters);
    const infix = infixOf(tree);
    const right = postfixOf(tree);
    const operators = right.split(' ').filter((symbol) => symbol in SYMBOLS);
    return {
      question: `What is the postfix form of ${infix}?`,
      right,
      wrong: [
        [...letters, ...operators].join(' '),
        postfixOf(leftToRight(infix)),
        prefixOf(tree),
        [...letters, ...operators.toReversed()].join(' '),
        postfixOf(mirrored(tree)),
      ],
      explanation: `Multiplication binds more than addition and subtraction, and equals group from the left, unless brackets say otherwise. Each operator goes behind its two operands: ${right}.`,
    };
  },
};

/** The expression as it would be if brackets and precedence did not matter. */
function leftToRight(infix: string): Expression {
  const [first = '', ...rest] = infix.replace(/[()]/g, '').split(' ');
  let tree: Expression = first;
  for (let place = 0; place + 1 < rest.length; place += 2) {
    tree = { operator: rest[place] ?? '', left: tree, right: rest[place + 1] ?? '' };
  }
  return tree;
}

const arrayAddress: Family = {
  name: 'array-element-address',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Moderate',
  make(random) {
    const [rows, columns] = [random.int(5, 20), random.int(5, 20)];
    const [row, column] = [random.int(1, rows - 1), random.int(1, columns - 1)];
    const size = random.pick([2, 4, 8]);
    const base = 100 * random.int(10, 50);
    const order = random.pick(['row', 'column']);
    const byRow = base + (row * columns + column) * size;
    const byColumn = base + (column * rows + row) * size;
    const [right, other] = order === 'row' ? [byRow, byColumn] : [byColumn, byRow];
    const steps =
      order === 'row'
        ? `${row} × ${columns} + ${column} = ${row * columns + column}`
        : `${column} × ${rows} + ${row} = ${column * rows + row}`;
    return {
      question: `An array int A[${rows}][${columns}] with indices from 0 is stored in ${order}-major order from address ${base}. An element takes ${size} bytes. What is the address of A[${row}][${column}]?`,
      right: String(right),
      wrong: [
        other,
        right + size,
        right - size,
        base + (row * rows + column) * size,
        base + (right - base) / size,
      ].map(String),
      explanation: `${steps} elements come before it: ${base} + ${(right - base) / size} × ${size} = ${right}.`,
    };
  },
};

const circularQueue: Family = {
  name: 'circular-queue',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Moderate',
  make(random) {
    const size = random.int(6, 15);
    const front = random.int(0, size - 1);
    const held = random.int(2, size - 2);
    const removed = random.int(1, held);
    const added = random.int(1, size - held + removed - 1);
    const last = front + held + added - 1;
    return {
      question: `A queue is kept in a circular array with the indices 0 to ${size - 1}. Its first element is at index ${front}, and it has ${held} elements. Then ${counted(removed, 'element')} ${removed === 1 ? 'is' : 'are'} removed and ${counted(added, 'element')} ${added === 1 ? 'is' : 'are'} added. At which index is the last element now?`,
      right: String(last % size),
      wrong: [last + 1, last - removed, last - 1, last + 2, last + removed].map((place) =>
        String((place + size) % size),
      ),
      explanation: `The last element was at (${front} + ${held} − 1) mod ${size} = ${(front + held - 1) % size}. Removing moves only the front; adding moves the end on by ${added}: ${(front + held - 1) % size} + ${added} = ${((front + held - 1) % size) + added}, modulo ${size} it is ${last % size}.`,
    };
  },
};

const stackTop: Family = {
  name: 'stack-operations',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Easy',
  make(random) {
    const values = random.shuffle(range(1, 30)).slice(0, 6);
    const stack: number[] = [];
    const steps: string[] = [];
    for (const value of values) {
      stack.push(value);
      steps.push(`push ${value}`);
      while (stack.length > 1 && random.int(0, 1) === 0) {
        stack.pop();
        steps.push('pop');
      }
    }
    if (stack.length < 2 || stack.length > 4) return this.make(random);
    const sum = sumOf(stack);
    return {
      question: `On an empty stack these operations are carried out: ${steps.join(', ')}. What is the sum of the numbers left on the stack?`,
      right: String(sum),
      wrong: [
        sumOf(values) - sum,
        sumOf(values),
        sumOf(values.slice(-stack.length)),
        sum + (values[0] ?? 0),
        sum - (stack.at(-1) ?? 0),
      ].map(String),
      explanation: `Each pop takes the number pushed last of those still there. Left, from the bottom: ${listed(stack)}; their sum is ${sum}.`,
    };
  },
};

export const linearStructuresFamilies: readonly Family[] = [
  linearProbing,
  quadraticProbing,
  longestChain,
  postfixValue,
  infixToPostfix,
  arrayAddress,
  circularQueue,
  stackTop,
].map(balanced);
