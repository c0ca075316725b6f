import type { SeveralFamily, SeveralItem } from '../../family.ts';
import type { Random } from '../../random.ts';

const COMPUTING = 'Computer Science';
const MATHEMATICS = 'Engineering Mathematics';

/** A list of some of these, so many. */
function draw<T>(random: Random, items: readonly T[], count: number): T[] {
  return random.shuffle(items).slice(0, count);
}

/** Divides candidates by whether they are right. */
function divide(
  candidates: readonly string[],
  isRight: (candidate: string) => boolean,
): Pick<SeveralItem, 'rights' | 'wrong'> {
  return {
    rights: candidates.filter(isRight),
    wrong: candidates.filter((candidate) => !isRight(candidate)),
  };
}

/** Functions of n with their growth: powers of n and of log n; the last ones grow faster than powers. */
const FUNCTIONS = [
  { text: 'log n', power: 0, logs: 1 },
  { text: '√n', power: 0.5, logs: 0 },
  { text: '5n', power: 1, logs: 0 },
  { text: 'n log n', power: 1, logs: 1 },
  { text: 'n√n', power: 1.5, logs: 0 },
  { text: 'n(log n)²', power: 1, logs: 2 },
  { text: '3n² + 7n', power: 2, logs: 0 },
  { text: 'n² log n', power: 2, logs: 1 },
  { text: 'n²√n', power: 2.5, logs: 0 },
  { text: 'n³ ÷ 100', power: 3, logs: 0 },
  { text: 'n³ log n', power: 3, logs: 1 },
  { text: 'n⁴', power: 4, logs: 0 },
  { text: '2ⁿ', power: Infinity, logs: 0 },
] as const;

const growth: SeveralFamily = {
  name: 'several-growth-of-functions',
  subject: COMPUTING,
  topic: 'Algorithms',
  difficulty: 'Easy',
  make(random) {
    const bound = random.pick(FUNCTIONS.slice(0, -1));
    const shown = FUNCTIONS.filter((own) => own !== bound);
    const isUpper = random.int(0, 1) === 1;
    const difference = (own: (typeof FUNCTIONS)[number]): number =>
      own.power === bound.power ? own.logs - bound.logs : own.power - bound.power;
    const isRight = (own: (typeof FUNCTIONS)[number]): boolean =>
      isUpper ? difference(own) <= 0 : difference(own) >= 0;
    const set = `${isUpper ? 'O' : 'Ω'}(${bound.text})`;
    return {
      question: `Which of these functions are in ${set}?`,
      rights: shown.filter(isRight).map(({ text }) => text),
      wrong: shown.filter((own) => !isRight(own)).map(({ text }) => text),
      explanation: `A function is in ${set} if it grows at ${isUpper ? 'most' : 'least'} as fast, whatever its constant factors. Powers of n decide first, then powers of log n; 2ⁿ grows faster than every power.`,
    };
  },
};

interface Dependency {
  from: string;
  to: string;
}

const ATTRIBUTES = ['A', 'B', 'C', 'D', 'E'];

/** The attributes that follow from some by the dependencies. */
function closure(start: string, dependencies: readonly Dependency[]): Set<string> {
  const known = new Set(start);
  for (let round = 0; round < ATTRIBUTES.length; round += 1) {
    for (const { from, to } of dependencies) {
      if ([...from].every((attribute) => known.has(attribute))) {
        for (const attribute of to) known.add(attribute);
      }
    }
  }
  return known;
}

function dependencies(random: Random): Dependency[] {
  return Array.from({ length: random.int(3, 4) }, () => {
    const [first = 'A', second = 'B', third = 'C'] = random.shuffle(ATTRIBUTES);
    return random.int(1, 3) === 1
      ? { from: [first, second].toSorted().join(''), to: third }
      : { from: first, to: second };
  });
}

const arrow = ({ from, to }: Dependency): string => `${from} → ${to}`;

const implied: SeveralFamily = {
  name: 'several-implied-dependencies',
  subject: COMPUTING,
  topic: 'Databases',
  difficulty: 'Moderate',
  make(random) {
    const given = dependencies(random);
    const listed = new Set(given.map(arrow));
    const pairs = ATTRIBUTES.flatMap((first, index) =>
      ATTRIBUTES.slice(index + 1).map((second) => first + second),
    );
    const candidates = [...ATTRIBUTES, ...pairs].flatMap((from) =>
      ATTRIBUTES.filter((to) => !from.includes(to)).map((to) => arrow({ from, to })),
    );
    const asked = candidates.filter((candidate) => !listed.has(candidate));
    return {
      question: `R(A, B, C, D, E) has the functional dependencies ${given.map(arrow).join(', ')}. Which of these follow from them?`,
      ...divide(draw(random, asked, 24), (candidate) => {
        const [from = '', to = ''] = candidate.split(' → ');
        return closure(from, given).has(to);
      }),
      explanation: `X → Y follows if Y is in the closure of X. Here: ${ATTRIBUTES.map((from) => `${from}⁺ = {${[...closure(from, given)].toSorted().join(', ')}}`).join(', ')}; closures of two attributes are found in the same way.`,
    };
  },
};

