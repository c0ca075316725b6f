import { describeFamilies } from '../../testing/describe-families.js';
import { numbersOf, type Solver } from '../../testing/expect-family.js';
import { dataStructuresFamilies } from './data-structures.js';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'heap-parent': (stem) => {
    const index = Number(/at index (\d+)\?$/.exec(stem)?.[1]);
    return Array.from({ length: index }, (_, parent) => parent).findIndex(
      (parent) => index === 2 * parent + 1 || index === 2 * parent + 2,
    );
  },
  'full-tree-leaves': (stem) => {
    const [arity = 0, inner = 0] = numbersOf(stem);
    let leaves = 1;
    for (let made = 0; made < inner; made += 1) leaves += arity - 1;
    return leaves;
  },
};

describeFamilies('data-structures families', dataStructuresFamilies, SOLVERS);
