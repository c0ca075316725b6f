export const DIFFICULTIES = ['Easy', 'Moderate', 'Hard'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];
