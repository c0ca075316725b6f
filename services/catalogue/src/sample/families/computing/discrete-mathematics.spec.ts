import { describeFamilies } from '../../testing/describe-families.js';
import { numbersOf, type Solver } from '../../testing/expect-family.js';
import { discreteMathematicsFamilies } from './discrete-mathematics.js';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'count-functions': (stem) => {
    const [domain = 0, range = 0] = numbersOf(stem);
    let count = 1;
    for (let element = 0; element < domain; element += 1) count *= range;
    return count;
  },
  'complete-graph-edges': (stem) => {
    const [removed = 0, vertices = 0] = numbersOf(stem);
    let edges = -removed;
    for (let a = 0; a < vertices; a += 1) for (let b = 0; b < a; b += 1) edges += 1;
    return edges;
  },
};

describeFamilies('discrete-mathematics families', discreteMathematicsFamilies, SOLVERS, {
  'count-functions': 30,
});
