/** The catalogue's difficulty levels, from easy to hard. */
export const DIFFICULTIES = ['Easy', 'Moderate', 'Hard'] as const;

/** One of the difficulties. */
export type Difficulty = (typeof DIFFICULTIES)[number];
