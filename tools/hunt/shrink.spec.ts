import { describe, expect, it, jest } from '@jest/globals';
import { shrink } from './shrink.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index);
const failsWith = (...needed: number[]) =>
  jest.fn((list: readonly number[]) => Promise.resolve(needed.every((it) => list.includes(it))));

describe('shrink', () => {
  it.each([[[13]], [[0, 19]], [[3, 4, 11]]])('finds the items that matter: %j', async (needed) => {
    expect(await shrink(numbers, failsWith(...needed), 200)).toEqual(needed);
  });

  it('makes at most the allowed number of tries', async () => {
    const fails = failsWith(0, 19);
    const found = await shrink(numbers, fails, 5);
    expect(fails).toHaveBeenCalledTimes(5);
    expect(found).toEqual(expect.arrayContaining([0, 19]));
  });

  it('keeps everything if no try is allowed', async () => {
    expect(await shrink(numbers, failsWith(), 0)).toBe(numbers);
  });
});
