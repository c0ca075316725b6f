import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { algorithmsFamilies } from './algorithms.ts';

/** The two-digit numbers of a text. */
function keysOf(text: string): number[] {
  return numbersOf(text.replaceAll(',', ' ')).filter((key) => key > 9);
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'doubling-loop-count': (stem) => {
    const [, limit = '', base = ''] = /i < (\d+); i = (\d+) \* i/.exec(stem) ?? [];
    let runs = 0;
    for (let i = 1; i < Number(limit); i = Number(base) * i) runs += 1;
    return runs;
  },
  'triangular-loop-count': (stem) => {
    const [, least = '', size = ''] = /i = (\d+); i <= (\d+)/.exec(stem) ?? [];
    let calls = 0;
    for (let i = Number(least); i <= Number(size); i += 1)
      for (let j = 1; j <= i; j += 1) calls += 1;
    return calls;
  },
  'binary-search-comparisons': (stem) => {
    const most = (size: number): number => (size === 0 ? 0 : 1 + most(Math.floor(size / 2)));
    return most(numberAt(stem, 0));
  },
  'insertion-sort-swaps': (stem) => {
    const keys = keysOf(stem);
    let swaps = 0;
    for (let end = 1; end < keys.length; end += 1) {
      for (let place = end; place > 0 && (keys[place - 1] ?? 0) > (keys[place] ?? 0); place -= 1) {
        [keys[place - 1], keys[place]] = [keys[place] ?? 0, keys[place - 1] ?? 0];
        swaps += 1;
      }
    }
    return swaps;
  },
  'bubble-sort-passes': (stem) => {
    const keys = keysOf(stem);
    const passes = stem.includes('first two passes') ? 2 : 1;
    for (let pass = 0; pass < passes; pass += 1) {
      for (let place = 1; place < keys.length; place += 1) {
        const pair = keys.slice(place - 1, place + 1).toSorted((a, b) => a - b);
        keys.splice(place - 1, 2, ...pair);
      }
    }
    return keys.join(', ');
  },
  'quicksort-partition': (stem) => {
    const keys = keysOf(stem);
    const pivot = keys.at(-1) ?? 0;
    // The part known to be smaller grows by one at each swap.
    const smaller: number[] = [];
    let others: number[] = [];
    for (const key of keys.slice(0, -1)) {
      if (key < pivot) {
        smaller.push(key);
        const [first, ...rest] = others;
        others = first === undefined ? [] : [...rest, first];
      } else others.push(key);
    }
    const [first, ...rest] = others;
    return [...smaller, pivot, ...rest, ...(first === undefined ? [] : [first])].join(', ');
  },
  'merge-comparisons': (stem) => {
    const [, one = '', two = ''] = /lists ([\d, ]+) and ([\d, ]+) are/.exec(stem) ?? [];
    const [a, b] = [keysOf(one), keysOf(two)];
    let comparisons = 0;
    while (a.length > 0 && b.length > 0) {
      comparisons += 1;
      if ((a[0] ?? 0) < (b[0] ?? 0)) a.shift();
      else b.shift();
    }
    return comparisons;
  },
  'recurrence-value': (stem) => {
    const [, start = '', parts = '', base = '', cost = '', size = ''] =
      /T\(1\) = (\d+)\\\) and \\\(T\(n\) = (\d*)T\(n\/(\d)\) \+ ([^\\]+)\\\).*T\((\d+)\)/.exec(
        stem,
      ) ?? [];
    const costs: Readonly<Record<string, (n: number) => number>> = {
      n: (n) => n,
      '1': () => 1,
      '2n': (n) => n + n,
      'n + 1': (n) => n + 1,
    };
    const time = (n: number): number =>
      n === 1
        ? Number(start)
        : Number(parts || 1) * time(n / Number(base)) + (costs[cost]?.(n) ?? 0);
    return time(Number(size));
  },
  'master-theorem': (stem) => {
    const [, parts = '', base = '', cost = ''] =
      /= (\d*)T\(n\/(\d)\) \+ ([n^\d]+)\\/.exec(stem) ?? [];
    const power = cost === '1' ? 0 : Number(/\^(\d)/.exec(cost)?.[1] ?? 1);
    const size = 2000;
    // Growth of T measured from one power of the base to the next, far out, in logarithms.
    let logTime = 0;
    for (let level = 1; level <= size; level += 1) {
      const recursive = Math.log(Number(parts || 1)) + logTime;
      const own = level * power * Math.log(Number(base));
      logTime = Math.max(recursive, own) + Math.log1p(Math.exp(-Math.abs(recursive - own)));
    }
    const exponent = Math.floor(logTime / (size * Math.log(Number(base))) + 1e-9);
    const rest = logTime - exponent * size * Math.log(Number(base));
    const grown = ['', 'n'][exponent] ?? `n^${exponent}`;
    const factors = [grown, rest > Math.log(size / 2) ? '\\log n' : ''].filter(Boolean);
    return `\\(\\Theta(${factors.join(' ') || '1'})\\)`;
  },
  'recursive-function-value': (stem) => {
    const [, asked = ''] = /f\((\d)\) return/.exec(stem) ?? [];
    const [, first = '', second = ''] =
      /== 0\) return (\d+);\n *if \(n == 1\) return (\d+);/.exec(stem) ?? [];
    const [, times = '1', plus = '0'] =
      /f\(n - 1\) \+ (?:(\d) \* )?f\(n - 2\)(?: \+ (\d))?;/.exec(stem) ?? [];
    const call = (n: number): number => {
      if (n < 2) return Number(n === 0 ? first : second);
      return call(n - 1) + Number(times) * call(n - 2) + Number(plus);
    };
    return call(Number(asked));
  },
  'loop-sum-output': (stem) => {
    const [, last = '', step = '', rest = ''] =
      /i <= (\d+);.*\n *if \(i % (\d) == (\d)\)/.exec(stem) ?? [];
    let s = 0;
    for (let i = 1; i <= Number(last); i += 1) if (i % Number(step) === Number(rest)) s += i;
    return s;
  },
};

describeFamilies('algorithms families', algorithmsFamilies, SOLVERS, { 'master-theorem': 60 });
