/** How hard a question is, from easy to hard, as the catalogue names it. */
export const DIFFICULTIES = ['Easy', 'Moderate', 'Hard'] as const;

/** One of the difficulties. */
export type Difficulty = (typeof DIFFICULTIES)[number];
