import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { graphTheoryFamilies } from './graph-theory.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'complete-graph-edges': (stem) => {
    const [removed = 0, vertices = 0] = numbersOf(stem);
    let edges = -removed;
    for (let a = 0; a < vertices; a += 1) for (let b = 0; b < a; b += 1) edges += 1;
    return edges;
  },
  'graph-degree-sum': (stem) => {
    const groups = [...stem.matchAll(/(\d+|one)(?: vertices)? of degree (\d+)/g)].map(
      ([, count, degree]) => ({
        count: count === 'one' ? 1 : Number(count),
        degree: Number(degree),
      }),
    );
    const ends = groups.reduce((sum, { count, degree }) => sum + count * degree, 0);
    const edges = Number(/with (\d+) edges/.exec(stem)?.[1] ?? 0);
    expect(groups).toHaveLength(edges > 0 ? 2 : 3);
    return edges > 0 ? edges + edges - ends : ends / 2;
  },
  'planar-graph-faces': (stem) => {
    const value = (name: string): number => Number(new RegExp(`(\\d+) ${name}`).exec(stem)?.[1]);
    if (stem.includes('many faces')) return value('edges') - value('vertices') + 2;
    if (stem.includes('many edges')) return value('vertices') + value('faces') - 2;
    return value('edges') - value('faces') + 2;
  },
  'count-spanning-trees': (stem) => {
    const edges = stem.match(/\b[A-E]{2}\b/g) ?? [];
    expect(numbersOf(stem)).toEqual([]);
    // Every choice of four edges that reaches all five vertices.
    let trees = 0;
    for (let set = 0; set < 2 ** edges.length; set += 1) {
      const chosen = edges.filter((_, place) => (set >> place) & 1);
      if (chosen.length !== 4) continue;
      const reached = new Set('A');
      for (let round = 0; round < 4; round += 1) {
        for (const [from = '', to = ''] of chosen) {
          if (reached.has(from)) reached.add(to);
          if (reached.has(to)) reached.add(from);
        }
      }
      if (reached.size === 5) trees += 1;
    }
    return trees;
  },
};

describeFamilies('graph theory families', graphTheoryFamilies, SOLVERS);
