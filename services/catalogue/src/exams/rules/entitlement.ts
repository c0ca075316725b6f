/** Every third test of an exam's whole list, from the first, may be started from the list. */
export function isFree(position: number | null): boolean {
  return position !== null && position % 3 === 0;
}
