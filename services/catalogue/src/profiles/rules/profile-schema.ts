import { cleanText } from '@abhyas/service-kit/rules';
import { z } from 'zod';
import { readMarks, writeMarks } from '../../patterns/rules/marks.js';
import { CALCULATORS, COUNTED_ANSWERS } from '../../patterns/rules/paper-terms.js';
import { QUESTION_KINDS } from '../../questions/rules/kinds.js';
import type { ExamProfile } from './exam-profile.js';

const MAX_ID_LENGTH = 64;
const MAX_NAME_LENGTH = 120;
const MAX_TITLE_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 500;
const MAX_WORDS_LENGTH = 60;
const MAX_SENTENCE_LENGTH = 500;
const MAX_SENTENCES = 20;
const MAX_SECTIONS = 20;
const MAX_PARTS = 30;
const MAX_QUESTIONS = 300;
const MAX_MINUTES = 600;
const MAX_LANGUAGES = 20;
/** A question has up to eight options, so up to seven of the right ones can be missing. */
const MAX_PARTIAL = 7;
const MIN_YEAR = 1950;
const MAX_YEAR = 2100;

const text = (maxLength: number) =>
  z
    .string()
    .transform((value) => cleanText(value).replace(/\s+/g, ' '))
    .pipe(z.string().min(1).max(maxLength));

const count = z.int().min(1).max(MAX_QUESTIONS);
const minutes = z.int().min(1).max(MAX_MINUTES);

const marks = z.union([z.string(), z.int()]).transform((value, context) => {
  const read = readMarks(String(value));
  if (!read) context.addIssue('not a fraction');
  return read ? writeMarks(read) : '';
});

const marking = z.strictObject({
  correct: marks.refine((value) => /^[1-9]/.test(value)),
  wrong: marks.refine((value) => value === '0' || value.startsWith('-')),
  unanswered: marks.optional(),
  partial: z.array(marks).min(1).max(MAX_PARTIAL).optional(),
});

const part = z.strictObject({
  subject: text(MAX_NAME_LENGTH),
  kind: z.enum(QUESTION_KINDS),
  questions: count,
  marking,
});

const section = z.strictObject({
  name: text(MAX_NAME_LENGTH),
  instructions: text(MAX_SENTENCE_LENGTH).nullable(),
  minutes: minutes.nullable(),
  parts: z.array(part).min(1).max(MAX_PARTS),
  choose: z.strictObject({ questions: count, counted: z.enum(COUNTED_ANSWERS) }).nullable(),
});

const words = text(MAX_WORDS_LENGTH);

const schema: z.ZodType<ExamProfile> = z.strictObject({
  id: z
    .string()
    .max(MAX_ID_LENGTH)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  exam: text(MAX_NAME_LENGTH),
  title: text(MAX_TITLE_LENGTH),
  year: z.int().min(MIN_YEAR).max(MAX_YEAR),
  source: z.strictObject({
    title: text(MAX_TITLE_LENGTH),
    url: z.string().max(MAX_ADDRESS_LENGTH).refine(isHttps),
  }),
  minutes,
  sections: z.array(section).min(1).max(MAX_SECTIONS),
  buttons: z.strictObject({
    next: words,
    previous: words,
    mark: words,
    clear: words.nullable(),
    submit: words,
  }),
  legend: z.strictObject({
    answered: words,
    visited: words,
    notVisited: words,
    marked: words,
    answeredAndMarked: words,
  }),
  marksAndMoves: z.boolean(),
  calculator: z.enum(CALCULATORS).nullable(),
  keypad: z.boolean(),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .min(1)
    .max(MAX_LANGUAGES)
    .refine((codes) => new Set(codes).size === codes.length),
  instructions: z.array(text(MAX_SENTENCE_LENGTH)).max(MAX_SENTENCES),
  totals: z.strictObject({
    questions: count,
    marks: marks.refine((value) => /^[1-9]/.test(value)),
  }),
});

