/** "Top 8%" from a percentile, never "Top 0%". */
export function topPercent(percentile: number): string {
  return `Top ${Math.max(1, Math.ceil(100 - percentile))}%`;
}
