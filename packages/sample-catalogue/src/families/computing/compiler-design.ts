import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { balancedWithSlips } from './balanced.ts';
import { listed, range } from './listing.ts';

const COMPUTING = 'Computer Science';
const COMPILERS = 'Compiler Design';

/** The right sides of each nonterminal; '' is the empty word. */
type Grammar = Readonly<Record<string, readonly string[]>>;

const NAMES = ['S', 'A', 'B'];

function randomGrammar(random: Random): Grammar {
  const [a = '', b = '', c = '', d = ''] = random.shuffle([...'abcde']);
  const start = random.pick([
    ['AB'],
    ['ABc'],
    ['AcB'],
    ['BA'],
    ['BAd'],
    [`A${d}`, 'B'],
    ['AB', d],
    ['Ac', 'Bd'],
  ]);
  return {
    S: start.map((side) => side.replace('c', c).replace('d', d)),
    A: [random.pick([`${a}A`, a, `${a}B`]), random.pick(['', '', b])],
    B: [random.pick([`${b}B`, b, `${c}A`]), random.pick(['', '', d])],
  };
}

function grammarText(grammar: Grammar): string {
  return NAMES.map(
    (name) => `${name} → ${(grammar[name] ?? []).map((side) => side || 'ε').join(' | ')}`,
  ).join('; ');
}

function firstOf(grammar: Grammar, side: string): Set<string> {
  let first = new Map(NAMES.map((name) => [name, new Set<string>()]));
  const ofSide = (word: string): Set<string> => {
    const found = new Set<string>();
    for (const symbol of word) {
      const own = first.get(symbol) ?? new Set([symbol]);
      own.forEach((terminal) => terminal && found.add(terminal));
      if (!own.has('')) return found;
    }
    return found.add('');
  };
  for (let round = 0; round < 8; round += 1) {
    first = new Map(
      NAMES.map((name) => [
        name,
        new Set((grammar[name] ?? []).flatMap((word) => [...ofSide(word)])),
      ]),
    );
  }
  return ofSide(side);
}

function followOf(grammar: Grammar): Map<string, Set<string>> {
  const follow = new Map(NAMES.map((name) => [name, new Set(name === 'S' ? ['$'] : [])]));
  for (let round = 0; round < 8; round += 1) {
    for (const name of NAMES) {
      for (const side of grammar[name] ?? []) {
        [...side].forEach((symbol, place) => {
          const after = firstOf(grammar, side.slice(place + 1));
          after.forEach((terminal) => terminal && follow.get(symbol)?.add(terminal));
          if (after.has(''))
            follow.get(name)?.forEach((terminal) => follow.get(symbol)?.add(terminal));
        });
      }
    }
  }
  return follow;
}

function setText(symbols: Iterable<string>): string {
  const rank = (symbol: string): string => (symbol === '' ? 'y' : symbol === '$' ? 'z' : symbol);
  return `{${[...symbols]
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((symbol) => symbol || 'ε')
    .join(', ')}}`;
}

/** Sets that differ from the given one by a single symbol, or by two. */
function nearSets(random: Random, right: ReadonlySet<string>, end: string): string[] {
  const others = random.shuffle([...'abcde', end].filter((symbol) => !right.has(symbol)));
  const without = [...right].map((symbol) => [...right].filter((other) => other !== symbol));
  return [
    ...without.filter((set) => set.length > 0).slice(0, 2),
    ...others.map((symbol) => [...right, symbol]),
  ].map(setText);
}

const firstSet: Family = {
  name: 'first-set',
  subject: COMPUTING,
  topic: COMPILERS,
  difficulty: 'Moderate',
  make(random) {
    const grammar = randomGrammar(random);
    const first = firstOf(grammar, 'S');
    if (first.size < 2) return this.make(random);
    const [ofA, ofB] = [firstOf(grammar, 'A'), firstOf(grammar, 'B')];
    return {
      question: `What is FIRST(S) in the grammar ${grammarText(grammar)}?`,
      right: setText(first),
      wrong: [setText(ofA), ...nearSets(random, first, '')],
      explanation: `FIRST(A) = ${setText(ofA)} and FIRST(B) = ${setText(ofB)}. Going along each right side of S, past a symbol only if it can vanish, gives ${setText(first)}.`,
    };
  },
};

const followSet: Family = {
  name: 'follow-set',
  subject: COMPUTING,
  topic: COMPILERS,
  difficulty: 'Hard',
  make(random) {
    const grammar = randomGrammar(random);
    const asked = random.pick(['A', 'B']);
    const follow = followOf(grammar).get(asked) ?? new Set<string>();
    if (follow.size < 2) return this.make(random);
    return {
      question: `What is FOLLOW(${asked}), with $ as the end of the input, in the grammar ${grammarText(grammar)}?`,
      right: setText(follow),
      wrong: [...nearSets(random, follow, '$'), setText([...follow, ''])],
      explanation: `FOLLOW(${asked}) takes in what can begin behind ${asked} on a right side, and FOLLOW of the left side where ${asked} stands last or all behind it can vanish. With FIRST(A) = ${setText(firstOf(grammar, 'A'))} and FIRST(B) = ${setText(firstOf(grammar, 'B'))} this gives ${setText(follow)}.`,
    };
  },
};

