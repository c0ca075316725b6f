/**
 * Divides `total` in proportion to `weights` (both whole numbers, not negative) by the largest
 * remainder method: parts are whole numbers, sum to `total`, and each differs from its exact share
 * by less than one. When all weights are 0, every part is 0.
 */
export function apportion(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((weight * total) / sum));
  const missing = total - parts.reduce((whole, part) => whole + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (weight * total) % sum }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * Reported seconds per question. When their sum exceeds the `elapsed` seconds that the server
 * measured, they are scaled down in proportion.
 */
export function scaleTimes(times: readonly number[], elapsed: number): number[] {
  const sum = times.reduce((whole, time) => whole + time, 0);
  return sum <= elapsed ? [...times] : apportion(times, elapsed);
}
