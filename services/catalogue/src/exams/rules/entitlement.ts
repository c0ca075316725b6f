/** Of so many tests that follow each other, the first can be started from the list. */
export const FREE_EVERY = 3;

/** Every third test of an exam's full list, beginning with the first, can be started from the list. */
export function isFree(position: number | null): boolean {
  return position !== null && position % FREE_EVERY === 0;
}
