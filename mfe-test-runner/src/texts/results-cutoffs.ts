/* The cut-offs of the real exam beside the results. */

export const title = 'Cut-offs of Earlier Years';
export const loadFailed = 'We could not load the cut-offs. Your result is not affected.';
export const tryAgain = 'Try again';
export const note =
  'A cut-off is from the real exam: the lowest marks with which students of a category passed in that year. This test is not that exam, and cut-offs change every year. So take the comparison only as a rough guide.';
export const showLatest = 'Show the latest';
export const showAll = (count: number) => `Show all ${count} papers`;
export const tableOf = (paper: string) => `Cut-offs, ${paper}`;
export const category = 'Category';
export const cutoff = 'Cut-off';
export const you = 'You';
export const source = 'Source:';
export const stageAndYear = (stage: string, year: number) => `${stage}, ${year}`;
export const sameScale = (maxMarks: string, own: string) =>
  `Out of ${maxMarks} marks. You have ${own}.`;
export const otherScale = (paperMarks: string, testMarks: string, own: string) =>
  `The paper had ${paperMarks} marks and this test has ${testMarks}, so we compare percentages. You have ${own}.`;
export const equal = 'Equal';
export const lessThanSmallest = (unit: string) => `less than 0.01${unit}`;
export const above = (difference: string) => `Above by ${difference}`;
export const below = (difference: string) => `Below by ${difference}`;
export const cutoffOf = (year: number) => `Cut-off of ${year}`;
export const cutoffsOf = (year: number) => `Cut-offs of ${year}`;
export const inCategory = (percent: string, name: string) => `${percent} (${name})`;
export const oneWas = (paper: string, value: string) =>
  `The cut-off of the real exam (${paper}) was ${value}.`;
export const theyWere = (paper: string, lowest: string, highest: string) =>
  `The cut-offs of the real exam (${paper}) were from ${lowest} to ${highest}.`;
