import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { balanced, balancedWithSlips } from './balanced.ts';
import { listed, range } from './listing.ts';

const COMPUTING = 'Computer Science';
const STRUCTURES = 'Data Structures';

const heapParent: Family = {
  name: 'heap-parent',
  subject: COMPUTING,
  topic: STRUCTURES,
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
  topic: STRUCTURES,
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

interface SearchTree {
  key: number;
  left?: SearchTree;
  right?: SearchTree;
}

function insert(tree: SearchTree | undefined, key: number): SearchTree {
  if (!tree) return { key };
  return key < tree.key
    ? { ...tree, left: insert(tree.left, key) }
    : { ...tree, right: insert(tree.right, key) };
}

function searchTree(keys: readonly number[]): SearchTree | undefined {
  return keys.reduce<SearchTree | undefined>(insert, undefined);
}

function preorder(tree: SearchTree | undefined): number[] {
  return tree ? [tree.key, ...preorder(tree.left), ...preorder(tree.right)] : [];
}

function postorder(tree: SearchTree | undefined): number[] {
  return tree ? [...postorder(tree.left), ...postorder(tree.right), tree.key] : [];
}

function heightOf(tree: SearchTree | undefined): number {
  return tree ? 1 + Math.max(heightOf(tree.left), heightOf(tree.right)) : -1;
}

function someKeys(random: Random, count: number): number[] {
  return random.shuffle(range(11, 99)).slice(0, count);
}

const searchTreePostorder: Family = {
  name: 'search-tree-postorder',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Moderate',
  make(random) {
    const keys = someKeys(random, 6);
    const tree = searchTree(keys);
    const sorted = keys.toSorted((a, b) => a - b);
    const post = postorder(tree);
    const text = (list: readonly number[]): string => list.join(', ');
    return {
      question: `The keys ${text(keys)} are inserted into an empty binary search tree in this order. In which order does a postorder traversal visit them?`,
      right: text(post),
      wrong: [
        preorder(tree),
        preorder(tree).toReversed(),
        sorted,
        keys.toReversed(),
        sorted.toReversed(),
      ].map(text),
      explanation: `The root is ${keys[0]}, with ${describeSide(preorder(tree?.left))} on its left and ${describeSide(preorder(tree?.right))} on its right. Postorder visits the left subtree, the right subtree and then the root, on every level: ${text(post)}.`,
    };
  },
};

function describeSide(keys: readonly number[]): string {
  return keys.length === 0 ? 'nothing' : listed(keys);
}

const postorderFromPreorder: Family = {
  name: 'postorder-from-preorder',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Hard',
  make(random) {
    const letters = random.shuffle(['A', 'B', 'C', 'D', 'E', 'F', 'G']).slice(0, 6);
    const tree = searchTree(someKeys(random, 6));
    const ordered = preorder(tree);
    const name = (key: number): string => letters[ordered.indexOf(key)] ?? '';
    const text = (keys: readonly number[]): string => keys.map(name).join(' ');
    const inorder = ordered.toSorted((a, b) => a - b);
    const post = postorder(tree);
    const root = name(ordered[0] ?? 0);
    const split = inorder.indexOf(ordered[0] ?? 0);
    const [left, right] = [inorder.slice(0, split), inorder.slice(split + 1)];
    return {
      question: `A binary tree has the preorder ${text(ordered)} and the inorder ${text(inorder)}. What is its postorder?`,
      right: text(post),
      wrong: [
        ordered.toReversed(),
        [...left, ...right, ordered[0] ?? 0],
        inorder.toReversed(),
        [...post.slice(1, 3), post[0] ?? 0, ...post.slice(3)],
      ].map(text),
      explanation: `The first of the preorder, ${root}, is the root; in the inorder it parts the left subtree (${left.length === 0 ? 'empty' : text(left)}) from the right one (${right.length === 0 ? 'empty' : text(right)}). Doing the same within each gives the postorder ${text(post)}.`,
    };
  },
};

const searchTreeHeight: Family = {
  name: 'search-tree-height',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Easy',
  make(random) {
    const keys = someKeys(random, 8);
    const tree = searchTree(keys);
    const height = heightOf(tree);
    const path = deepestPath(tree);
    return {
      question: `The keys ${keys.join(', ')} are inserted into an empty binary search tree in this order. What is the height of the tree, counted in edges?`,
      right: String(height),
      wrong: [height + 1, height - 1, 7, height + 2].map(String),
      explanation: `A longest path from the root down is ${path.join(' → ')}, which has ${height} edges.`,
    };
  },
};

function deepestPath(tree: SearchTree | undefined): number[] {
  if (!tree) return [];
  const [left, right] = [deepestPath(tree.left), deepestPath(tree.right)];
  return [tree.key, ...(left.length >= right.length ? left : right)];
}

/** The array of a max-heap after a key at `place` has sunk to where it belongs. */
function sink(heap: number[], place: number): void {
  const left = 2 * place + 1;
  if (left >= heap.length) return;
  const right = left + 1;
  const larger = right < heap.length && at(heap, right) > at(heap, left) ? right : left;
  if (at(heap, larger) <= at(heap, place)) return;
  swap(heap, place, larger);
  sink(heap, larger);
}

function rise(heap: number[], place: number): void {
  const parent = Math.floor((place - 1) / 2);
  if (place === 0 || at(heap, parent) >= at(heap, place)) return;
  swap(heap, place, parent);
  rise(heap, parent);
}

function at(list: readonly number[], place: number): number {
  return list[place] ?? Number.NaN;
}

function swap(list: number[], a: number, b: number): void {
  [list[a], list[b]] = [at(list, b), at(list, a)];
}

function heapOf(keys: readonly number[]): number[] {
  const heap: number[] = [];
  for (const key of keys) {
    heap.push(key);
    rise(heap, heap.length - 1);
  }
  return heap;
}

const heapInsertions: Family = {
  name: 'heap-insertions',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Moderate',
  make(random) {
    const keys = someKeys(random, 6);
    const heap = heapOf(keys);
    const built = [...keys];
    for (const place of [2, 1, 0]) sink(built, place);
    const steps = keys.map((_, last) => heapOf(keys.slice(0, last + 1)).join(' '));
    const text = (list: readonly number[]): string => list.join(', ');
    const sorted = keys.toSorted((a, b) => b - a);
    const [a = 0, b = 0, c = 0, ...rest] = heap;
    return {
      question: `The keys ${text(keys)} are inserted one by one into an empty max-heap kept in an array. What is in the array afterwards?`,
      right: text(heap),
      wrong: [
        built,
        [a, c, b, ...rest],
        sorted,
        sorted.toReversed(),
        [a, b, c, ...rest.toReversed()],
      ].map(text),
      explanation: `Each new key goes to the end and changes places with its parent while it is larger. The array becomes, key by key: ${steps.join(' → ')}.`,
    };
  },
};

const heapRemoval: Family = {
  name: 'heap-remove-largest',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Moderate',
  make(random) {
    const heap = heapOf(someKeys(random, 7));
    const after = [at(heap, 6), ...heap.slice(1, 6)];
    const unsunk = [...after];
    sink(after, 0);
    const text = (list: readonly number[]): string => list.join(', ');
    const [, b = 0, c = 0] = heap;
    return {
      question: `A max-heap is kept in the array ${text(heap)}. Which array is left after the largest key has been removed?`,
      right: text(after),
      wrong: [
        heap.slice(1),
        unsunk,
        heap.slice(1).toSorted((x, y) => y - x),
        [Math.min(b, c), Math.max(b, c), ...heap.slice(3)],
      ].map(text),
      explanation: `The last key, ${at(heap, 6)}, takes the place of the root and changes places with its larger child while that is larger: ${text(unsunk)} becomes ${text(after)}.`,
    };
  },
};

/** A tree balancedWithSlips after each insertion by single or double rotations, as AVL trees are. */
function insertBalanced(tree: SearchTree | undefined, key: number): SearchTree {
  if (!tree) return { key };
  const grown =
    key < tree.key
      ? { ...tree, left: insertBalanced(tree.left, key) }
      : { ...tree, right: insertBalanced(tree.right, key) };
  const lean = heightOf(grown.left) - heightOf(grown.right);
  if (lean > 1 && grown.left) {
    const { left } = grown;
    const straight = heightOf(left.left) > heightOf(left.right) ? left : rotateLeft(left);
    return rotateRight({ ...grown, left: straight });
  }
  if (lean < -1 && grown.right) {
    const { right } = grown;
    const straight = heightOf(right.right) > heightOf(right.left) ? right : rotateRight(right);
    return rotateLeft({ ...grown, right: straight });
  }
  return grown;
}

function rotateRight(tree: SearchTree): SearchTree {
  const up = tree.left;
  return up ? { ...up, right: { ...tree, left: up.right } } : tree;
}

function rotateLeft(tree: SearchTree): SearchTree {
  const up = tree.right;
  return up ? { ...up, left: { ...tree, right: up.left } } : tree;
}

const balancedRoot: Family = {
  name: 'avl-root',
  subject: COMPUTING,
  topic: STRUCTURES,
  difficulty: 'Hard',
  make(random) {
    const keys = someKeys(random, 7);
    const roots = keys.map((_, last) =>
      keys.slice(0, last + 1).reduce<SearchTree | undefined>(insertBalanced, undefined),
    );
    if (roots.every((tree) => tree?.key === keys[0])) return this.make(random);
    const root = roots.at(-1)?.key ?? 0;
    const sorted = keys.toSorted((a, b) => a - b);
    const place = sorted.indexOf(root);
    return {
      question: `The keys ${keys.join(', ')} are inserted into an empty AVL tree in this order. Which key is at the root in the end?`,
      right: String(root),
      wrong: [keys[0], sorted[3], sorted[place - 1], sorted[place + 1], keys[1], keys[2]]
        .filter((key) => key !== undefined)
        .map(String),
      explanation: `The tree is rebalanced wherever the heights of two subtrees differ by 2. The root after each insertion: ${roots.map((tree) => tree?.key).join(', ')}.`,
    };
  },
};

export const dataStructuresFamilies: readonly Family[] = [
  ...[
    heapParent,
    fullTreeLeaves,
    searchTreePostorder,
    postorderFromPreorder,
    searchTreeHeight,
    heapInsertions,
    heapRemoval,
  ].map(balancedWithSlips),
  // Their answers are values that the stem names: a slip between these would be none of them.
  ...[balancedRoot].map(balanced),
];
