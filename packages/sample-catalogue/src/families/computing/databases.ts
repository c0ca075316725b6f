import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { counted, figure } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { listed, range } from './listing.ts';

const COMPUTING = 'Computer Science';
const DATABASES = 'Databases';

interface Dependency {
  from: string;
  to: string;
}

/** Dependencies of one or two attributes on the left and one or two others on the right. */
function randomDependencies(random: Random, attributes: string, count: number): Dependency[] {
  return range(1, count).map(() => {
    const letters = random.shuffle([...attributes]);
    const left = random.int(1, 2);
    return {
      from: sortedText(letters.slice(0, left)),
      to: sortedText(letters.slice(left, left + random.int(1, 2))),
    };
  });
}

function sortedText(letters: Iterable<string>): string {
  return [...letters].toSorted((a, b) => (a < b ? -1 : 1)).join('');
}

function dependenciesText(dependencies: readonly Dependency[]): string {
  return listed(dependencies.map(({ from, to }) => `${from} → ${to}`));
}

/** Whether no left side holds another one, which would make the dependencies look careless. */
function isUseful(dependencies: readonly Dependency[]): boolean {
  return dependencies.every((one) =>
    dependencies.every((other) => one === other || !contains(one.from, other.from)),
  );
}

function closure(attributes: string, dependencies: readonly Dependency[]): string {
  let known = new Set(attributes);
  for (let round = 0; round <= dependencies.length; round += 1) {
    for (const { from, to } of dependencies) {
      if ([...from].every((letter) => known.has(letter))) known = new Set([...known, ...to]);
    }
  }
  return sortedText(known);
}

