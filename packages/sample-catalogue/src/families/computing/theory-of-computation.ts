import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { figure } from '../../wording.ts';
import { balancedWithSlips } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const COMPUTING = 'Computer Science';
const THEORY = 'Theory of Computation';

/** Where each state goes on each letter, by place in the alphabet. */
type Table = readonly (readonly number[])[];

const STATES = ['P', 'Q', 'R', 'S'];

/** A deterministic automaton all of whose states can be reached from the first. */
function randomTable(random: Random, states: number): Table {
  const table = range(1, states).map(() => [random.int(0, states - 1), random.int(0, states - 1)]);
  const reached = new Set([0]);
  for (const state of reached) for (const next of table[state] ?? []) reached.add(next);
  return reached.size === states ? table : randomTable(random, states);
}

function tableText(table: Table): string {
  return table
    .map(
      (row, state) =>
        `δ(${nameOf(state)}, 0) = ${nameOf(row[0])}, δ(${nameOf(state)}, 1) = ${nameOf(row[1])}`,
    )
    .join('; ');
}

function nameOf(state: number | undefined): string {
  return STATES[state ?? -1] ?? '';
}

function statesAlong(table: Table, word: string): number[] {
  const visited = [0];
  for (const letter of word) visited.push(table[visited.at(-1) ?? 0]?.[Number(letter)] ?? 0);
  return visited;
}

const stateAfterWord: Family = {
  name: 'dfa-state-after-word',
  subject: COMPUTING,
  topic: THEORY,
  difficulty: 'Easy',
  make(random) {
    const table = randomTable(random, 4);
    const word = Array.from({ length: random.int(5, 7) }, () => random.int(0, 1)).join('');
    const visited = statesAlong(table, word);
    const right = nameOf(visited.at(-1));
    return {
      question: `A deterministic finite automaton starts in P and has the moves ${tableText(table)}. In which state is it after reading ${word}?`,
      right,
      wrong: STATES.filter((state) => state !== right),
      explanation: `Letter by letter it goes ${visited.map(nameOf).join(' → ')}.`,
    };
  },
};

const acceptedWords: Family = {
  name: 'dfa-accepted-word-count',
  subject: COMPUTING,
  topic: THEORY,
  difficulty: 'Moderate',
  make(random) {
    const table = randomTable(random, 3);
    const accepting = random.int(0, 2);
    const length = random.int(3, 6);
    const rows = [[1, 0, 0]];
    for (let step = 0; step < length; step += 1) {
      const next = [0, 0, 0];
      (rows.at(-1) ?? []).forEach((ways, state) => {
        for (const to of table[state] ?? []) next[to] = (next[to] ?? 0) + ways;
      });
      rows.push(next);
    }
    const count = rows.at(-1)?.[accepting] ?? 0;
    const all = 2 ** length;
    if (count === 0 || count === all) return this.make(random);
    return {
      question: `A deterministic finite automaton over {0, 1} starts in P, accepts in ${nameOf(accepting)} only and has the moves ${tableText(table)}. How many words of length ${length} does it accept?`,
      right: String(count),
      wrong: [
        all - count,
        rows.at(-2)?.[accepting] ?? 0,
        ...(rows.at(-1) ?? []),
        count + 1,
        count + 2,
        all / 2,
      ].map(String),
      explanation: `The number of words that lead to P, Q and R, for lengths from 0 to ${length}: ${rows.map((row) => `(${row.join(', ')})`).join(', ')}. Of the last three numbers ${count} is that of ${nameOf(accepting)}.`,
    };
  },
};

const countingStates: Family = {
  name: 'dfa-states-two-counts',
  subject: COMPUTING,
  topic: THEORY,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(2, 7), random.int(2, 7)];
    const [a, b] = random.pick(['ab', '01', 'xy', 'pq']);
    const rest = random.int(0, first - 1);
    const condition =
      rest === 0 ? `divisible by ${first}` : `${rest} more than a multiple of ${first}`;
    const states = first * second;
    return {
      question: `How many states has the smallest complete deterministic automaton for the words over {${a}, ${b}} in which the number of symbols ${a} is ${condition} and the number of symbols ${b} is divisible by ${second}?`,
      right: String(states),
      wrong: [first + second, states + 1, states - 1, first + second - 1, 2 * states].map(String),
      explanation: `The automaton must know the number of symbols ${a} modulo ${first} and that of symbols ${b} modulo ${second}; any two different pairs of remainders are told apart by some ending. So there are ${first} × ${second} = ${states} states.`,
    };
  },
};

const remainderStates: Family = {
  name: 'dfa-states-remainder',
  subject: COMPUTING,
  topic: THEORY,
  difficulty: 'Moderate',
  make(random) {
    const base = random.pick([2, 3]);
    const divisor = random.int(4, 19);
    const rest = random.int(0, divisor - 1);
    if (divisor % base === 0) return this.make(random);
    const digits =
      base === 2 ? '{0, 1}, read as binary numbers' : '{0, 1, 2}, read as numbers in base 3';
    const condition =
      rest === 0
        ? `are divisible by ${divisor}`
        : `leave the remainder ${rest} when divided by ${divisor}`;
    return {
      question: `How many states has the smallest deterministic automaton that accepts exactly the words over ${digits}, most significant digit first, that ${condition}? (The empty word counts as 0.)`,
      right: String(divisor),
      wrong: [
        divisor + 1,
        divisor - 1,
        base * divisor,
        divisor * 2 + 1,
        Math.ceil(Math.log2(divisor)),
      ].map(String),
      explanation: `It must remember the remainder modulo ${divisor}: a digit d takes the remainder r to ${base}r + d. As ${divisor} and ${base} have no common factor, no two of the ${divisor} remainders can be merged.`,
    };
  },
};

