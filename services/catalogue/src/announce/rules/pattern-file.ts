import { cleanText } from '@abhyas/service-kit/rules';
import { z } from 'zod';
import { deductionOf, readFraction } from './fraction.js';

/** A part of a live test: so many questions of a subject. */
export interface LiveSection {
  subject: string;
  questions: number;
}

/** What a pattern file sets. */
export interface FilePattern {
  minutes: number;
  marking: { correct: string; wrong: string };
  /** In the order of the paper. */
  sections: readonly LiveSection[];
}

export const MAX_MINUTES = 600;
const MAX_QUESTIONS = 200;
const MAX_SUBJECT_LENGTH = 120;

const marks = z.union([z.string(), z.int().nonnegative()]).transform((value, context) => {
  const fraction = readFraction(String(value));
  if (fraction === undefined) context.addIssue('not a fraction');
  return fraction ?? '';
});
const section = z.strictObject({
  subject: z.string().transform(tidy).pipe(z.string().min(1).max(MAX_SUBJECT_LENGTH)),
  questions: z.int().min(1).max(MAX_QUESTIONS),
});
const schema = z.strictObject({
  minutes: z.int().min(1).max(MAX_MINUTES),
  marks: marks.refine((value) => value !== '0'),
  penalty: marks,
  sections: z.array(section).min(1),
});

/** What each field must be, by its path without indexes. */
const RULES: Readonly<Record<string, string>> = {
  '': 'The pattern must be an object with "minutes", "marks", "penalty" and "sections".',
  minutes: `"minutes" must be a whole number from 1 to ${MAX_MINUTES}.`,
  marks: '"marks" must be more than zero: 2 or "3/2".',
  penalty: '"penalty" must be what a wrong answer costs: 0 or "1/3".',
  sections: '"sections" must be a list with at least one object of "subject" and "questions".',
  'sections.subject': `"subject" must be a text of at most ${MAX_SUBJECT_LENGTH} characters.`,
  'sections.questions': `"questions" must be a whole number from 1 to ${MAX_QUESTIONS}.`,
};

/** Reads a pattern (JSON). @returns the pattern, or what is wrong with it: one sentence per line */
export function readPattern(
  text: string,
): { pattern: FilePattern } | { errors: readonly string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { errors: [`It is not JSON: ${error instanceof Error ? error.message : ''}.`] };
  }
  const result = schema.safeParse(json);
  if (!result.success) {
    return { errors: [...new Set(result.error.issues.map(describeIssue))] };
  }
  const { minutes, marks: correct, penalty, sections } = result.data;
  const errors = findSectionErrors(sections);
  if (errors.length > 0) return { errors };
  return { pattern: { minutes, marking: { correct, wrong: deductionOf(penalty) }, sections } };
}

function describeIssue({ path, ...issue }: z.core.$ZodIssue): string {
  const index = path.find((part) => typeof part === 'number');
  const where = index === undefined ? '' : `Section ${index + 1}: `;
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => JSON.stringify(key)).join(', ');
    return `${where}${names} is no field of ${where === '' ? 'a pattern' : 'a section'}.`;
  }
  const rule = RULES[path.filter((part) => typeof part !== 'number').join('.')];
  return `${where}${rule ?? issue.message}`;
}

function findSectionErrors(sections: readonly LiveSection[]): string[] {
  const total = sections.reduce((sum, { questions }) => sum + questions, 0);
  const keys = sections.map(({ subject }) => subjectKey(subject));
  const repeated = sections.filter((_section, index) => keys.indexOf(keys[index] ?? '') < index);
  return [
    ...repeated.map(({ subject }) => `${subject} is in two sections: make it one.`),
    ...(total > MAX_QUESTIONS
      ? [`The sections have ${total} questions. A live test has at most ${MAX_QUESTIONS}.`]
      : []),
  ];
}

function tidy(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Subjects are the same whatever their case and spaces. */
export function subjectKey(subject: string): string {
  return tidy(subject).toLowerCase();
}
