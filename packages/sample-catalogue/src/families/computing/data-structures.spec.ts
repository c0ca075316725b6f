import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { dataStructuresFamilies } from './data-structures.ts';

/** The keys of a stem: its two-digit numbers. */
function keysOf(stem: string): number[] {
  return numbersOf(stem.replaceAll(',', ' '));
}

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
  'search-tree-postorder': (stem) => {
    const post = ([root, ...rest]: number[]): number[] =>
      root === undefined
        ? []
        : [
            ...post(rest.filter((key) => key < root)),
            ...post(rest.filter((key) => key > root)),
            root,
          ];
    return post(keysOf(stem)).join(', ');
  },
  'postorder-from-preorder': (stem) => {
    const [, before = '', between = ''] =
      /preorder ([A-Z ]+) and the inorder ([A-Z ]+)\./.exec(stem) ?? [];
    const post = (preorder: string, inorder: string): string => {
      const root = preorder.charAt(0);
      if (!root) return '';
      const left = inorder.indexOf(root);
      return (
        post(preorder.slice(1, left + 1), inorder.slice(0, left)) +
        post(preorder.slice(left + 1), inorder.slice(left + 1)) +
        root
      );
    };
    return [...post(before.replaceAll(' ', ''), between.replaceAll(' ', ''))].join(' ');
  },
  'search-tree-height': (stem) => {
    const height = ([root, ...rest]: number[]): number =>
      root === undefined
        ? -1
        : 1 +
          Math.max(
            height(rest.filter((key) => key < root)),
            height(rest.filter((key) => key > root)),
          );
    return height(keysOf(stem));
  },
  'heap-insertions': (stem) => {
    // Places from 1, as textbooks have them, so that the parent of k is ⌊k/2⌋.
    const heap = [Infinity];
    for (const key of keysOf(stem)) {
      let place = heap.push(key) - 1;
      while ((heap[place >> 1] ?? 0) < key) {
        heap[place] = heap[place >> 1] ?? 0;
        place >>= 1;
      }
      heap[place] = key;
    }
    return heap.slice(1).join(', ');
  },
  'heap-remove-largest': (stem) => {
    const heap = [Infinity, ...keysOf(stem)];
    expect(heap.slice(2).every((key, place) => key < (heap[(place + 2) >> 1] ?? 0))).toBe(true);
    const key = heap.pop() ?? 0;
    let place = 1;
    for (;;) {
      const children = [2 * place, 2 * place + 1].filter((child) => child < heap.length);
      const best = children.toSorted((a, b) => (heap[b] ?? 0) - (heap[a] ?? 0))[0];
      if (best === undefined || (heap[best] ?? 0) < key) break;
      heap[place] = heap[best] ?? 0;
      place = best;
    }
    heap[place] = key;
    return heap.slice(1).join(', ');
  },
  'avl-root': (stem) => balancedList(keysOf(stem))[0],
};

type Node = [key: number, low: Node | null, high: Node | null];

function depth(node: Node | null): number {
  return node ? 1 + Math.max(depth(node[1]), depth(node[2])) : 0;
}

/**
 * The tree after inserting keys with the textbook's four cases: the three nodes at the lowest
 * imbalance, in the direction of the new key, are set up anew with the middle one on top.
 */
function balancedList(keys: readonly number[]): Node {
  let top: Node | null = null;
  for (const key of keys) top = grow(top, key);
  return top ?? [Number.NaN, null, null];
}

function grow(node: Node | null, key: number): Node {
  if (!node) return [key, null, null];
  const side = key < node[0] ? 1 : 2;
  node[side] = grow(node[side], key);
  if (Math.abs(depth(node[1]) - depth(node[2])) < 2) return node;
  const child = node[side];
  const grandchild = key < child[0] ? child[1] : child[2];
  if (!grandchild) throw new Error('The imbalance is two levels above the new key at least.');
  const three = [node, child, grandchild].toSorted((a, b) => a[0] - b[0]);
  const [low, middle, high] = three as [Node, Node, Node];
  const lowEnd = middle[1] === low ? low[2] : middle[1];
  const highStart = middle[2] === high ? high[1] : middle[2];
  return [middle[0], [low[0], low[1], lowEnd], [high[0], highStart, high[2]]];
}

describeFamilies('data-structures families', dataStructuresFamilies, SOLVERS);
