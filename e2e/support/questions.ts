import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Where real questions lie: named, or beside the checkout; without them the journeys take tests of the sample catalogue. */
export const questionsFile =
  process.env['QUESTIONS'] ?? join(root, '..', 'shared', 'questions', 'questions.jsonl');

export const hasRealQuestions = existsSync(questionsFile);

interface RealQuestion {
  question: string;
  options: string[];
  correct: number;
}

/**
 * The keys of the real questions, read from the file itself: what the product says of an answer is held against it.
 *
 * @returns a function that gives the index of the right option, or undefined for a question that is not in the file as it stands
 */
export function answerKeys(): (question: string, options: readonly string[]) => number | undefined {
  const lines = hasRealQuestions
    ? readFileSync(questionsFile, 'utf8').split('\n').filter(Boolean)
    : [];
  const keys = new Map(
    lines.map((line) => {
      const { question, options, correct } = JSON.parse(line) as RealQuestion;
      return [keyOf(question, options), correct];
    }),
  );
  return (question, options) => keys.get(keyOf(question, options));
}

function keyOf(question: string, options: readonly string[]): string {
  return [question, ...options].map((text) => text.replaceAll(/\s+/g, ' ').trim()).join('\n');
}
