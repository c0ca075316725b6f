import type { Family } from '../../family.js';

const COMPUTING = 'Computer Science';

const heapParent: Family = {
  name: 'heap-parent',
  subject: COMPUTING,
  topic: 'Data Structures',
  difficulty: 'Easy',
  make(random) {
    const index = random.int(7, 400);
    const parent = Math.floor((index - 1) / 2);
    return {
      question: `A binary heap is kept in an array with its root at index 0. At which index is the parent of the element at index ${index}?`,
      right: String(parent),
      wrong: [parent + 1, parent - 1, 2 * index + 1, index - 1, parent + 2].map(String),
      explanation: `The children of index i are at 2i + 1 and 2i + 2, so the parent is at ⌊(${index} − 1) ÷ 2⌋ = ${parent}.`,
    };
  },
};

const fullTreeLeaves: Family = {
  name: 'full-tree-leaves',
  subject: COMPUTING,
  topic: 'Data Structures',
  difficulty: 'Moderate',
  make(random) {
    const arity = random.int(2, 5);
    const inner = random.int(6, 60);
    const leaves = inner * (arity - 1) + 1;
    return {
      question: `In a tree every inner node has exactly ${arity} children, and there are ${inner} inner nodes. How many leaves are there?`,
      right: String(leaves),
      wrong: [leaves - 1, leaves + 1, inner * arity, inner + 1, leaves + 2, inner * arity + 1].map(
        String,
      ),
      explanation: `Every node but the root is a child: ${inner} × ${arity} + 1 = ${inner * arity + 1} nodes. Without the ${inner} inner ones ${leaves} leaves remain.`,
    };
  },
};

export const dataStructuresFamilies: readonly Family[] = [heapParent, fullTreeLeaves];