function subsetsOf(attributes: string): string[] {
  return [...attributes]
    .reduce<string[]>((made, letter) => [...made, ...made.map((set) => set + letter)], [''])
    .filter(Boolean)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

function contains(whole: string, part: string): boolean {
  return [...part].every((letter) => whole.includes(letter));
}

function keysOf(attributes: string, dependencies: readonly Dependency[]): string[] {
  const keys: string[] = [];
  for (const set of subsetsOf(attributes)) {
    const isSuper = closure(set, dependencies) === attributes;
    if (isSuper && !keys.some((key) => contains(set, key))) keys.push(set);
  }
  return keys;
}

const attributeClosure: Family = {
  name: 'attribute-closure',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Easy',
  make(random) {
    const dependencies = randomDependencies(random, 'ABCDEF', 4);
    const start = sortedText(random.shuffle([...'ABCDEF']).slice(0, random.int(1, 2)));
    const closed = closure(start, dependencies);
    if (closed.length < start.length + 2 || !isUseful(dependencies)) return this.make(random);
    const steps: string[] = [];
    let known = start;
    while (known !== closed) {
      const next = dependencies.find(
        ({ from, to }) => contains(known, from) && !contains(known, to),
      );
      if (!next) break;
      known = sortedText(new Set(known + next.to));
      steps.push(`${next.from} → ${next.to} gives ${known}`);
    }
    const others = [...'ABCDEF'].filter((letter) => !closed.includes(letter));
    const later = [...closed].filter((letter) => !start.includes(letter));
    return {
      question: `The relation R(A, B, C, D, E, F) has the functional dependencies ${dependenciesText(dependencies)}. What is the closure of ${start}?`,
      right: closed,
      wrong: [
        ...later.map((letter) => closed.replace(letter, '')),
        ...others.map((letter) => sortedText(closed + letter)),
        'ABCDEF',
        start,
      ],
      explanation: `From ${start} on: ${steps.join(', ')}. No other dependency adds anything.`,
    };
  },
};

const keyCount: Family = {
  name: 'candidate-key-count',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Hard',
  make(random) {
    const dependencies = randomDependencies(random, 'ABCDE', random.int(3, 4));
    const keys = keysOf('ABCDE', dependencies);
    if (!isUseful(dependencies) || keys.length > 5 || (keys[0]?.length ?? 5) > 3)
      return this.make(random);
    const count = keys.length;
    return {
      question: `How many candidate keys does the relation R(A, B, C, D, E) with the functional dependencies ${dependenciesText(dependencies)} have?`,
      right: String(count),
      wrong: [count + 1, count - 1, count + 2, count + 3].filter((other) => other > 0).map(String),
      explanation: `Of the sets whose closure is ABCDE, those with no smaller one inside are ${listed(keys)}: ${counted(count, 'key')}.`,
    };
  },
};

const onlyKey: Family = {
  name: 'only-candidate-key',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Moderate',
  make(random) {
    const dependencies = randomDependencies(random, 'ABCDE', 3);
    const keys = keysOf('ABCDE', dependencies);
    const [key = ''] = keys;
    if (!isUseful(dependencies) || keys.length > 1 || key.length > 3 || key.length === 1)
      return this.make(random);
    const determined = [...'ABCDE'].filter((letter) => !key.includes(letter));
    const inner = [...key].map((letter) => key.replace(letter, ''));
    const swaps = determined.flatMap((letter) => inner.map((rest) => sortedText(rest + letter)));
    const given = [...'ABCDE'].filter(
      (letter) => !dependencies.some(({ to }) => to.includes(letter)),
    );
    return {
      question: `What is the only candidate key of the relation R(A, B, C, D, E) with the functional dependencies ${dependenciesText(dependencies)}?`,
      right: key,
      wrong: random.shuffle([
        ...swaps,
        ...inner,
        ...determined.map((letter) => sortedText(key + letter)),
      ]),
      explanation: `${listed(given)} ${given.length === 1 ? 'stands' : 'stand'} on no right side, so every key has ${given.length === 1 ? 'it' : 'them'}. The closure of ${key} is ABCDE, and no part of ${key} reaches that.`,
    };
  },
};

const NORMAL_FORMS = ['First', 'Second', 'Third', 'Boyce–Codd'];

/** The dependency that breaks each normal form from the second on; undefined where it is met. */
function breaches(attributes: string, dependencies: readonly Dependency[]): (string | undefined)[] {
  const keys = keysOf(attributes, dependencies);
  const isPrime = (letter: string): boolean => keys.some((key) => key.includes(letter));
  const single = dependencies.flatMap(({ from, to }) =>
    [...to].map((letter) => ({ from, to: letter })),
  );
  const partial = keys.flatMap((key) =>
    subsetsOf(key)
      .filter((part) => part !== key)
      .flatMap((part) =>
        [...closure(part, dependencies)]
          .filter((letter) => !part.includes(letter) && !isPrime(letter))
          .map((letter) => `${letter} depends on ${part}, a part of the key ${key}`),
      ),
  );
  const free = single.filter(({ from }) => closure(from, dependencies) !== attributes);
  const transitive = free.find(({ to }) => !isPrime(to));
  return [
    partial[0],
    transitive &&
      `in ${transitive.from} → ${transitive.to} the left side is no superkey and ${transitive.to} is in no key`,
    free[0] && `in ${free[0].from} → ${free[0].to} the left side is no superkey`,
  ];
}

const normalForm: Family = {
  name: 'highest-normal-form',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Hard',
  make(random) {
    const dependencies = randomDependencies(random, 'ABCD', random.int(2, 3));
    const broken = breaches('ABCD', dependencies);
    const found = broken.findIndex((breach) => breach !== undefined);
    const level = found < 0 ? 3 : found;
    // The four answers come up about equally often.
    if (!isUseful(dependencies) || level !== random.int(0, 3)) return this.make(random);
    const keys = keysOf('ABCD', dependencies);
    const name = (place: number): string => `${NORMAL_FORMS[place]} normal form`;
    return {
      question: `The relation R(A, B, C, D) has only atomic values and the functional dependencies ${dependenciesText(dependencies)}. What is the highest normal form that it is in?`,
      right: name(level),
      wrong: [0, 1, 2, 3].map(name),
      explanation: `${keys.length === 1 ? 'The only key is' : 'The keys are'} ${listed(keys)}. ${
        level === 3
          ? 'The left side of every dependency is a superkey, so R is in Boyce–Codd normal form.'
          : `R is not in ${name(level + 1).replace(/^[FST]/, (letter) => letter.toLowerCase())}: ${broken[level]}.`
      }`,
    };
  },
};

const superkeyCount: Family = {
  name: 'superkey-count',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Moderate',
  make(random) {
    const size = random.int(5, 8);
    const attributes = 'ABCDEFGH'.slice(0, size);
    const letters = random.shuffle([...attributes]);
    const [first, second] = [random.int(1, 2), random.int(1, 2)];
    const shared = random.int(0, 1) === 1 && first + second > 2 ? 1 : 0;
    const a = sortedText(letters.slice(0, first));
    const b = sortedText(letters.slice(first - shared, first - shared + second));
    const both = new Set(a + b).size;
    if (contains(a, b) || contains(b, a)) return this.make(random);
    const [ofA, ofB, ofBoth] = [2 ** (size - a.length), 2 ** (size - b.length), 2 ** (size - both)];
    const count = ofA + ofB - ofBoth;
    return {
      question: `A relation has the ${size} attributes ${listed([...attributes])}, and its only candidate keys are ${a} and ${b}. How many superkeys does it have?`,
      right: String(count),
      wrong: [ofA + ofB, ofBoth, 2 ** size - count, count - 1, ofA, count + 2].map(String),
      explanation: `2^${size - a.length} = ${ofA} sets contain ${a} and 2^${size - b.length} = ${ofB} contain ${b}; 2^${size - both} = ${ofBoth} contain both and are counted twice: ${ofA} + ${ofB} − ${ofBoth} = ${count}.`,
    };
  },
};

const treeOrder: Family = {
  name: 'b-plus-tree-order',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Moderate',
  make(random) {
    const block = random.pick([512, 1024, 2048, 4096]);
    const key = random.int(5, 16);
    const pointer = random.int(4, 10);
    const order = Math.floor((block + key) / (key + pointer));
    return {
      question: `An inner node of a B+ tree fills a block of ${figure(block)} bytes. A key takes ${key} bytes and a pointer to a child ${pointer} bytes. At most how many children can such a node have?`,
      right: String(order),
      wrong: [
        order - 1,
        order + 1,
        Math.floor(block / key),
        Math.floor(block / pointer),
        order + 2,
      ].map(String),
      explanation: `A node with p children has p − 1 keys: ${pointer}p + ${key}(p − 1) ≤ ${figure(block)}, so p ≤ ${figure(block + key)} ÷ ${key + pointer}, which is at most ${order}.`,
    };
  },
};

interface Step {
  by: number;
  writes: boolean;
  item: string;
}

function scheduleText(steps: readonly Step[]): string {
  return steps.map(({ by, writes, item }) => `${writes ? 'W' : 'R'}${by}(${item})`).join(', ');
}

/** Pairs of transactions, the first of which has a step that conflicts with a later one of the second. */
function conflicts(steps: readonly Step[]): string[] {
  const edges = steps.flatMap((early, place) =>
    steps
      .slice(place + 1)
      .filter(
        (late) => late.by !== early.by && late.item === early.item && (late.writes || early.writes),
      )
      .map((late) => `T${early.by} → T${late.by}`),
  );
  return [...new Set(edges)].toSorted((a, b) => (a < b ? -1 : 1));
}

function randomSchedule(random: Random): Step[] {
  const steps = random.shuffle(
    [1, 2, 3].flatMap((by) =>
      range(1, 2).map(() => ({
        by,
        writes: random.int(0, 1) === 1,
        item: random.pick(['x', 'y']),
      })),
    ),
  );
  const isRepeated = [1, 2, 3].some((by) => {
    const [a, b] = steps.filter((step) => step.by === by);
    return a?.item === b?.item && a?.writes === b?.writes;
  });
  return isRepeated ? randomSchedule(random) : steps;
}

const precedenceEdges: Family = {
  name: 'precedence-graph-edges',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Moderate',
  make(random) {
    const steps = randomSchedule(random);
    const edges = conflicts(steps);
    if (edges.length === 0) return this.make(random);
    return {
      question: `R1(x) stands for a read of x by the transaction T1, W1(x) for a write. How many edges has the precedence graph of the schedule ${scheduleText(steps)}? (Two steps that conflict in the same direction as two others of the same transactions add no edge.)`,
      right: String(edges.length),
      wrong: [edges.length + 1, edges.length - 1, edges.length + 2, edges.length + 3].map(String),
      explanation: `An edge leads from the transaction of the earlier to that of the later of two steps on the same item, at least one of them a write. These are ${listed(edges)}: ${counted(edges.length, 'edge')}.`,
    };
  },
};

const SERIAL_ORDERS = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
];

