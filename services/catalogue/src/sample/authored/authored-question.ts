import type { Difficulty } from '../../questions/rules/difficulty.js';
import type { SampleQuestion } from '../family.js';
import { Random } from '../random.js';

/** A written question: topic, difficulty, question, right option, three wrong ones, explanation. */
export type AuthoredQuestion = readonly [
  topic: string,
  difficulty: Difficulty,
  question: string,
  right: string,
  wrong: readonly [string, string, string],
  explanation: string,
];

/** Puts the options of written questions in an order that is the same in every run. */
export function finishAuthored(
  subject: string,
  questions: readonly AuthoredQuestion[],
): SampleQuestion[] {
  return questions.map(([topic, difficulty, question, right, wrong, explanation]) => {
    const options = new Random(question).shuffle([right, ...wrong]);
    return {
      subject,
      topic,
      difficulty,
      question,
      options,
      correct: options.indexOf(right),
      explanation,
    };
  });
}
