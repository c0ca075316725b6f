/** The title of a passage that has none. */
export const directions = (first: number, last: number): string =>
  first === last ? `Directions for question ${first}` : `Directions for questions ${first}–${last}`;
/** Below a title. */
export const forQuestions = (first: number, last: number): string =>
  first === last ? `For question ${first}` : `For questions ${first}–${last}`;
export const show = 'Show';
export const fold = 'Hide';
export const table = 'Table of the passage';