const serialOrder: Family = {
  name: 'conflict-equivalent-order',
  subject: COMPUTING,
  topic: DATABASES,
  difficulty: 'Hard',
  make(random) {
    const steps = randomSchedule(random);
    const edges = conflicts(steps);
    const text = (order: readonly number[]): string => order.map((by) => `T${by}`).join(', ');
    const fitting = SERIAL_ORDERS.filter((order) =>
      edges.every((edge) => order.indexOf(Number(edge[1])) < order.indexOf(Number(edge.at(-1)))),
    );
    const [order] = fitting;
    const none = 'It is not conflict serialisable';
    if (fitting.length > 1 || (fitting.length === 0 && random.int(0, 1) === 0))
      return this.make(random);
    const right = order ? text(order) : none;
    return {
      question: `R1(x) stands for a read of x by the transaction T1, W1(x) for a write. To which serial order is the schedule ${scheduleText(steps)} conflict equivalent?`,
      right,
      wrong: [order ? none : text([1, 2, 3]), ...random.shuffle(SERIAL_ORDERS).map(text)],
      explanation: `The conflicts give the precedence graph ${listed(edges)}. ${order ? `It has no cycle, and ${right} is the only order that agrees with all edges.` : 'It has a cycle, so no serial order is conflict equivalent.'}`,
    };
  },
};

export const databasesFamilies: readonly Family[] = [
  attributeClosure,
  keyCount,
  onlyKey,
  normalForm,
  superkeyCount,
  treeOrder,
  precedenceEdges,
  serialOrder,
].map(balancedWithSlips);
