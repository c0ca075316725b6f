import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, type Solver } from '../../testing/expect-family.ts';
import { theoryOfComputationFamilies } from './theory-of-computation.ts';

/** The moves of a stem's automaton: from state and letter to the set of next states. */
function movesOf(stem: string): Map<string, string[]> {
  return new Map(
    [...stem.matchAll(/δ\(([P-S]), ([01])\) = (?:([P-S])|\{([P-S, ]+)\}|∅)/g)].map(
      ([, from, letter, one, many]) => [
        `${from}${letter}`,
        one ? [one] : (many?.split(', ') ?? []),
      ],
    ),
  );
}

function run(moves: Map<string, string[]>, word: string): string {
  return [...word].reduce((state, letter) => moves.get(state + letter)?.[0] ?? '', 'P');
}

function words(alphabet: readonly string[], length: number): string[] {
  return length === 0
    ? ['']
    : words(alphabet, length - 1).flatMap((word) => alphabet.map((letter) => word + letter));
}

/** How many states the minimal automaton has for one given by its moves; Moore's refinement. */
function minimalStates(
  start: string,
  next: (state: string) => string[],
  accepts: (state: string) => boolean,
): number {
  const reached = new Set([start]);
  for (const state of reached) next(state).forEach((to) => reached.add(to));
  let group = new Map([...reached].map((state) => [state, String(accepts(state))]));
  for (;;) {
    const finer = new Map(
      [...reached].map((state) => [
        state,
        [state, ...next(state)].map((to) => group.get(to)).join('/'),
      ]),
    );
    const [before, after] = [new Set(group.values()).size, new Set(finer.values()).size];
    if (before === after) return after;
    const names = [...new Set(finer.values())];
    group = new Map([...finer].map(([state, name]) => [state, String(names.indexOf(name))]));
  }
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'dfa-state-after-word': (stem) => run(movesOf(stem), /reading ([01]+)\?/.exec(stem)?.[1] ?? ''),
  'dfa-accepted-word-count': (stem) => {
    const [, accepting = '', length = ''] =
      /accepts in ([P-R]) only .* length (\d) does/.exec(stem) ?? [];
    const moves = movesOf(stem);
    return words(['0', '1'], Number(length)).filter((word) => run(moves, word) === accepting)
      .length;
  },
  'dfa-states-two-counts': (stem) => {
    const rest = Number(/(\d) more than/.exec(stem)?.[1] ?? 0);
    const first = Number(/(?:symbols . is divisible by|multiple of) (\d)/.exec(stem)?.[1]);
    const second = Number(/divisible by (\d)\?/.exec(stem)?.[1]);
    // States are words of a bounded number of each letter, so that nothing is assumed of remainders.
    const next = (state: string): string[] => {
      const [a = 0, b = 0] = state.split(' ').map(Number);
      return [`${(a + 1) % (2 * first)} ${b}`, `${a} ${(b + 1) % (2 * second)}`];
    };
    return minimalStates('0 0', next, (state) => {
      const [a = 0, b = 0] = state.split(' ').map(Number);
      return a % first === rest && b % second === 0;
    });
  },
  'dfa-states-remainder': (stem) => {
    const base = stem.includes('binary') ? 2 : 3;
    const divisor = Number(/(?:divided|divisible) by (\d+)/.exec(stem)?.[1]);
    const rest = Number(/remainder (\d+)/.exec(stem)?.[1] ?? 0);
    const step = (state: string): string[] =>
      Array.from({ length: base }, (_, digit) =>
        String((Number(state) * base + digit) % (3 * divisor)),
      );
    return minimalStates('0', step, (state) => Number(state) % divisor === rest);
  },
  'nfa-subset-construction': (stem) => {
    const moves = movesOf(stem);
    expect(moves.size).toBe(6);
    // The states that words lead to: every reachable set is reached by a word of fewer than 8 letters.
    const sets = new Set<string>();
    let level = new Set(['P']);
    for (let length = 0; length < 9; length += 1) {
      level.forEach((set) => sets.add(set));
      level = new Set(
        [...level].flatMap((set) =>
          ['0', '1'].map((letter) =>
            ['P', 'Q', 'R']
              .filter((to) => [...set].some((from) => moves.get(from + letter)?.includes(to)))
              .join(''),
          ),
        ),
      );
    }
    return sets.size;
  },
  'words-without-pattern': (stem) => {
    const [, length = '', alphabet = '', pattern = ''] =
      /length (\d) over \{(.*)\} do not contain (\w+)\?/.exec(stem) ?? [];
    return words(alphabet.split(', '), Number(length)).filter((word) => !word.includes(pattern))
      .length;
  },
  'regular-expression-words': (stem) => {
    const [, blocks = ''] = /expression \(([a-z +]+)\)\*/.exec(stem) ?? [];
    const expression = new RegExp(`^(?:${blocks.replaceAll(' + ', '|')})*$`);
    const alphabet = [...new Set(blocks.replace(/[ +]/g, ''))];
    return words(alphabet, numberAt(stem, 0)).filter((word) => expression.test(word)).length;
  },
};

describeFamilies('theory of computation families', theoryOfComputationFamilies, SOLVERS);