/** Lines of C with a blank between tokens; capitals stand for names, # for a number. */
const LINES = [
  'int A = B + # * C ;',
  'if ( A <= B ) C = D - # ;',
  'while ( A != # ) B += C ;',
  'printf ( "%d,%d" , A , B ++ ) ;',
  'for ( A = 0 ; A < # ; A ++ ) B += # ;',
  'return ( A >= # ) && ! B ;',
  'A [ B ] = C << # ;',
  'A = ( B == # ) ? C : D ;',
  'do A -- ; while ( A > # ) ;',
];

const tokenCount: Family = {
  name: 'token-count',
  subject: COMPUTING,
  topic: COMPILERS,
  difficulty: 'Easy',
  make(random) {
    const names = random.shuffle(['a', 'b', 'i', 'n', 'x', 'sum', 'count', 'max', 'total', 'rate']);
    const tokens = random
      .pick(LINES)
      .split(' ')
      .map((token) => (/^[A-D]$/.test(token) ? (names['ABCD'.indexOf(token)] ?? token) : token))
      .map((token) => (token === '#' ? String(random.int(2, 99)) : token));
    const code = tokens
      .join(' ')
      .replace(/ (?=[;,)\]]|\+\+|--)/g, '')
      .replace(/(?<=[([!]) /g, '')
      .replace(/ (?=\[)/g, '')
      .replace('printf (', 'printf(');
    const count = tokens.length;
    return {
      question: `Into how many tokens does a C compiler split this line?\n${code}`,
      right: String(count),
      wrong: [count - 1, count + 1, count + 2, code.split(' ').length, count - 2].map(String),
      explanation: `Names, keywords, numbers, texts in quotes and operators are a token each, an operator of two characters too: ${tokens.map((token) => `‘${token}’`).join(' ')}, ${count} in all.`,
    };
  },
};

const parseTrees: Family = {
  name: 'parse-tree-count',
  subject: COMPUTING,
  topic: COMPILERS,
  difficulty: 'Moderate',
  make(random) {
    const [one, two] = random.shuffle(['+', '−', '∗', '/']);
    const operators = Array.from({ length: random.int(3, 5) }, () =>
      random.pick([one ?? '', two ?? '']),
    );
    const counts = [1, 1, 2, 5, 14, 42, 132];
    const count = counts[operators.length] ?? 0;
    const expression = ['id', ...operators.flatMap((operator) => [operator, 'id'])].join(' ');
    return {
      question: `How many parse trees does ${expression} have in the grammar E → E ${one} E | E ${two} E | id?`,
      right: String(count),
      wrong: [
        counts[operators.length - 1] ?? 0,
        counts[operators.length + 1] ?? 0,
        2 ** operators.length,
        count + 1,
        count - 1,
      ].map(String),
      explanation: `Any operator may be at the root, with every tree of what is on its left and right: t(k) = t(0)t(k − 1) + … + t(k − 1)t(0). For ${range(0, operators.length).join(', ')} operators there are ${counts.slice(0, operators.length + 1).join(', ')} trees.`,
    };
  },
};

const ARITHMETIC: Readonly<Record<string, (a: number, b: number) => number>> = {
  addition: (a, b) => a + b,
  subtraction: (a, b) => a - b,
  multiplication: (a, b) => a * b,
};

const unusualGrammar: Family = {
  name: 'unusual-precedence',
  subject: COMPUTING,
  topic: COMPILERS,
  difficulty: 'Hard',
  make(random) {
    const [weak = '', strong = ''] = random.shuffle(Object.keys(ARITHMETIC));
    const [isLeft, isLeftToo] = [random.int(0, 1) === 1, random.int(0, 1) === 1];
    const numbers = Array.from({ length: 5 }, () => random.int(2, 9));
    const marks = random.shuffle(['#', '#', '@', '@']);
    const operator: Readonly<Record<string, (a: number, b: number) => number>> = {
      '#': ARITHMETIC[weak] ?? Math.max,
      '@': ARITHMETIC[strong] ?? Math.max,
    };
    const fold = (values: readonly number[], mark: string, left: boolean): number => {
      const apply = operator[mark] ?? Math.max;
      return left
        ? values.slice(1).reduce((made, value) => apply(made, value), values[0] ?? 0)
        : values.slice(0, -1).reduceRight((made, value) => apply(value, made), values.at(-1) ?? 0);
    };
    const split = (outer: string): number[][] => {
      const groups = [[numbers[0] ?? 0]];
      marks.forEach((mark, place) => {
        if (mark === outer) groups.push([]);
        groups.at(-1)?.push(numbers[place + 1] ?? 0);
      });
      return groups;
    };
    const value = (outer: string, inner: string, outerLeft: boolean, innerLeft: boolean): number =>
      fold(
        split(outer).map((group) => fold(group, inner, innerLeft)),
        outer,
        outerLeft,
      );
    const right = value('#', '@', isLeft, isLeftToo);
    const text = (result: number): string => String(result).replace('-', '−');
    const expression = numbers
      .map((number, place) => `${number}${marks[place] ? ` ${marks[place]} ` : ''}`)
      .join('');
    const terms = split('#').map((group) => text(fold(group, '@', isLeftToo)));
    const strict = (group: number[]): string => group.join(' @ ');
    return {
      question: `In the grammar E → ${isLeft ? 'E # T' : 'T # E'} | T; T → ${isLeftToo ? 'T @ F' : 'F @ T'} | F; F → number, # means ${weak} and @ means ${strong}. What is the value of ${expression}?`,
      right: text(right),
      wrong: [
        value('#', '@', !isLeft, isLeftToo),
        value('@', '#', isLeft, isLeftToo),
        value('#', '@', isLeft, !isLeftToo),
        value('@', '#', !isLeft, !isLeftToo),
        right + 2,
        right - 5,
      ].map(text),
      explanation: `@ stands deeper in the grammar, so it binds more, from the ${isLeftToo ? 'left' : 'right'}: ${split('#').map(strict).join(', ')} become ${terms.join(', ')}. These are joined by ${weak} from the ${isLeft ? 'left' : 'right'}: ${text(right)}.`,
    };
  },
};

/** Three-address code in random order of kinds: whether a line jumps, where to, and if always. */
const basicBlocks: Family = {
  name: 'basic-block-count',
  subject: COMPUTING,
  topic: COMPILERS,
  difficulty: 'Moderate',
  make(random) {
    const lines = random.int(8, 11);
    const jumps = new Set(random.shuffle(range(3, lines - 1)).slice(0, random.int(2, 3)));
    const leaders = new Set([1]);
    const code = range(1, lines).map((line) => {
      if (!jumps.has(line)) {
        const [a, b, c] = random.shuffle([...'abcdxyz']);
        return `${line}: ${a} = ${b} ${random.pick(['+', '−', '∗'])} ${c}`;
      }
      const target = random.pick(
        range(1, lines).filter((other) => other !== line && other !== line + 1),
      );
      leaders.add(target).add(line + 1);
      const [a, b] = random.shuffle([...'abcdxyz']);
      return `${line}: ${random.pick([`if ${a} < ${b} `, `if ${a} > ${b} `, ''])}goto ${target}`;
    });
    const starts = [...leaders].toSorted((a, b) => a - b);
    return {
      question: `Into how many basic blocks is this three-address code split?\n${code.join('\n')}\n(Execution starts at line 1.)`,
      right: String(starts.length),
      wrong: [
        starts.length + 1,
        starts.length - 1,
        jumps.size + 1,
        starts.length + 2,
        2 * jumps.size + 1,
      ].map(String),
      explanation: `A block starts at the first line, at each target of a jump and behind each jump: at the lines ${listed(starts)}, so there are ${starts.length}.`,
    };
  },
};

/** An expression without brackets at leaves: a variable or two expressions under an operator. */
type Tree = string | readonly [Tree, string, Tree];

const registersNeeded: Family = {
  name: 'registers-needed',
  subject: COMPUTING,
  topic: COMPILERS,
  difficulty: 'Hard',
  make(random) {
    const wanted = random.pick([2, 3, 3, 4]);
    const leaves = [...'abcdefghij'].slice(
      0,
      random.int(wanted === 4 ? 9 : 5, wanted === 4 ? 10 : 8),
    );
    const grow = (names: readonly string[]): Tree => {
      if (names.length === 1) return names[0] ?? '';
      const split = random.int(1, names.length - 1);
      return [grow(names.slice(0, split)), random.pick(['+', '−', '∗']), grow(names.slice(split))];
    };
    const text = (node: Tree): string =>
      typeof node === 'string' ? node : `(${text(node[0])} ${node[1]} ${text(node[2])})`;
    const label = (node: Tree): number => {
      if (typeof node === 'string') return 1;
      const [left, right] = [label(node[0]), label(node[2])];
      return left === right ? left + 1 : Math.max(left, right);
    };
    let tree = grow(leaves);
    while (label(tree) !== wanted) tree = grow(leaves);
    const count = wanted;
    const sides = typeof tree === 'string' ? [] : [tree[0], tree[2]];
    return {
      question: `On a machine that computes only in registers and loads every variable when it is needed, how many registers are enough to compute ${text(tree).slice(1, -1)} without storing anything in memory, with the operands of each operator computed in the better order?`,
      right: String(count),
      wrong: [count + 1, count - 1, count + 2, leaves.length]
        .filter((other) => other > 1 || count < 3)
        .map(String),
      explanation: `A variable needs 1 register. An operator needs the larger of its sides' needs, or one more if they are equal. The two sides of the outermost operator need ${listed(sides.map(label))}, so ${count} are needed.`,
    };
  },
};

export const compilerDesignFamilies: readonly Family[] = [
  firstSet,
  followSet,
  tokenCount,
  parseTrees,
  unusualGrammar,
  basicBlocks,
  registersNeeded,
].map(balancedWithSlips);
