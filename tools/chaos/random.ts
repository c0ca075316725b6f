/** Numbers from 0 to less than 1 that are the same for the same seed. */
export type Random = () => number;

/** A linear congruential generator: good enough to choose who does what. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  // Adjacent seeds have similar first numbers.
  for (let discarded = 0; discarded < 8; discarded += 1) next();
  return next;
}
