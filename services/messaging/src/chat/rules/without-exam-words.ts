import { wordsOf } from './words.js';

/** Words around an exam's name that ask for nothing else than the exam. */
const GENERIC_WORDS = new Set(
  'exam exams test tests series mock mocks paper details detail info information tell about'.split(
    ' ',
  ),
);

/**
 * Removes exam names and generic words from a message: "how to prepare for SSC CGL" leaves the
 * preparation, "tell me about SSC CGL tests" leaves nothing. Unchanged when no exam was named.
 */
export function withoutExamWords(message: string, named: readonly { name: string }[]): string {
  if (named.length === 0) return message;
  const nameWords = new Set(named.flatMap((exam) => wordsOf(exam.name)));
  return wordsOf(message)
    .filter((word) => !nameWords.has(word) && !GENERIC_WORDS.has(word))
    .join(' ');
}
