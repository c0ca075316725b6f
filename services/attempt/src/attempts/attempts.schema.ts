import { validationFailed } from '@abhyas/service-kit';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { Ajv, type ValidateFunction } from 'ajv';
import { z } from 'zod';
import { MAX_CHANGED_AT, MAX_SECONDS, OPTIONS_PER_QUESTION } from './rules/response.js';

const MAX_RESPONSES = 1000;
const MAX_REVISION = 2_000_000_000;
const MAX_ID_LENGTH = 64;
/** Of more wrong responses than this the first are explained: sentences take longer than what they are about. */
const MAX_EXPLAINED = 50;

const NAMELESS = 'A response names its question.';

const seconds = whole(0, MAX_SECONDS, `a whole number of seconds from 0 to ${MAX_SECONDS}`);

const response = z.object(
  {
    questionId: z
      .string(NAMELESS)
      .min(1, NAMELESS)
      .max(MAX_ID_LENGTH, 'questionId is too long for a question’s.'),
    selectedOption: whole(0, OPTIONS_PER_QUESTION - 1, 'an option from 0 to 3, or null').nullish(),
    timeSpent: seconds.optional(),
    marked: z.boolean('marked is true or false.').optional(),
    visited: z.boolean('visited is true or false.').optional(),
    changedAt: whole(
      0,
      MAX_CHANGED_AT,
      'a whole number of milliseconds since the start',
    ).optional(),
  },
  'A response is an object.',
);

const responses = z
  .array(response, 'responses is a list.')
  .max(MAX_RESPONSES, 'There are too many responses.');

/** A save as it comes in, and what is said of one that does not fit. */
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

const integer = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });

const plainResponse = {
  type: 'object',
  required: ['questionId'],
  properties: {
    questionId: { type: 'string', pattern: `^[^]{1,${MAX_ID_LENGTH}}$` },
    selectedOption: { ...integer(0, OPTIONS_PER_QUESTION - 1), type: ['integer', 'null'] },
    timeSpent: integer(0, MAX_SECONDS),
    marked: { type: 'boolean' },
    visited: { type: 'boolean' },
    changedAt: integer(0, MAX_CHANGED_AT),
  },
};

const ajv = new Ajv({
  allowUnionTypes: true,
  // Lengths are counted as `progressSchema` counts them.
  unicodeRegExp: false,
});

/**
 * Says at once of nearly every save that it fits, compiled to code as the web framework compiles its
 * schemas. It is the busiest call of the system, and this takes a fraction of what `progressSchema`
 * takes, which is asked where this says no, so that there is one source of sentences.
 */
export const isPlainProgress: ValidateFunction<ProgressBody> = ajv.compile<ProgressBody>({
  type: 'object',
  required: ['responses', 'currentQuestionIndex', 'timeSpent'],
  properties: {
    responses: { type: 'array', maxItems: MAX_RESPONSES, items: plainResponse },
    currentQuestionIndex: integer(0, MAX_RESPONSES),
    timeSpent: integer(0, MAX_SECONDS),
    revision: integer(1, MAX_REVISION),
  },
});

/** The same of a submit; one without a body goes to `submitSchema`, which has its default. */
export const isPlainSubmit: ValidateFunction<SubmitBody> = ajv.compile<SubmitBody>({
  type: 'object',
  required: ['responses'],
  properties: { responses: { type: 'array', maxItems: MAX_RESPONSES, items: plainResponse } },
});

const isPlainResponse = ajv.compile(plainResponse);
/** Longer than may be, and nothing else wrong with it. */
const TOO_MANY = Array.from({ length: MAX_RESPONSES + 1 }, () => ({ questionId: 'any' }));

/** A body with those of its responses alone that do not fit, and where in it they were. */
interface Excerpt {
  body: unknown;
  places: readonly number[];
}

/**
 * What the sentences are about: a body may hold thousands of responses, and asking the schema about
 * all takes many times as long as finding those that do not fit. Of too many responses it is only
 * said that they are.
 */
function excerptOf(body: unknown): Excerpt {
  if (typeof body !== 'object' || body === null || !('responses' in body)) {
    return { body, places: [] };
  }
  const { responses } = body;
  if (!Array.isArray(responses)) return { body, places: [] };
  if (responses.length > MAX_RESPONSES)
    return { body: { ...body, responses: TOO_MANY }, places: [] };
  const places: number[] = [];
  for (let at = 0; at < responses.length && places.length < MAX_EXPLAINED; at += 1) {
    if (!isPlainResponse(responses[at])) places.push(at);
  }
  const shown = places.map((at): unknown => responses[at]);
  return { body: { ...body, responses: shown }, places };
}

function whole(min: number, max: number, what: string) {
  const sentence = (issue: { path?: PropertyKey[] | undefined }): string =>
    `${String(issue.path?.at(-1) ?? 'The value')} must be ${what}.`;
  return z.int({ error: sentence }).min(min, { error: sentence }).max(max, { error: sentence });
}

/** Turns a schema's issues into the 400 that every other call answers with. */
@Injectable()
export class SchemaPipe<T> implements PipeTransform<unknown, T> {
  /** @param isPlain says at once of most values that they fit the schema */
  constructor(
    private readonly schema: z.ZodType<T>,
    private readonly isPlain?: (value: unknown) => value is T,
  ) {}

  transform(value: unknown): T {
    if (this.isPlain?.(value)) return value;
    const { body, places } = excerptOf(value);
    let parsed = this.schema.safeParse(body);
    // The schema has the last word, over all that came.
    if (parsed.success) parsed = this.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const fields: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) {
      const [first, second, ...rest] = path;
      const place = first === 'responses' ? (places[Number(second)] ?? second) : second;
      const name = [first, place, ...rest].filter((part) => part !== undefined).map(String);
      fields[name.join('.') || 'body'] ??= message;
    }
    throw validationFailed(fields);
  }
}
