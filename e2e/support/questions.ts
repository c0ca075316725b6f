import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The folder of real questions: configured, or beside the checkout. Without it the journeys use the sample catalogue. */
export const questionsFile =
  process.env['QUESTIONS'] ?? join(root, '..', 'shared', 'questions', 'questions.jsonl');

export const hasRealQuestions = existsSync(questionsFile);

interface RealQuestion {
  question: string;
  options: string[];
  correct: number;
}

/**
 * The keys of the real questions, read from the file itself, to compare with the product's results.
 *
 * @returns a function that returns the index of the right option, or undefined for a question that is not in the file
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
