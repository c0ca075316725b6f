import { validationFailed } from '@abhyas/service-kit';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { MAX_CHANGED_AT, MAX_SECONDS, OPTIONS_PER_QUESTION } from './rules/response.js';

const MAX_RESPONSES = 1000;
const MAX_REVISION = 2_000_000_000;

const seconds = whole(0, MAX_SECONDS, `a whole number of seconds from 0 to ${MAX_SECONDS}`);

const response = z.object({
  questionId: z.string('A response names its question.').min(1).max(64),
  selectedOption: whole(0, OPTIONS_PER_QUESTION - 1, 'an option from 0 to 3, or null')
    .nullish()
    .transform((option) => option ?? null),
  timeSpent: seconds.default(0),
  marked: z.boolean('marked is true or false.').optional(),
  visited: z.boolean('visited is true or false.').optional(),
  changedAt: whole(0, MAX_CHANGED_AT, 'a whole number of milliseconds since the start').optional(),
});

const responses = z
  .array(response, 'responses is a list.')
  .max(MAX_RESPONSES, 'There are too many responses.');

/**
 * A save as it comes in. Checked by a compiled schema and not by the decorators of a DTO: this is
 * the busiest call of the house, and decorators cost several times the rest of it.
 */
export const progressSchema = z.object(
  {
    responses,
    currentQuestionIndex: whole(0, MAX_RESPONSES, 'the place of a question, from 0'),
    timeSpent: seconds,
    revision: whole(1, MAX_REVISION, 'a whole number from 1').optional(),
  },
  'The body is an object.',
);

export const submitSchema = z
  .object({ responses: responses.default([]) }, 'The body is an object.')
  .nullish()
  .transform((body) => body ?? { responses: [] });

export type ProgressBody = z.infer<typeof progressSchema>;
export type SubmitBody = z.infer<typeof submitSchema>;
export type ResponseBody = ProgressBody['responses'][number];

function whole(min: number, max: number, what: string) {
  const sentence = (issue: { path?: PropertyKey[] | undefined }): string =>
    `${String(issue.path?.at(-1) ?? 'The value')} must be ${what}.`;
  return z.int({ error: sentence }).min(min, { error: sentence }).max(max, { error: sentence });
}

/** Turns a schema's issues into the 400 that every other call answers with. */
@Injectable()
export class SchemaPipe<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(value: unknown): T {
    const parsed = this.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) {
      fields[issue.path.map(String).join('.') || 'body'] ??= issue.message;
    }
    throw validationFailed(fields);
  }
}
