/** How long a position is shown before the carousel advances. */
export const ADVANCE_MS = 5_000;

/** How many cards fit next to each other at a window width in CSS pixels. */
export function cardsAt(width: number): number {
  if (width < 768) return 1;
  return width < 1024 ? 2 : 3;
}

/**
 * The first card to show after `steps` forward (or back, if negative), so that the row is always
 * full; beyond either end it continues at the other.
 */
export function turn(first: number, steps: number, cards: number, shown: number): number {
  const positions = Math.max(1, cards - shown + 1);
  return (((first + steps) % positions) + positions) % positions;
}
