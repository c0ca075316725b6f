import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exceededBound } from './json-bounds.js';

const wide = { depth: 1_000, members: 1_000_000, names: 1_000_000 };

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** The number of commas and opening brackets in the text. */
function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members = Object.values(value);
  return Math.max(1, members.length) + members.reduce<number>((sum, m) => sum + membersOf(m), 0);
}

function namesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(namesOf)];
}

describe('the bounds of a JSON text', () => {
  it('are exceeded by one more level, member or name, whatever the strings contain', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indentation) => {
        const text = JSON.stringify(value, null, indentation);
        const [depth, members] = [depthOf(value), membersOf(value)];
        // In their written form, because digests of that form are counted.
        const names = new Set(namesOf(value).map((name) => JSON.stringify(name))).size;
        expect(exceededBound(text, { depth, members, names })).toBeUndefined();
        if (depth > 0) expect(exceededBound(text, { ...wide, depth: depth - 1 })).toBe('depth');
        if (members > 0) {
          expect(exceededBound(text, { ...wide, members: members - 1 })).toBe('members');
        }
        if (names > 0) expect(exceededBound(text, { ...wide, names: names - 1 })).toBe('names');
      }),
    );
  });

  it.each([
    ['brackets and commas in strings', '["[[[[,,,,{{{{"]', 1, 1],
    ['escaped quotes', String.raw`["\",\",\\\",", "\\", 1]`, 1, 3],
    ['an empty list for a member', '[[], []]', 2, 4],
  ])('count %s', (_what, text, depth, members) => {
    expect(exceededBound(text, { ...wide, depth, members })).toBeUndefined();
    expect(exceededBound(text, { ...wide, depth: depth - 1 })).toBe('depth');
    expect(exceededBound(text, { ...wide, members: members - 1 })).toBe('members');
  });

  it.each(['"', '"\\', '["\\"', ']]]]', '{"a', ''])('accept the malformed text %j', (text) => {
    expect(exceededBound(text, wide)).toBeUndefined();
  });
});
