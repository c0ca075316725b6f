import { validationFailed } from '@abhyas/service-kit';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { Ajv, type ValidateFunction } from 'ajv';
import { z } from 'zod';
import { MAX_CHANGED_AT, MAX_SECONDS, OPTIONS_PER_QUESTION } from './rules/response.js';

const MAX_ANSWERS = 1000;
const MAX_REVISION = 2_000_000_000;
const MAX_ID_LENGTH = 64;
/** Max number of invalid answers with error messages: messages cost more than the check itself. */
const MAX_INVALID_EXPLAINED = 50;

const NAMELESS = 'A response names its question.';

const seconds = wholeNumber(0, MAX_SECONDS, `a whole number of seconds from 0 to ${MAX_SECONDS}`);

const answer = z.object(
  {
    questionId: z
      .string(NAMELESS)
      .min(1, NAMELESS)
      .max(MAX_ID_LENGTH, 'questionId is too long for a question’s.'),
    selectedOption: wholeNumber(
      0,
      OPTIONS_PER_QUESTION - 1,
      'an option from 0 to 3, or null',
    ).nullish(),
    timeSpent: seconds.optional(),
    marked: z.boolean('marked is true or false.').optional(),
    visited: z.boolean('visited is true or false.').optional(),
    changedAt: wholeNumber(
      0,
      MAX_CHANGED_AT,
      'a whole number of milliseconds since the start',
    ).optional(),
  },
  'A response is an object.',
);

const answers = z
  .array(answer, 'responses is a list.')
  .max(MAX_ANSWERS, 'There are too many responses.');

/** The body of a save, and the error messages for an invalid one. */
export const progressSchema = z.object(
  {
    responses: answers,
    currentQuestionIndex: wholeNumber(0, MAX_ANSWERS, 'the place of a question, from 0'),
    timeSpent: seconds,
    revision: wholeNumber(1, MAX_REVISION, 'a whole number from 1').optional(),
  },
  'The body is an object.',
);

export const submitSchema = z
  .object({ responses: answers.default([]) }, 'The body is an object.')
  .nullish()
  .transform((body) => body ?? { responses: [] });

export type ProgressBody = z.infer<typeof progressSchema>;
export type SubmitBody = z.infer<typeof submitSchema>;
export type AnswerBody = ProgressBody['responses'][number];

const integer = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });

const plainAnswer = {
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

const ajv = new Ajv({ allowUnionTypes: true });

/**
 * Accepts nearly every valid save at once. It is compiled to code, as the web framework compiles its
 * schemas, and takes a fraction of the time of `progressSchema`: a save is the most frequent call of
 * the system. When it says no, `progressSchema` decides, so that all messages have one source.
 */
export const isPlainProgress: ValidateFunction<ProgressBody> = ajv.compile<ProgressBody>({
  type: 'object',
  required: ['responses', 'currentQuestionIndex', 'timeSpent'],
  properties: {
    responses: { type: 'array', maxItems: MAX_ANSWERS, items: plainAnswer },
    currentQuestionIndex: integer(0, MAX_ANSWERS),
    timeSpent: integer(0, MAX_SECONDS),
    revision: integer(1, MAX_REVISION),
  },
});

/** The same for a submit. One without a body goes to `submitSchema`, which has the default. */
export const isPlainSubmit: ValidateFunction<SubmitBody> = ajv.compile<SubmitBody>({
  type: 'object',
  required: ['responses'],
  properties: { responses: { type: 'array', maxItems: MAX_ANSWERS, items: plainAnswer } },
});

const isPlainAnswer = ajv.compile(plainAnswer);
/** A list that is too long, and valid otherwise. */
const TOO_MANY = Array.from({ length: MAX_ANSWERS + 1 }, () => ({ questionId: 'any' }));

/** A body with only its invalid answers, and their indexes in the original list. */
interface InvalidPart {
  body: unknown;
  indexes: readonly number[];
}

/**
 * The part of the body that gets error messages. A body may hold thousands of answers, and to validate
 * all of them with the schema takes many times as long as to find the invalid ones. A list that is
 * too long gets only that message.
 */
function invalidPartOf(body: unknown): InvalidPart {
  if (typeof body !== 'object' || body === null || !('responses' in body)) {
    return { body, indexes: [] };
  }
  const { responses } = body;
  if (!Array.isArray(responses)) return { body, indexes: [] };
  if (responses.length > MAX_ANSWERS)
    return { body: { ...body, responses: TOO_MANY }, indexes: [] };
  const indexes: number[] = [];
  for (
    let index = 0;
    index < responses.length && indexes.length < MAX_INVALID_EXPLAINED;
    index += 1
  ) {
    if (!isPlainAnswer(responses[index])) indexes.push(index);
  }
  const invalid = indexes.map((index): unknown => responses[index]);
  return { body: { ...body, responses: invalid }, indexes };
}

function wholeNumber(min: number, max: number, what: string) {
  const sentence = (issue: { path?: PropertyKey[] | undefined }): string =>
    `${String(issue.path?.at(-1) ?? 'The value')} must be ${what}.`;
  return z.int({ error: sentence }).min(min, { error: sentence }).max(max, { error: sentence });
}

/** Turns a schema's issues into the same 400 response that all other calls send. */
@Injectable()
export class SchemaPipe<T> implements PipeTransform<unknown, T> {
  /** @param isPlain a fast check that accepts most valid values */
  constructor(
    private readonly schema: z.ZodType<T>,
    private readonly isPlain?: (value: unknown) => value is T,
  ) {}

  transform(value: unknown): T {
    if (this.isPlain?.(value)) return value;
    const { body, indexes } = invalidPartOf(value);
    let parsed = this.schema.safeParse(body);
    // The schema decides about the complete body.
    if (parsed.success) parsed = this.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const fields: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) {
      const [first, second, ...rest] = path;
      const place = first === 'responses' ? (indexes[Number(second)] ?? second) : second;
      const name = [first, place, ...rest].filter((part) => part !== undefined).map(String);
      fields[name.join('.') || 'body'] ??= message;
    }
    throw validationFailed(fields);
  }
}
