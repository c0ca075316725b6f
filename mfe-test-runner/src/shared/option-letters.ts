/** What options are called, in their order. */
export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const;
