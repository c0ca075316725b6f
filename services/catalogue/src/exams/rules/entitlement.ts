/** Every third test of an exam's full list, beginning with the first, can be started from the list. */
export function isFree(position: number | null): boolean {
  return position !== null && position % 3 === 0;
}
