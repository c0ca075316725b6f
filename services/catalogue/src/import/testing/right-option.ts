import type { AnswerKey } from '../../questions/rules/answer-key.js';

/** The right option of a single choice. */
export function rightOption(key: AnswerKey): number {
  if (key.kind === 'single') return key.correct;
  throw new Error(`the question is ${key.kind}`);
}
