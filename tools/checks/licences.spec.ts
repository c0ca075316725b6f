import { describe, expect, it } from '@jest/globals';
import { isFree, lockedPackages, readByHand } from './licences.ts';

describe('licences of the npm packages', () => {
  it('all allow commercial use, or were checked manually', () => {
    const others = lockedPackages()
      .filter(({ name, licence }) => !isFree(licence) && !(name in readByHand))
      .map(({ name, version, licence }) => `${name}@${version}: ${licence ?? 'says nothing'}`);
    expect(others).toEqual([]);
  });

  it('are checked manually only if the lock file does not name them', () => {
    const unclear = lockedPackages().filter(({ licence }) => !isFree(licence));
    expect(new Set(unclear.map(({ name }) => name))).toEqual(new Set(Object.keys(readByHand)));
  });

  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR GPL-3.0-only)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND CC-BY-NC-4.0', false],
    ['GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    [undefined, false],
  ])('%s: %s', (expression, expected) => {
    expect(isFree(expression)).toBe(expected);
  });
});
