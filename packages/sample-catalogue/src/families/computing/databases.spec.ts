import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { databasesFamilies } from './databases.ts';

interface Relation {
  attributes: number;
  dependencies: { from: number; to: number }[];
}

/** A set of attributes as bits: A is 1, B is 2, C is 4 and so on. */
function bits(letters: string): number {
  return [...letters].reduce((set, letter) => set | (1 << 'ABCDEFGH'.indexOf(letter)), 0);
}

function letters(set: number): string {
  return [...'ABCDEFGH'].filter((_, place) => (set >> place) & 1).join('');
}

function relationOf(stem: string): Relation {
  return {
    attributes: bits((/R\(([A-F, ]+)\)/.exec(stem)?.[1] ?? '').replaceAll(', ', '')),
    dependencies: [...stem.matchAll(/([A-F]+) → ([A-F]+)/g)].map(([, from = '', to = '']) => ({
      from: bits(from),
      to: bits(to),
    })),
  };
}

function closure({ dependencies }: Relation, start: number): number {
  const grown = dependencies.reduce(
    (set, { from, to }) => ((set & from) === from ? set | to : set),
    start,
  );
  return grown === start ? start : closure({ attributes: 0, dependencies }, grown);
}

function subsets(set: number): number[] {
  return Array.from({ length: set + 1 }, (_, part) => part).filter((part) => (part & ~set) === 0);
}

/** A key is a superkey that is none any more when any one attribute is taken away. */
function keysOf(relation: Relation): number[] {
  const isSuper = (set: number): boolean => closure(relation, set) === relation.attributes;
  return subsets(relation.attributes).filter(
    (set) => isSuper(set) && [...letters(set)].every((letter) => !isSuper(set & ~bits(letter))),
  );
}

interface Step {
  by: string;
  kind: string;
  item: string;
}

function stepsOf(stem: string): Step[] {
  const [, schedule = ''] = /schedule ((?:[RW]\d\([xy]\)(?:, )?)+)/.exec(stem) ?? [];
  return [...schedule.matchAll(/([RW])(\d)\((\w)\)/g)].map(([, kind = '', by = '', item = '']) => ({
    by,
    kind,
    item,
  }));
}

function mustPrecede(early: Step, late: Step): boolean {
  return early.by !== late.by && early.item === late.item && early.kind + late.kind !== 'RR';
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'attribute-closure': (stem) =>
    letters(closure(relationOf(stem), bits(/closure of (\w+)\?/.exec(stem)?.[1] ?? ''))),
  'candidate-key-count': (stem) => keysOf(relationOf(stem)).length,
  'only-candidate-key': (stem) => {
    const keys = keysOf(relationOf(stem));
    expect(keys).toHaveLength(1);
    return letters(keys[0] ?? 0);
  },
  'highest-normal-form': (stem) => {
    // By the definitions, over all dependencies that follow from the given ones.
    const relation = relationOf(stem);
    const keys = keysOf(relation);
    const prime = keys.reduce((set, key) => set | key, 0);
    const implied = subsets(relation.attributes).flatMap((from) =>
      [...letters(closure(relation, from) & ~from)].map((to) => ({ from, to: bits(to) })),
    );
    const isSuper = (set: number): boolean => keys.some((key) => (key & set) === key);
    const isPartOfKey = (set: number): boolean =>
      keys.some((key) => key !== set && (key & set) === set);
    if (implied.every(({ from }) => isSuper(from))) return 'Boyce–Codd normal form';
    if (implied.every(({ from, to }) => isSuper(from) || (prime & to) > 0))
      return 'Third normal form';
    if (implied.every(({ from, to }) => !isPartOfKey(from) || (prime & to) > 0))
      return 'Second normal form';
    return 'First normal form';
  },
  'superkey-count': (stem) => {
    const [, size = '', a = '', b = ''] =
      /has the (\d) attributes .* keys are (\w+) and (\w+)\./.exec(stem) ?? [];
    const all = subsets(2 ** Number(size) - 1);
    return all.filter((set) => [bits(a), bits(b)].some((key) => (set & key) === key)).length;
  },
  'b-plus-tree-order': (stem) => {
    const [, block = '', key = '', pointer = ''] =
      /block of ([\d,]+) bytes\. A key takes (\d+) bytes and .* child (\d+) bytes/.exec(stem) ?? [];
    let children = 1;
    let used = Number(pointer);
    while (used + Number(key) + Number(pointer) <= numberAt(block, 0)) {
      used += Number(key) + Number(pointer);
      children += 1;
    }
    return children;
  },
  'precedence-graph-edges': (stem) => {
    const steps = stepsOf(stem);
    expect(numbersOf(stem).length).toBeGreaterThan(6);
    const edges = new Set<string>();
    steps.forEach((late, place) => {
      for (const early of steps.slice(0, place))
        if (mustPrecede(early, late)) edges.add(early.by + late.by);
    });
    return edges.size;
  },
  'conflict-equivalent-order': (stem) => {
    const steps = stepsOf(stem);
    expect(steps).toHaveLength(6);
    // A serial order is equivalent if it leaves every pair of conflicting steps in its order.
    const orders = ['123', '132', '213', '231', '312', '321'].filter((order) =>
      steps.every((late, place) =>
        steps
          .slice(0, place)
          .every(
            (early) =>
              !mustPrecede(early, late) || order.indexOf(early.by) < order.indexOf(late.by),
          ),
      ),
    );
    expect(orders.length).toBeLessThan(2);
    const [order] = orders;
    return order ? [...order].map((by) => `T${by}`).join(', ') : 'It is not conflict serialisable';
  },
};

describeFamilies('databases families', databasesFamilies, SOLVERS);
