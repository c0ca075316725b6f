import type { Family } from '../../family.js';
import { counted, figure } from '../../wording.js';

const MATHEMATICS = 'Engineering Mathematics';

const functionsCount: Family = {
  name: 'count-functions',
  subject: MATHEMATICS,
  topic: 'Discrete Mathematics',
  difficulty: 'Easy',
  make(random) {
    const domain = random.int(2, 6);
    const range = random.int(2, 7);
    const count = range ** domain;
    return {
      question: `How many functions are there from a set of ${domain} elements to a set of ${range} elements?`,
      right: figure(count),
      wrong: [
        domain ** range,
        domain * range,
        2 ** (domain * range),
        count - 1,
        range ** (domain - 1),
      ].map(figure),
      explanation: `Each of the ${domain} elements can go to any of ${range}, independently: ${range}^${domain} = ${figure(count)}.`,
    };
  },
};

const edgesOfComplete: Family = {
  name: 'complete-graph-edges',
  subject: MATHEMATICS,
  topic: 'Discrete Mathematics',
  difficulty: 'Easy',
  make(random) {
    const vertices = random.int(6, 60);
    const removed = random.int(1, 5);
    const edges = (vertices * (vertices - 1)) / 2 - removed;
    return {
      question: `${counted(removed, 'edge')} ${removed === 1 ? 'is' : 'are'} removed from the complete graph on ${vertices} vertices. How many edges are left?`,
      right: figure(edges),
      wrong: [
        edges + removed,
        vertices * (vertices - 1) - removed,
        (vertices * (vertices + 1)) / 2 - removed,
        edges + 2 * removed,
        vertices - removed,
      ].map(figure),
      explanation: `The complete graph has ${vertices} × ${vertices - 1} ÷ 2 = ${figure(edges + removed)} edges; ${figure(edges + removed)} − ${removed} = ${figure(edges)}.`,
    };
  },
};

export const discreteMathematicsFamilies: readonly Family[] = [functionsCount, edgesOfComplete];
