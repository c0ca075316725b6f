/**
 * Leaves out part after part of a list while it still fails: first halves, then smaller parts, down to
 * single items.
 *
 * @param tries how often `fails` may be called
 * @returns the shortest list found that fails
 */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (fewer: readonly Item[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Item[]> {
  let shortest = items;
  let left = tries;
  for (
    let size = Math.ceil(items.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < shortest.length && left > 0;) {
      const fewer = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      left -= 1;
      if (await fails(fewer)) shortest = fewer;
      else from += size;
    }
  }
  return shortest;
}