const candidateKeys: SeveralFamily = {
  name: 'several-candidate-keys',
  subject: COMPUTING,
  topic: 'Databases',
  difficulty: 'Hard',
  make(random) {
    const given = dependencies(random);
    const sets = Array.from({ length: 31 }, (_, index) =>
      ATTRIBUTES.filter((_attribute, place) => ((index + 1) >> place) & 1).join(''),
    ).filter(({ length }) => length < 5);
    const isSuper = (set: string): boolean => closure(set, given).size === 5;
    const isKey = (set: string): boolean =>
      isSuper(set) && [...set].every((attribute) => !isSuper(set.replace(attribute, '')));
    const keys = sets.filter(isKey);
    const near = sets.filter((set) => !isKey(set) && set.length >= (keys[0]?.length ?? 1) - 1);
    return {
      question: `R(A, B, C, D, E) has the functional dependencies ${given.map(arrow).join(', ')} and no others that do not follow from them. Which of these are candidate keys of R?`,
      rights: keys,
      wrong: draw(random, near, 6),
      explanation: `A candidate key determines all attributes, and none of its attributes can be left out. The candidate keys are ${keys.join(', ')}.`,
    };
  },
};

/** A tree of numbers as a binary search tree keeps them. */
function preorders(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((root, index) =>
    preorders(values.slice(0, index)).flatMap((left) =>
      preorders(values.slice(index + 1)).map((right) => [root, ...left, ...right]),
    ),
  );
}

const searchTrees: SeveralFamily = {
  name: 'several-preorders-of-search-trees',
  subject: COMPUTING,
  topic: 'Data Structures',
  difficulty: 'Moderate',
  make(random) {
    const values = draw(
      random,
      Array.from({ length: 40 }, (_, index) => index + 10),
      5,
    ).toSorted((one, other) => one - other);
    const possible = preorders(values).map((order) => order.join(', '));
    const known = new Set(possible);
    const others = Array.from({ length: 12 }, () => random.shuffle(values).join(', '));
    return {
      question: `Which of these can be the preorder traversal of a binary search tree with the keys ${values.join(', ')}?`,
      rights: draw(random, possible, 3),
      wrong: others.filter((order) => !known.has(order)),
      explanation: `After the root come all smaller keys and then all larger ones, in each subtree again. Once a larger key than some root has come, no smaller key than that root may follow.`,
    };
  },
};

const TASKS = ['P', 'Q', 'R', 'S', 'T'];

const topological: SeveralFamily = {
  name: 'several-topological-orders',
  subject: COMPUTING,
  topic: 'Algorithms',
  difficulty: 'Easy',
  make(random) {
    const order = random.shuffle(TASKS);
    const pairs = order.flatMap((from, index) => order.slice(index + 1).map((to) => [from, to]));
    const edges = draw(random, pairs, 5);
    const fits = (letters: string): boolean =>
      edges.every(([from = '', to = '']) => letters.indexOf(from) < letters.indexOf(to));
    const candidates = Array.from({ length: 60 }, () => random.shuffle(TASKS).join(''));
    return {
      question: `A directed graph has the edges ${edges.map(([from, to]) => `${from} → ${to}`).join(', ')}. Which of these are topological orders of its vertices P, Q, R, S, T?`,
      ...divide([...new Set([order.join(''), ...candidates])], fits),
      explanation: `In a topological order, every edge goes from an earlier to a later vertex. ${order.join('')} is one of them; an order is wrong as soon as one edge goes back.`,
    };
  },
};

