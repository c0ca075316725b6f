/** How hard a question or test is, from easy to hard. */
export const DIFFICULTIES = ['Easy', 'Moderate', 'Hard'] as const;

/** One of the difficulties. */
export type Difficulty = (typeof DIFFICULTIES)[number];
