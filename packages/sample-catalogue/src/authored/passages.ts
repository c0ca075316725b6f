import { z } from 'zod';
import { readJsonLines } from '../read-data.ts';
import type { SampleChoice } from '../records.ts';
import { authoredQuestion, finishAuthored } from './authored-question.ts';

const text = z.string().min(1);

const passage = z.strictObject({
  pool: text,
  topic: text,
  title: text,
  text,
  questions: z.array(authoredQuestion.omit({ topic: true })).length(5),
});

/** Every passage that somebody wrote, with its questions. */
export const PASSAGES = readJsonLines('passages.jsonl', passage);

/** The questions of the passages of a pool. Throws for an unknown one. */
export function passagePool(name: string, subject: string): SampleChoice[] {
  const own = PASSAGES.filter(({ pool }) => pool === name);
  if (own.length === 0) throw new Error(`There is no pool ${name} in passages.jsonl.`);
  return own.flatMap(({ topic, title, text: body, questions }) =>
    finishAuthored(
      subject,
      questions.map((question) => ({ ...question, topic })),
    ).map((question) => ({ ...question, passage: { title, text: body } })),
  );
}
