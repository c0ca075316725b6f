/**
 * Whether the cut-offs of a stage are about a test with this title: the title has the stage as whole
 * words, as `Tier 1 Mock Test 3` has `Tier 1` and `Tier 12 Mock Test` has not. Case and the kind of
 * spaces do not matter. An empty stage is about all tests of its exam.
 */
export function hasStage(title: string, stage: string): boolean {
  if (stage === '') return true;
  return ` ${words(title)} `.includes(` ${words(stage)} `);
}

function words(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
