import { describe, expect, it } from '@jest/globals';
import { cardsAt, turn } from './carousel';

describe('cardsAt', () => {
  it.each([
    [360, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1920, 3],
  ])('%i px show %i', (width, cards) => expect(cardsAt(width)).toBe(cards));
});

describe('turn', () => {
  it.each([
    [0, 1, 5, 3, 1],
    [2, 1, 5, 3, 0],
    [0, -1, 5, 3, 2],
    [4, 1, 5, 1, 0],
    [4, 0, 5, 3, 1],
    [0, 1, 2, 3, 0],
  ])('from %i by %i with %i cards, %i shown, is %i', (first, steps, cards, shown, next) => {
    expect(turn(first, steps, cards, shown)).toBe(next);
  });
});