/** Regular expressions that read well, and what their strings have in common. */
const LANGUAGES = [
  { text: '(a|b)*abb', pattern: /^(?:a|b)*abb$/, words: 'end with abb' },
  { text: 'a*b*', pattern: /^a*b*$/, words: 'have no a after a b' },
  { text: '(ab|ba)*', pattern: /^(?:ab|ba)*$/, words: 'consist of pairs ab and ba' },
  { text: 'b*(ab*ab*)*', pattern: /^b*(?:ab*ab*)*$/, words: 'have an even number of a' },
  { text: '(a|b)*aa(a|b)*', pattern: /^(?:a|b)*aa(?:a|b)*$/, words: 'contain aa' },
  { text: '(b|ab)*(a|ε)', pattern: /^(?:b|ab)*a?$/, words: 'do not contain aa' },
  { text: 'a(a|b)*b', pattern: /^a(?:a|b)*b$/, words: 'begin with a and end with b' },
  { text: '((a|b)(a|b))*', pattern: /^(?:(?:a|b)(?:a|b))*$/, words: 'have an even length' },
  {
    text: '(a|b)*a(a|b)',
    pattern: /^(?:a|b)*a(?:a|b)$/,
    words: 'have an a before the last letter',
  },
  { text: '(aa|b)*', pattern: /^(?:aa|b)*$/, words: 'have only runs of a of even length' },
  { text: 'a*ba*ba*', pattern: /^a*ba*ba*$/, words: 'have exactly two b' },
  { text: '(a|ba)*(b|ε)', pattern: /^(?:a|ba)*b?$/, words: 'do not contain bb' },
  {
    text: '((a|b)(a|b)(a|b))*',
    pattern: /^(?:(?:a|b)(?:a|b)(?:a|b))*$/,
    words: 'have a length divisible by three',
  },
  { text: '(a|b)a(a|b)*', pattern: /^(?:a|b)a(?:a|b)*$/, words: 'have an a in the second place' },
  { text: 'a*(b|ε)a*', pattern: /^a*b?a*$/, words: 'have at most one b' },
  { text: '(a|b)*ba(a|b)*', pattern: /^(?:a|b)*ba(?:a|b)*$/, words: 'contain ba' },
] as const;

const regular: SeveralFamily = {
  name: 'several-strings-of-a-language',
  subject: COMPUTING,
  topic: 'Theory of Computation',
  difficulty: 'Easy',
  make(random) {
    const { text, pattern, words } = random.pick(LANGUAGES);
    const isAsked = random.int(0, 2) > 0;
    const candidates = Array.from({ length: 60 }, () =>
      Array.from({ length: random.int(4, 7) }, () => random.pick(['a', 'a', 'b'])).join(''),
    );
    return {
      question: `Which of these strings does the regular expression ${text} ${isAsked ? '' : 'not '}describe?`,
      ...divide([...new Set(candidates)], (candidate) => pattern.test(candidate) === isAsked),
      explanation: `It describes the strings over {a, b} that ${words}.`,
    };
  },
};

interface Need {
  name: string;
  held: number;
  most: number;
}

/** Whether the processes can end in this order. */
function isSafe(order: string, processes: readonly Need[], free: number): boolean {
  let left = free;
  return [...order].every((name) => {
    const own = processes.find((process) => process.name === name);
    if (!own || own.most - own.held > left) return false;
    left += own.held;
    return true;
  });
}

const bankers: SeveralFamily = {
  name: 'several-safe-sequences',
  subject: COMPUTING,
  topic: 'Operating Systems',
  difficulty: 'Moderate',
  make(random) {
    const processes = ['P', 'Q', 'R', 'S'].map((name): Need => {
      const held = random.int(1, 5);
      return { name, held, most: held + random.int(1, 8) };
    });
    const free = random.int(2, 5);
    const orders = Array.from({ length: 40 }, () => random.shuffle(['P', 'Q', 'R', 'S']).join(''));
    return {
      question: `${processes.map(({ name, held, most }) => `${name} holds ${held} of at most ${most}`).join(', ')} units of a resource, and ${free} units are free. In which of these orders can the processes get all that they may still ask for, and end?`,
      ...divide([...new Set(orders)], (order) => isSafe(order, processes, free)),
      explanation: `They may still ask for ${processes.map(({ name, held, most }) => `${name}: ${most - held}`).join(', ')}. A process can end if this is free; then it returns what it holds.`,
    };
  },
};

function address(value: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
}

const subnetMembers: SeveralFamily = {
  name: 'several-addresses-of-a-subnet',
  subject: COMPUTING,
  topic: 'Computer Networks',
  difficulty: 'Easy',
  make(random) {
    const prefix = random.int(19, 28);
    const size = 2 ** (32 - prefix);
    const host =
      ((random.int(10, 220) * 256 + random.int(0, 255)) * 256 + random.int(0, 255)) * 256;
    const base = Math.floor((host + random.int(0, 255)) / size) * size;
    const inside = Array.from({ length: 3 }, () => base + random.int(1, size - 2));
    const outside = [base - random.int(1, size), base + size + random.int(0, size - 1)];
    return {
      question: `Which of these addresses are in the network ${address(base)}/${prefix}?`,
      rights: inside.map(address),
      wrong: [...outside, base + 3 * size + random.int(1, 9), base - 2 * size - 7].map(address),
      explanation: `The network has 2^${32 - prefix} = ${size} addresses, from ${address(base)} to ${address(base + size - 1)}.`,
    };
  },
};

