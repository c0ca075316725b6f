/** The letters of the options of a question, in order. A question has at most this many. */
export const OPTION_LETTERS = [...'ABCDEFGH'] as const;
