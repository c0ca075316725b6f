import { describeFamilies } from '../../testing/describe-families.js';
import { numberAt, type Solver } from '../../testing/expect-family.js';
import { algorithmsFamilies } from './algorithms.js';

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
};

describeFamilies('algorithms families', algorithmsFamilies, SOLVERS);
