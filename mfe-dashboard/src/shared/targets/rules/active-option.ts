/** The option that a key moves to, by its index; undefined while none is active. */
export function nextOption(
  key: string,
  active: number | undefined,
  count: number,
): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active === undefined ? 0 : (active + 1) % count;
    case 'ArrowUp':
      return active === undefined ? count - 1 : (active - 1 + count) % count;
    default:
      return active;
  }
}
