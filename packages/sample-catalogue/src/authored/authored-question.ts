import { z } from 'zod';
import { DIFFICULTIES } from '../difficulty.ts';
import { Random } from '../random.ts';
import type { SampleChoice } from '../records.ts';

/** The shape of a line in `data/authored`. */
export const authoredQuestion = z.strictObject({
  topic: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  question: z.string(),
  right: z.string(),
  wrong: z.tuple([z.string(), z.string(), z.string()]),
  explanation: z.string(),
});

/** A question that somebody wrote, before its options are put in order. */
export type AuthoredQuestion = z.infer<typeof authoredQuestion>;

/** Puts the options of authored questions in an order that is the same in every run. */
export function finishAuthored(
  subject: string,
  questions: readonly AuthoredQuestion[],
): SampleChoice[] {
  return questions.map(({ topic, difficulty, question, right, wrong, explanation }) => {
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