function isHttps(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

const WORDS = `Write the words of the button or state, at most ${MAX_WORDS_LENGTH} characters.`;
const SENTENCE = `Write a text of at most ${MAX_SENTENCE_LENGTH} characters`;
const NAME = `Write a name of at most ${MAX_NAME_LENGTH} characters.`;
const MINUTES = `Write a whole number of minutes from 1 to ${MAX_MINUTES}`;
const COUNT = `Write a whole number from 1 to ${MAX_QUESTIONS}.`;
const OBJECT = 'Write an object with the members that docs/import.md lists.';
const SWITCH = 'Write true or false.';

/** What to write, by `keyOf` the path; for all others, the words of buttons and states. */
const RULES: Readonly<Record<string, string>> = {
  '': OBJECT,
  id: `Write small letters, digits and hyphens, at most ${MAX_ID_LENGTH}, as "jee-main".`,
  exam: NAME,
  title: `Write what its tests are called, at most ${MAX_TITLE_LENGTH} characters.`,
  year: `Write the year of the exam, from ${MIN_YEAR} to ${MAX_YEAR}.`,
  source: 'Write an object with "title" and "url".',
  'source.title': `Name what says so, as the title of the notice, in at most ${MAX_TITLE_LENGTH} characters.`,
  'source.url': 'Write an address that begins with https://.',
  minutes: `${MINUTES}.`,
  sections: `Write a list of 1 to ${MAX_SECTIONS} sections.`,
  'sections[]': OBJECT,
  'sections.name': NAME,
  'sections.instructions': `${SENTENCE}, or null.`,
  'sections.minutes': `${MINUTES} for a locked section, or null.`,
  'sections.parts': `Write a list of 1 to ${MAX_PARTS} parts.`,
  'sections.parts[]': OBJECT,
  'sections.parts.subject': NAME,
  'sections.parts.kind': `Write one of ${QUESTION_KINDS.map((kind) => `"${kind}"`).join(', ')}.`,
  'sections.parts.questions': COUNT,
  'sections.parts.marking': 'Write an object with "correct" and "wrong".',
  'sections.parts.marking.correct': 'Write more than zero, as 4 or "1/2".',
  'sections.parts.marking.wrong': 'Write zero or less, as 0, -1 or "-1/3".',
  'sections.parts.marking.unanswered': 'Write marks, as 0 or "-1/10", or leave it out.',
  'sections.parts.marking.partial': `Write a list of 1 to ${MAX_PARTIAL} marks, as [1, 2, 3], or leave it out.`,
  'sections.parts.marking.partial[]': 'Write marks, as 2 or "1/2".',
  'sections.choose': 'Write an object with "questions" and "counted", or null.',
  'sections.choose.questions': COUNT,
  'sections.choose.counted': `Write one of ${COUNTED_ANSWERS.map((rule) => `"${rule}"`).join(', ')}.`,
  buttons: OBJECT,
  'buttons.clear': `${WORDS.slice(0, -1)}, or null where the exam has no such button.`,
  legend: OBJECT,
  marksAndMoves: SWITCH,
  calculator: `Write one of ${CALCULATORS.map((name) => `"${name}"`).join(', ')}, or null.`,
  keypad: SWITCH,
  languages: 'Write a list of different codes, as ["en", "hi"].',
  'languages[]': 'Write a code of two or three small letters, as "en".',
  instructions: `Write a list of at most ${MAX_SENTENCES} sentences.`,
  'instructions[]': `${SENTENCE}.`,
  totals: 'Write an object with "questions" and "marks".',
  'totals.questions': COUNT,
  'totals.marks': 'Write the maximum marks, more than zero, as 300 or "201/2".',
};

/** Reads a profile's value. @returns the profile, or one sentence for each thing to correct, with its path */
export function parseProfile(
  value: unknown,
): { profile: ExamProfile } | { errors: readonly string[] } {
  const result = schema.safeParse(value);
  if (result.success) return { profile: result.data };
  return { errors: [...new Set(result.error.issues.map(describeIssue))] };
}

function describeIssue({ path, ...issue }: z.core.$ZodIssue): string {
  const place = formatPath(path);
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => JSON.stringify(key.slice(0, MAX_WORDS_LENGTH)));
    return `${place}: Remove ${names.join(', ')}: no such member is known here.`;
  }
  return `${place}: ${RULES[keyOf(path)] ?? WORDS}`;
}

/** The path without the indexes of lists; an item of a list ends with `[]`. */
function keyOf(path: readonly PropertyKey[]): string {
  const names = path.filter((step) => typeof step === 'string').join('.');
  return typeof path.at(-1) === 'number' ? `${names}[]` : names;
}

/** A place in a profile, as `sections[1].parts[0].questions`. */
function formatPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'profile';
  return path.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}[${step}]`;
    return place === '' ? String(step) : `${place}.${String(step)}`;
  }, '');
}
