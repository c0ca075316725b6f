import { z } from 'zod';
import { MAX_OPTIONS, MIN_OPTIONS } from '../scoring/rules/answer.js';
import { commonDenominator, parseFraction } from '../scoring/rules/fraction.js';

/** How a question is answered: by one option, by one or several options, or by a number. */
export const QUESTION_KINDS = ['single', 'multiple', 'numeric'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What a faulty question counts: its marks for everybody, or nothing for anybody. */
const AWARDS = ['bonus', 'dropped'] as const;

/** Which answers count where n of m do: the first by question number, or the best. */
export const COUNTED_ANSWERS = ['first', 'best'] as const;

export const CALCULATORS = ['scientific'] as const;

const fractionText = z.string().refine(isFraction, 'must be an exact fraction such as 1 or -1/3');

function isFraction(text: string): boolean {
  try {
    parseFraction(text);
    return true;
  } catch {
    return false;
  }
}

const decimalText = z.string().regex(/^-?\d{1,20}(\.\d{1,20})?$/, 'must be an exact decimal');

const marking = z.object({
  correct: fractionText,
  wrong: fractionText,
  unanswered: fractionText.optional(),
  partial: z.array(fractionText).max(MAX_OPTIONS).optional(),
});

const figure = z.object({
  id: z.string().min(1).max(64),
  alt: z.string().nullable(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

const table = z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())).min(1) });

const passage = z.object({
  id: z.string().min(1).max(64),
  title: z.string().nullable(),
  text: z.string(),
  table: table.optional(),
  figures: z.array(figure).optional(),
});

const section = z.object({
  name: z.string().min(1),
  instructions: z.string().nullable(),
  questions: z.number().int().positive(),
  seconds: z.number().int().positive().nullable(),
  marking,
  choose: z
    .object({ questions: z.number().int().positive(), counted: z.enum(COUNTED_ANSWERS) })
    .nullable(),
});

const profile = z.object({
  id: z.string().min(1).max(64),
  year: z.number().int(),
  buttons: z.object({
    next: z.string(),
    previous: z.string(),
    mark: z.string(),
    clear: z.string().nullable(),
    submit: z.string(),
  }),
  legend: z.object({
    answered: z.string(),
    visited: z.string(),
    notVisited: z.string(),
    marked: z.string(),
    answeredAndMarked: z.string(),
  }),
  marksAndMoves: z.boolean(),
  calculator: z.enum(CALCULATORS).nullable(),
  keypad: z.boolean(),
  instructions: z.array(z.string()),
});

const snapshotQuestion = z
  .object({
    id: z.string().min(1).max(64),
    version: z.number().int().positive(),
    question: z.string(),
    options: z.array(z.string()).max(MAX_OPTIONS),
    correct: z.number().int().min(-1),
    kind: z.enum(QUESTION_KINDS).optional(),
    correctOptions: z.array(z.number().int().min(0)).min(1).optional(),
    accepted: z
      .array(z.object({ from: decimalText, to: decimalText }))
      .min(1)
      .optional(),
    unit: z.string().optional(),
    table: table.optional(),
    figures: z.array(figure).optional(),
    optionFigures: z.array(figure.nullable()).optional(),
    passage: z.string().optional(),
    marking: marking.optional(),
    award: z.enum(AWARDS).optional(),
    explanation: z.string().nullable(),
    explanationFigures: z.array(figure).optional(),
    subject: z.string().min(1).max(150),
    topic: z.string(),
    difficulty: z.string(),
  })
  .refine(hasKey, {
    path: ['correct'],
    message: 'must be the right options, or the accepted values, of a question of its kind',
  });

type Keyed = Readonly<{
  kind?: QuestionKind | undefined;
  options: readonly string[];
  correct: number;
  correctOptions?: readonly number[] | undefined;
  accepted?: readonly unknown[] | undefined;
}>;

/** Whether the question has the key that its kind needs, among its options. */
function hasKey({ kind = 'single', options, correct, correctOptions, accepted }: Keyed): boolean {
  switch (kind) {
    case 'numeric':
      return accepted !== undefined && options.length === 0;
    case 'multiple':
      return correctOptions?.every((option) => option < options.length) ?? false;
    case 'single':
      return options.length >= MIN_OPTIONS && correct >= 0 && correct < options.length;
  }
}

/** The catalogue's response for one version of a test. It is validated before it is stored. */
export const paperSnapshotSchema = z
  .object({
    testId: z.string().min(1).max(36),
    version: z.number().int().positive(),
    exam: z.object({ _id: z.string().min(1).max(36), name: z.string() }),
    title: z.string(),
    category: z.string(),
    duration: z.number().int().positive().max(86_400),
    marking: z.object({
      correct: fractionText.refine((text) => parsesAbove(text, 0n), 'must be more than 0'),
      wrong: fractionText,
    }),
    opensAt: z.iso.datetime({ offset: true }).nullish(),
    closesAt: z.iso.datetime({ offset: true }).nullish(),
    sections: z.array(section).min(1).optional(),
    passages: z.array(passage).optional(),
    profile: profile.optional(),
    questions: z.array(snapshotQuestion).min(1).max(1000),
  })
  .refine(
    ({ sections, questions }) =>
      !sections || sum(sections.map((one) => one.questions)) === questions.length,
    {
      path: ['sections'],
      message: 'must together have all questions',
    },
  )
  .refine(({ sections, duration }) => isTimed(sections, duration), {
    path: ['sections'],
    message: 'must all have seconds, which add up to the duration, or none of them',
  })
  .refine(hasCommonDenominator, {
    path: ['marking'],
    message: 'must have a common denominator of at most nine digits with all other marks',
  });

function isTimed(
  sections: readonly { readonly seconds: number | null }[] | undefined,
  duration: number,
): boolean {
  const seconds = sections?.flatMap((section) => section.seconds ?? []) ?? [];
  if (seconds.length === 0) return true;
  return seconds.length === sections?.length && sum(seconds) === duration;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

type MarkingText = z.infer<typeof marking>;

/** So that the sum of any marks has a place in its column. */
const MAX_DENOMINATOR = 999_999_999n;

function hasCommonDenominator(paper: {
  readonly marking: MarkingText;
  readonly sections?: readonly { readonly marking: MarkingText }[] | undefined;
  readonly questions: readonly { readonly marking?: MarkingText | undefined }[];
}): boolean {
  const markings = [
    paper.marking,
    ...(paper.sections ?? []).map((one) => one.marking),
    ...paper.questions.flatMap((question) => question.marking ?? []),
  ];
  // Texts that are no fractions are reported where they stand.
  const fractions = [...new Set(markings.flatMap(marksIn))].filter(isFraction).map(parseFraction);
  return commonDenominator(fractions) <= MAX_DENOMINATOR;
}

function marksIn({ correct, wrong, unanswered, partial = [] }: MarkingText): string[] {
  return [correct, wrong, ...(unanswered === undefined ? [] : [unanswered]), ...partial];
}

function parsesAbove(text: string, bound: bigint): boolean {
  return isFraction(text) && parseFraction(text).numerator > bound;
}

export type PaperSnapshot = z.infer<typeof paperSnapshotSchema>;
export type SnapshotQuestion = PaperSnapshot['questions'][number];
