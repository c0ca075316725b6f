/** The letters of the options, in order. */
export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const;
