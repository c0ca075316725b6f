import { z } from 'zod';
import { DIFFICULTIES } from '../difficulty.ts';
import { readJsonLines } from '../read-data.ts';
import type { SampleChoice } from '../records.ts';

const text = z.string().min(1);

/** The options of every such question, in the usual order. */
const OPTIONS = {
  explains: 'Both A and R are true, and R is the correct explanation of A.',
  both: 'Both A and R are true, but R is not the correct explanation of A.',
  assertion: 'A is true, but R is false.',
  reason: 'A is false, but R is true.',
} as const;

const answers = ['explains', 'both', 'assertion', 'reason'] as const;

const assertion = z.strictObject({
  pool: text,
  topic: text,
  difficulty: z.enum(DIFFICULTIES),
  assertion: text,
  reason: text,
  answer: z.enum(answers),
  explanation: text,
});

/** Every assertion with its reason. */
export const ASSERTIONS = readJsonLines('assertions.jsonl', assertion);

/** The questions of a pool. Throws for an unknown one. */
export function assertionPool(name: string, subject: string): SampleChoice[] {
  const own = ASSERTIONS.filter(({ pool }) => pool === name);
  if (own.length === 0) throw new Error(`There is no pool ${name} in assertions.jsonl.`);
  return own.map(({ topic, difficulty, answer, explanation, ...texts }) => ({
    subject,
    topic,
    difficulty,
    question: 'Read the assertion (A) and the reason (R). Which of the following is correct?',
    table: {
      head: [],
      rows: [
        ['Assertion (A)', texts.assertion],
        ['Reason (R)', texts.reason],
      ],
    },
    options: answers.map((key) => OPTIONS[key]),
    correct: answers.indexOf(answer),
    explanation,
  }));
}
