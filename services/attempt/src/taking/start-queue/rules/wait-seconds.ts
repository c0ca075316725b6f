/** More would be an estimate that nobody can use. */
const MAX_SPREAD_SECONDS = 30;

/**
 * The whole seconds that a student is told to wait, at least one. Turns are spread already. Students
 * whose turn has come while too many others start come back at random moments, as far apart as all
 * of them need.
 *
 * @param waitMs until the student's turn
 * @param overdue how many students have had their turn and wait to start
 * @param rate starts a second
 * @param random a number from 0 up to but not including 1
 */
export function waitSeconds(
  { waitMs, overdue }: { readonly waitMs: number; readonly overdue: number },
  rate: number,
  random: number,
): number {
  const spread = Math.min(MAX_SPREAD_SECONDS, overdue / rate);
  return Math.max(1, Math.ceil(waitMs / 1000 + random * spread));
}
