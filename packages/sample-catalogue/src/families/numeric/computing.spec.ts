import { describeNumericFamilies } from '../../testing/describe-kinds.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { numericComputingFamilies, numericEngineeringMathematicsFamilies } from './computing.ts';

const signedNumbers = (text: string): number[] =>
  [...text.matchAll(/[−]?\d+/g)].map(([found]) => Number(found.replace('−', '-')));

/** Every set of edges of a size, as masks of their indexes. */
function* subsets(count: number, size: number): Generator<number[]> {
  for (let mask = 0; mask < 2 ** count; mask += 1) {
    const chosen = Array.from({ length: count }, (_, index) => index).filter(
      (index) => (mask >> index) & 1,
    );
    if (chosen.length === size) yield chosen;
  }
}

function isConnected(vertices: ReadonlySet<string>, edges: readonly string[]): boolean {
  const reached = new Set([...vertices].slice(0, 1));
  for (let round = 0; round < vertices.size; round += 1) {
    for (const [from = '', to = ''] of edges.map((edge) => [...edge])) {
      if (reached.has(from)) reached.add(to);
      if (reached.has(to)) reached.add(from);
    }
  }
  return reached.size === vertices.size;
}

describeNumericFamilies('numeric families of computer science', numericComputingFamilies, {
  'numeric-average-access-time': (stem) => {
    const [first = 0, hits = 0, second = 0, later = 0, memory = 0] = numbersOf(stem);
    // The total time of ten thousand accesses.
    const missed = (100 - hits) * 100;
    return (10_000 * first + missed * second + (missed * (100 - later) * memory) / 100) / 10_000;
  },
  'numeric-lru-page-faults': (stem) => {
    const [frames = 0, ...pages] = numbersOf(stem);
    // A reference is a fault if at least so many other pages were used since the last one of its page.
    return pages.filter((page, index) => {
      const last = pages.lastIndexOf(page, index - 1);
      return index === 0 || last < 0 || new Set(pages.slice(last + 1, index)).size >= frames;
    }).length;
  },
  'numeric-minimum-spanning-tree': (stem) => {
    const edges = [...stem.matchAll(/([A-F]{2}) \((\d+)\)/g)].map(([, name = '', weight]) => ({
      name,
      weight: Number(weight),
    }));
    const vertices = new Set(edges.flatMap(({ name }) => [...name]));
    let best = Infinity;
    for (const chosen of subsets(edges.length, vertices.size - 1)) {
      const own = chosen.flatMap((index) => edges[index] ?? []);
      const total = own.reduce((sum, { weight }) => sum + weight, 0);
      if (
        total < best &&
        isConnected(
          vertices,
          own.map(({ name }) => name),
        )
      )
        best = total;
    }
    return best;
  },
  'numeric-matrix-chain': (stem) => {
    const numbers = numbersOf(stem);
    const sizes = [numbers[0] ?? 0, ...numbers.filter((_, index) => index % 2 === 1)];
    // Multiplies any two neighbours first, and so on: every order of the products.
    const cost = (left: readonly number[]): number => {
      if (left.length < 3) return 0;
      return Math.min(
        ...left.slice(1, -1).map((own, index) => {
          const [before = 0, after = 0] = [left[index], left[index + 2]];
          return before * own * after + cost(left.toSpliced(index + 1, 1));
        }),
      );
    };
    return cost(sizes);
  },
  'numeric-states-of-a-dfa': (stem) => {
    const [left = 0, first = 1, right = 0, second = 1] = numbersOf(stem);
    // Splits the product automaton until no state in a class behaves otherwise than its companions.
    const states = Array.from({ length: first * second }, (_, index) => index);
    const step = (state: number, letter: 'a' | 'b'): number => {
      const [a, b] = [Math.floor(state / second), state % second];
      return letter === 'a' ? ((a + 1) % first) * second + b : a * second + ((b + 1) % second);
    };
    let classes = states.map((state) => Number(state === left * second + right));
    for (;;) {
      const marks = states.map((state) =>
        [classes[state], classes[step(state, 'a')], classes[step(state, 'b')]].join(),
      );
      const names = [...new Set(marks)];
      const next = marks.map((mark) => names.indexOf(mark));
      if (new Set(next).size === new Set(classes).size) return names.length;
      classes = next;
    }
  },
  'numeric-hosts-of-a-subnet': (stem) => {
    const [prefix = 0, needed = 0] = numbersOf(stem);
    let size = 2 ** (32 - prefix);
    for (let subnets = 1; subnets < needed; subnets *= 2) size /= 2;
    return size - 2;
  },
  'numeric-pipeline-speed-up': (stem) => {
    const stages = numbersOf(/take ([\d, ]+) ps/.exec(stem)?.[1] ?? '');
    const latch = Number(/in (\d+) ps more/.exec(stem)?.[1]);
    const count = Number(/with (\d+) instructions/.exec(stem)?.[1]);
    const cycle = Math.max(...stages) + latch;
    // Runs the clock until the last instruction has left the last stage.
    let time = 0;
    for (let period = 0; period < stages.length; period += 1) time += cycle;
    for (let done = 1; done < count; done += 1) time += cycle;
    return (count * stages.reduce((sum, own) => sum + own, 0)) / time;
  },
  'numeric-window-for-full-use': (stem) => {
    const [bytes = 0, rate = 1, delay = 0] = numbersOf(stem);
    // In microseconds, which are whole numbers of bits at whole megabits.
    const [bits, wait] = [bytes * 8, 2 * delay * 1000 * rate];
    let frames = 1;
    while (frames * bits < bits + wait) frames += 1;
    return frames;
  },
});

describeNumericFamilies(
  'numeric families of engineering mathematics',
  numericEngineeringMathematicsFamilies,
  {
    'numeric-expected-gain': (stem) => {
      const [gain = 0, least = 0, loss = 0] = numbersOf(stem);
      let sum = 0;
      for (let one = 1; one <= 6; one += 1) {
        for (let two = 1; two <= 6; two += 1) sum += one + two >= least ? gain : -loss;
      }
      return sum / 36;
    },
    'numeric-largest-eigenvalue': (stem) => {
      const [a = 0, b = 0, c = 0, d = 0] = signedNumbers(stem);
      // The last whole number at which the determinant of A − λ vanishes.
      for (let value = 100; value >= -100; value -= 1) {
        if ((a - value) * (d - value) - b * c === 0) return value;
      }
      return Number.NaN;
    },
    'numeric-numbers-without-divisors': (stem) => {
      const [, limit = 0, first = 1, second = 1] = numbersOf(stem);
      const all = Array.from({ length: limit }, (_, index) => index + 1);
      return all.filter((own) => own % first !== 0 && own % second !== 0).length;
    },
  },
);
