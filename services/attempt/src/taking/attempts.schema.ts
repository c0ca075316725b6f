import { validationFailed } from '@abhyas/service-kit';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { Ajv, type ValidateFunction } from 'ajv';
import { z } from 'zod';
import { MAX_CHANGED_AT, MAX_OPTIONS, MAX_SECONDS } from '../scoring/rules/answer.js';

const MAX_ANSWERS = 1000;
const MAX_REVISION = 2_000_000_000;
const MAX_ID_LENGTH = 64;
const MAX_VALUE_LENGTH = 64;
/** Max number of invalid answers with error messages: messages cost more than the check itself. */
const MAX_INVALID_EXPLAINED = 50;

const NAMELESS = 'Every response needs a questionId.';

const seconds = wholeNumber(0, MAX_SECONDS, `a whole number of seconds from 0 to ${MAX_SECONDS}`);
const A_TIME = 'a whole number of milliseconds since the start';

const answer = z
  .object(
    {
      questionId: z.string(NAMELESS).min(1, NAMELESS).max(MAX_ID_LENGTH, 'questionId is too long.'),
      selectedOption: wholeNumber(
        0,
        MAX_OPTIONS - 1,
        'an option of the question, counted from 0, or null',
      )
        .nullish()
        .describe('Absent or null leaves a saved answer as it is'),
      selectedOptions: z
        .array(
          wholeNumber(0, MAX_OPTIONS - 1, 'options of the question, counted from 0'),
          'selectedOptions is a list of options.',
        )
        .max(MAX_OPTIONS, `selectedOptions has at most ${MAX_OPTIONS} options.`)
        .nullish()
        .describe('For a question with several right options; absent, null or empty as null above'),
      value: z
        .string('value is a number as text, such as "-1.5".')
        .max(MAX_VALUE_LENGTH, `value has at most ${MAX_VALUE_LENGTH} characters.`)
        .nullish()
        .describe('For a numeric question; absent, null or empty as null above'),
      cleared: z
        .boolean('cleared is true or false.')
        .optional()
        .describe('True takes an answer back; merged by `changedAt` as an answer is'),
      timeSpent: seconds.optional().describe('Seconds on the question so far'),
      marked: z.boolean('marked is true or false.').optional(),
      visited: z.boolean('visited is true or false.').optional(),
      changedAt: wholeNumber(0, MAX_CHANGED_AT, A_TIME)
        .optional()
        .describe('Milliseconds since the start; of two answers the later one wins'),
    },
    'A response is an object.',
  )
  .meta({ id: 'IncomingResponseDto' });

const answers = z
  .array(answer, 'responses is a list.')
  .max(MAX_ANSWERS, 'There are too many responses.');

/** The body of a save, its description in the API, and the error messages for an invalid one. */
export const progressSchema = z
  .object(
    {
      responses: answers,
      currentQuestionIndex: wholeNumber(0, MAX_ANSWERS, 'the place of a question, from 0'),
      timeSpent: seconds.describe('Seconds since the start'),
      revision: wholeNumber(1, MAX_REVISION, 'a whole number from 1')
        .optional()
        .describe('Must be greater than the stored one; absent, the save counts as the next'),
    },
    'The body is an object.',
  )
  .meta({ id: 'ProgressDto' });

/** The body of a submit, as `progressSchema` is that of a save. */
export const submitBodySchema = z
  .object({ responses: answers.optional() }, 'The body is an object.')
  .meta({ id: 'SubmitDto' });

/** A submit without a body is one without answers. */
export const submitSchema = submitBodySchema
  .nullish()
  .transform((body) => ({ responses: body?.responses ?? [] }));

export type ProgressBody = z.infer<typeof progressSchema>;
export type SubmitBody = z.infer<typeof submitSchema>;

const ajv = new Ajv();

/**
 * Accepts nearly every valid save at once. It is compiled to code, as the web framework compiles its
 * schemas, and takes a fraction of the time of `progressSchema`: a save is the most frequent call of
 * the system. When it says no, `progressSchema` decides, so that all messages have one source.
 */
export const isPlainProgress = compile(progressSchema);
/** The same for a submit. One without answers goes to `submitSchema`, which has the default. */
export const isPlainSubmit = compile(z.object({ responses: answers }));
const isPlainAnswer = compile(answer);

function compile<T>(schema: z.ZodType<T>): ValidateFunction<T> {
  const options = { target: 'openapi-3.0', io: 'input', override: matchLength } as const;
  return ajv.compile<T>(z.toJSONSchema(schema, options));
}

/**
 * A pattern checks the length of a text faster than ajv, which counts its characters. A text that may
 * be null comes here several times: the first time gives it its pattern.
 */
function matchLength({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { type, minLength = 0, maxLength = '', pattern } = jsonSchema;
  if (type !== 'string' || pattern !== undefined) return;
  jsonSchema.pattern = `^[^]{${minLength},${maxLength}}$`;
  delete jsonSchema.minLength;
  delete jsonSchema.maxLength;
}

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
  const sentence = ({ path }: { path?: PropertyKey[] | undefined }): string =>
    `${path?.findLast((part) => typeof part === 'string') ?? 'The value'} must be ${what}.`;
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
