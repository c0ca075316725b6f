/** Picks `count` items, evenly spread over the list; all of them if there are fewer. */
export function pickEvenly<T>(items: readonly T[], count: number): T[] {
  const wanted = Math.min(count, items.length);
  return items.filter(
    (_, index) =>
      Math.floor((index * wanted) / items.length) !==
      Math.floor(((index + 1) * wanted) / items.length),
  );
}