/** Formulas, and with which of the others they are equivalent: the same letter, the same truth. */
const FORMULAS = [
  { text: 'p → q', truth: 'if' },
  { text: '¬p ∨ q', truth: 'if' },
  { text: '¬q → ¬p', truth: 'if' },
  { text: '¬(p ∧ ¬q)', truth: 'if' },
  { text: 'p ∧ q', truth: 'and' },
  { text: '¬(¬p ∨ ¬q)', truth: 'and' },
  { text: 'q ∧ p', truth: 'and' },
  { text: '¬(p → ¬q)', truth: 'and' },
  { text: 'p ∨ q', truth: 'or' },
  { text: '¬p → q', truth: 'or' },
  { text: '¬(¬p ∧ ¬q)', truth: 'or' },
  { text: '¬q → p', truth: 'or' },
  { text: 'p ↔ q', truth: 'same' },
  { text: '(p → q) ∧ (q → p)', truth: 'same' },
  { text: '¬p ↔ ¬q', truth: 'same' },
  { text: '(p ∧ q) ∨ (¬p ∧ ¬q)', truth: 'same' },
  { text: 'q → p', truth: 'fi' },
  { text: '¬p → ¬q', truth: 'fi' },
  { text: 'p ∨ ¬q', truth: 'fi' },
  { text: '¬(q ∧ ¬p)', truth: 'fi' },
] as const;

const equivalent: SeveralFamily = {
  name: 'several-equivalent-formulas',
  subject: MATHEMATICS,
  topic: 'Discrete Mathematics',
  difficulty: 'Easy',
  make(random) {
    const given = random.pick(FORMULAS);
    const others = FORMULAS.filter((own) => own !== given);
    const isAsked = random.int(0, 2) > 0;
    const isSame = (own: (typeof FORMULAS)[number]): boolean => own.truth === given.truth;
    const isRight = (own: (typeof FORMULAS)[number]): boolean => isSame(own) === isAsked;
    return {
      question: `Which of these formulas are ${isAsked ? '' : 'not '}equivalent to ${given.text}? (Equivalent formulas have the same truth value for all p and q.)`,
      rights: others.filter(isRight).map(({ text }) => text),
      wrong: others.filter((own) => !isRight(own)).map(({ text }) => text),
      explanation: `Equivalent to ${given.text} are ${others
        .filter(isSame)
        .map(({ text }) => text)
        .join(', ')}. All others differ from it for some values of p and q.`,
    };
  },
};

const independent: SeveralFamily = {
  name: 'several-independent-vectors',
  subject: MATHEMATICS,
  topic: 'Linear Algebra',
  difficulty: 'Moderate',
  make(random) {
    const vector = (): number[] => Array.from({ length: 3 }, () => random.int(-3, 4));
    const [u, v] = [vector(), vector()];
    const cross = [0, 1, 2].map((place) => {
      const [next, last] = [(place + 1) % 3, (place + 2) % 3];
      return (u[next] ?? 0) * (v[last] ?? 0) - (u[last] ?? 0) * (v[next] ?? 0);
    });
    const plane = Array.from({ length: 10 }, () => {
      const [a, b] = [random.int(-2, 2), random.int(-2, 2)];
      return u.map((own, place) => a * own + b * (v[place] ?? 0));
    });
    const isOutside = (own: readonly number[]): boolean =>
      cross.some((part) => part !== 0) &&
      own.reduce((sum, part, place) => sum + part * (cross[place] ?? 0), 0) !== 0;
    const write = (own: readonly number[]): string =>
      `(${own.map((part) => String(part).replace('-', '−')).join(', ')})`;
    const outside = Array.from({ length: 8 }, vector).filter(isOutside);
    const inside = plane.filter((own) => !isOutside(own));
    const isFair = cross.some((part) => part !== 0);
    return {
      question: `Which of these vectors are, together with ${write(u)} and ${write(v)}, linearly independent?`,
      rights: isFair ? outside.map(write) : [],
      wrong: inside.map(write),
      explanation: `The determinant of the three vectors must not be zero: x · ${write(cross)} ≠ 0, where ${write(cross)} is the vector product of the first two.`,
    };
  },
};

export const severalComputingFamilies: readonly SeveralFamily[] = [
  growth,
  implied,
  candidateKeys,
  searchTrees,
  topological,
  regular,
  bankers,
  subnetMembers,
];

export const severalEngineeringMathematicsFamilies: readonly SeveralFamily[] = [
  equivalent,
  independent,
];
