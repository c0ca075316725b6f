import { cleanText } from '@abhyas/service-kit/rules';

/** An answer of the help page as an operator's file has it. */
export interface Answer {
  /** Undefined where the file names none. */
  slug: string | undefined;
  group: string;
  question: string;
  answer: string;
}

/** An answer in a file that cannot be imported: the line on which it starts, and why. */
export interface AnswerProblem {
  line: number;
  reason: string;
}

export const MAX_ANSWERS = 500;
const MAX_LENGTHS = { group: 80, question: 200, answer: 5_000 } as const;
const MAX_SLUG_LENGTH = 80;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** Cleans the texts of an answer: one line each, except for the answer, which may have paragraphs. */
export function cleanAnswer({ slug, group, question, answer }: Answer): Answer {
  return {
    slug,
    group: cleanText(group),
    question: cleanText(question),
    answer: cleanText(
      answer.replaceAll('\r\n', '\n').replace(/\n[^\S\n]*(?:\n[^\S\n]*)+/g, '\n\n'),
    ),
  };
}

/** @returns why a cleaned answer cannot be imported, one sentence each */
export function problemsOf(answer: Answer): string[] {
  const problems: string[] = [];
  for (const field of ['group', 'question', 'answer'] as const) {
    const max = MAX_LENGTHS[field];
    if (answer[field] === '') problems.push(`The ${field} is empty.`);
    else if (answer[field].length > max) {
      problems.push(
        `The ${field} has ${answer[field].length} characters. It can have at most ${max}.`,
      );
    } else if (field !== 'answer' && LINE_BREAK.test(answer[field])) {
      problems.push(`The ${field} has more than one line.`);
    }
  }
  if (answer.slug !== undefined && !isSlug(answer.slug)) {
    problems.push(
      `The name "${answer.slug}" cannot be in an address: use at most ${MAX_SLUG_LENGTH} small letters, digits and single hyphens.`,
    );
  }
  return problems;
}

function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/** A name for the address of an answer, made from its question; `answer` where nothing is left of it. */
export function slugOf(question: string): string {
  const words = question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  const slug = words.slice(0, MAX_SLUG_LENGTH).replace(/^-+|-+$/g, '');
  return slug === '' ? 'answer' : slug;
}