const subsetConstruction: Family = {
  name: 'nfa-subset-construction',
  subject: COMPUTING,
  topic: THEORY,
  difficulty: 'Hard',
  make(random) {
    const moves = range(0, 2).map(() =>
      [0, 1].map(() => range(0, 2).filter(() => random.int(0, 2) > 1)),
    );
    const sets: string[] = ['0'];
    for (const set of sets) {
      for (const letter of [0, 1]) {
        const targets = new Set([...set].flatMap((state) => moves[Number(state)]?.[letter] ?? []));
        const next = [0, 1, 2].filter((state) => targets.has(state)).join('');
        if (!sets.includes(next)) sets.push(next);
      }
    }
    const count = sets.length;
    if (count < 3) return this.make(random);
    const named = (set: string): string =>
      set === '' ? '∅' : `{${[...set].map((state) => nameOf(Number(state))).join(', ')}}`;
    const lines = moves.flatMap((letters, state) =>
      letters.map((to, letter) => `δ(${nameOf(state)}, ${letter}) = ${named(to.join(''))}`),
    );
    return {
      question: `A nondeterministic automaton starts in P and has the moves ${lines.join(', ')}. How many states, the empty set included where it occurs, does the subset construction reach?`,
      right: String(count),
      wrong: [8, 3, count + 1, count - 1, count + 2, 4].map(String),
      explanation: `From {P} on, the sets that come up are ${listed(sets.map(named))}: ${count}.`,
    };
  },
};

const wordsWithout: Family = {
  name: 'words-without-pattern',
  subject: COMPUTING,
  topic: THEORY,
  difficulty: 'Moderate',
  make(random) {
    const alphabet = random.pick(['01', 'ab', 'abc', '012']);
    const length = alphabet.length === 2 ? random.int(5, 9) : random.int(4, 6);
    const size = random.int(2, 3);
    const pattern = Array.from({ length: size }, () => random.pick([...alphabet])).join('');
    const counts = range(1, length).map((letters) => avoiding(alphabet, pattern, letters));
    const count = counts.at(-1) ?? 0;
    const all = alphabet.length ** length;
    return {
      question: `How many words of length ${length} over {${[...alphabet].join(', ')}} do not contain ${pattern}?`,
      right: figure(count),
      wrong: [
        all - count,
        counts.at(-2) ?? 0,
        count + 1,
        all - (length - size + 1) * alphabet.length ** (length - size),
        count - 2,
      ]
        .filter((other) => other > 0)
        .map(figure),
      explanation: `An automaton that remembers how much of ${pattern} has just been read counts such words length by length. For lengths 1 to ${length} there are ${listed(counts.map(figure))}.`,
    };
  },
};

/** How many words avoid a pattern: the words are counted by the longest start of it that ends them. */
function avoiding(alphabet: string, pattern: string, length: number): number {
  let ways = new Map([['', 1]]);
  for (let step = 0; step < length; step += 1) {
    const next = new Map<string, number>();
    for (const [seen, count] of ways) {
      for (const letter of alphabet) {
        let end = seen + letter;
        while (!pattern.startsWith(end)) end = end.slice(1);
        if (end !== pattern) next.set(end, (next.get(end) ?? 0) + count);
      }
    }
    ways = next;
  }
  return sumOf([...ways.values()]);
}

const blocksOfExpression: Family = {
  name: 'regular-expression-words',
  subject: COMPUTING,
  topic: THEORY,
  difficulty: 'Moderate',
  make(random) {
    const letters = random.pick(['abc', 'xyz', 'pqr', 'uvw']);
    const blocks = [...letters]
      .slice(0, random.int(2, 3))
      .map((letter) => letter.repeat(random.int(1, 3)));
    const length = random.int(5, 8);
    const counts = [1];
    for (let size = 1; size <= length; size += 1) {
      counts.push(sumOf(blocks.map((block) => counts[size - block.length] ?? 0)));
    }
    const count = counts[length] ?? 0;
    if (count < 3 || blocks.every((block) => block.length === 1)) return this.make(random);
    const terms = blocks.map((block) => `w(n − ${block.length})`).join(' + ');
    return {
      question: `How many words of length ${length} does the regular expression (${blocks.join(' + ')})* describe? (Plus is the choice.)`,
      right: figure(count),
      wrong: [
        counts[length - 1] ?? 0,
        sumOf(counts),
        count + 1,
        blocks.length ** length,
        count - 1,
        count + 2,
      ].map(figure),
      explanation: `A word ends in one of the blocks, so with w(0) = 1 there are w(n) = ${terms} words of length n, and none of negative length. From w(0) on: ${counts.map(figure).join(', ')}.`,
    };
  },
};

export const theoryOfComputationFamilies: readonly Family[] = [
  stateAfterWord,
  acceptedWords,
  countingStates,
  remainderStates,
  subsetConstruction,
  wordsWithout,
  blocksOfExpression,
].map(balancedWithSlips);
