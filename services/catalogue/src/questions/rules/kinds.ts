/** How a question is answered: by one option, by one or several options, or by a number. */
export const QUESTION_KINDS = ['single', 'multiple', 'numeric'] as const;

/** One of the kinds. */
export type QuestionKind = (typeof QUESTION_KINDS)[number];
